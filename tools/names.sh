#!/bin/sh
# Prints the macros that wait while a header is read, from the one list of #undef lines in src/public/names_aside.h: saved before that
# list, and back in src/public/names_back.h. Without an argument it writes both parts; --check says whether they are so.
cd "$(dirname "$0")/../src/public" || exit 1
names=$(sed -n 's/^#undef //p' names_aside.h)

pragmas() { # push or pop: as many as a line of 120 holds
    echo "$names" | awk -v kind="$1" '{ one = "_Pragma(\"" kind "_macro(\\\"" $1 "\\\")\")" }
        line != "" && length(line " " one) > 120 { print line; line = "" }
        { line = line (line == "" ? "" : " ") one }
        END { print line }'
}
printed() { # a part by its first comment
    sed '/^_Pragma/,$d' "$1"
    case $1 in
    names_aside.h) pragmas push && echo "$names" | sed 's/^/#undef /' ;;
    names_back.h) pragmas pop ;;
    esac
}

for part in names_aside.h names_back.h; do
    text=$(printed $part)
    if [ "$1" != --check ]; then echo "$text" >$part
    elif [ "$text" != "$(cat $part)" ]; then echo "src/public/$part: is not what tools/names.sh prints" && exit 1
    fi
done

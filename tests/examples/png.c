/* png IN OUT: reads a PNG by examples/png.h and writes it again; 1 where it cannot be read. */
#include "../../examples/png.h"

int main(int count, char **argument)
{
    png_image image;
    if (count != 3 || !png_read(argument[1], &image)) return 1;
    bool done = png_write(argument[2], &image);
    free(image.pixels);
    return done ? 0 : 2;
}

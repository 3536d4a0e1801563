# The targets of mapfn, wherever its headers lie: ../mapfn.h of a source tree, or an installed include directory.
# Included with mapfn_include_dir set; mapfn_components says which of omp, cuda, mpi are wanted.
#     mapfn::mapfn   the headers: sequential maps, mathematics. They check their arrays also where CMAKE_BUILD_TYPE defines NDEBUG, as
#                    Release does, unless MAPFN_CHECKS is OFF: then NDEBUG decides
#     mapfn::omp     + the flags of OpenMP, for C, C++ and CUDA
#     mapfn::cuda    for programs with .cu files: enable the language CUDA, and put the definitions' header into one of them
#     mapfn::mpi     + MPI::MPI_C, or MPI::MPI_CXX in projects without C; with mapfn::omp beside it ranks use their cores
if(NOT TARGET mapfn::mapfn)
    add_library(mapfn::mapfn INTERFACE IMPORTED GLOBAL)
    set_target_properties(mapfn::mapfn PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${mapfn_include_dir}")
    if(NOT DEFINED MAPFN_CHECKS OR MAPFN_CHECKS)
        set_target_properties(mapfn::mapfn PROPERTIES INTERFACE_COMPILE_DEFINITIONS MAPFN_CHECKS=1)
    endif()
endif()

if(cuda IN_LIST mapfn_components AND EXISTS "${mapfn_include_dir}/mapfn_cuda.h" AND NOT TARGET mapfn::cuda)
    add_library(mapfn::cuda INTERFACE IMPORTED GLOBAL)
    set_target_properties(mapfn::cuda PROPERTIES INTERFACE_LINK_LIBRARIES mapfn::mapfn)
endif()

# What FindOpenMP finds is copied: its own targets are not visible in the directory above, where FetchContent's user is.
if(omp IN_LIST mapfn_components AND EXISTS "${mapfn_include_dir}/mapfn_omp.h" AND NOT TARGET mapfn::omp)
    get_property(mapfn_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
    set(mapfn_omp_flags "")
    set(mapfn_omp_libraries "")
    foreach(mapfn_language IN ITEMS C CXX)
        if(mapfn_language IN_LIST mapfn_languages)
            find_package(OpenMP QUIET COMPONENTS ${mapfn_language})
            if(OpenMP_${mapfn_language}_FOUND)
                separate_arguments(mapfn_flags UNIX_COMMAND "${OpenMP_${mapfn_language}_FLAGS}")
                list(APPEND mapfn_omp_flags "$<$<COMPILE_LANGUAGE:${mapfn_language}>:${mapfn_flags}>"
                     "$<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=${mapfn_flags}>")
                list(APPEND mapfn_omp_libraries ${OpenMP_${mapfn_language}_LIBRARIES})
            endif()
        endif()
    endforeach()
    if(mapfn_omp_flags)
        list(REMOVE_DUPLICATES mapfn_omp_flags)
        list(REMOVE_DUPLICATES mapfn_omp_libraries)
        add_library(mapfn::omp INTERFACE IMPORTED GLOBAL)
        set_target_properties(mapfn::omp PROPERTIES INTERFACE_COMPILE_OPTIONS "${mapfn_omp_flags}"
                              INTERFACE_LINK_LIBRARIES "mapfn::mapfn;${mapfn_omp_libraries}")
    endif()
endif()

# MPI's target is linked, not copied: it must be visible in the directory above, unless that found it by itself.
if(mpi IN_LIST mapfn_components AND EXISTS "${mapfn_include_dir}/mapfn_mpi.h" AND NOT TARGET mapfn::mpi)
    get_property(mapfn_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
    set(mapfn_language CXX)
    if(C IN_LIST mapfn_languages)
        set(mapfn_language C)
    endif()
    if(mapfn_language IN_LIST mapfn_languages AND NOT TARGET MPI::MPI_${mapfn_language})
        find_package(MPI QUIET COMPONENTS ${mapfn_language})
        if(TARGET MPI::MPI_${mapfn_language})
            set_target_properties(MPI::MPI_${mapfn_language} PROPERTIES IMPORTED_GLOBAL TRUE)
        endif()
    endif()
    if(TARGET MPI::MPI_${mapfn_language})
        add_library(mapfn::mpi INTERFACE IMPORTED GLOBAL)
        set_target_properties(mapfn::mpi PROPERTIES INTERFACE_LINK_LIBRARIES "mapfn::mapfn;MPI::MPI_${mapfn_language}")
    endif()
endif()

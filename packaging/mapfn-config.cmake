# find_package(mapfn 0.3)                          mapfn::mapfn, and mapfn::omp and mapfn::cuda where possible
# find_package(mapfn 0.3 REQUIRED COMPONENTS omp)  mapfn::mapfn and mapfn::omp, or an error
# find_package(mapfn 0.3 REQUIRED COMPONENTS mpi)  likewise mapfn::mpi, for which MPI is looked for only where it is asked for
get_filename_component(mapfn_include_dir "${CMAKE_CURRENT_LIST_DIR}/../../../include" ABSOLUTE)
set(mapfn_components omp cuda)
if(mapfn_FIND_COMPONENTS)
    set(mapfn_components ${mapfn_FIND_COMPONENTS})
endif()
include("${CMAKE_CURRENT_LIST_DIR}/mapfn-targets.cmake")

foreach(mapfn_component IN LISTS mapfn_FIND_COMPONENTS)
    if(TARGET mapfn::${mapfn_component})
        set(mapfn_${mapfn_component}_FOUND TRUE)
    elseif(mapfn_FIND_REQUIRED_${mapfn_component})
        set(mapfn_FOUND FALSE)
        set(mapfn_NOT_FOUND_MESSAGE "mapfn has no component `${mapfn_component}' here: there are omp (the language C or C++, and a compiler \
with OpenMP: for clang, the package libomp-dev), cuda (mapfn_cuda.h installed) and mpi (the language C or C++, and an MPI: the packages \
libopenmpi-dev or libmpich-dev)")
    endif()
endforeach()

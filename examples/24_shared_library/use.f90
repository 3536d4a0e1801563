! The maps of libsignal.so from Fortran. A Fortran array of shape (width, n) is n rows of width values.
!
! Run:   gcc -O2 -shared -fPIC examples/24_shared_library/signal.c -o libsignal.so
!        gfortran -O2 examples/24_shared_library/use.f90 ./libsignal.so && ./a.out
program use_signal
    use, intrinsic :: iso_c_binding
    use, intrinsic :: iso_fortran_env, only: error_unit, int64
    implicit none

    type, bind(c) :: failure_type
        integer(c_size_t) :: index
        integer(c_int) :: code
    end type

    interface
        integer(c_int) function scale_map(n, out, x, factor) bind(c)
            import :: c_int, c_size_t, c_double
            integer(c_size_t), value :: n
            real(c_double) :: out(*)
            real(c_double), intent(in) :: x(*)
            real(c_double), value :: factor
        end function
        integer(c_int) function energy_map(n, out, frame, width) bind(c)
            import :: c_int, c_size_t, c_double
            integer(c_size_t), value :: n, width
            real(c_double) :: out(*)
            real(c_double), intent(in) :: frame(width, *)
        end function
        integer(c_int) function decibel_map(n, power, level, failure) bind(c)
            import :: c_int, c_size_t, c_double, failure_type
            integer(c_size_t), value :: n
            real(c_double), intent(in) :: power(*)
            real(c_double), intent(inout) :: level(*)
            type(failure_type) :: failure
        end function
        type(c_ptr) function signal_explain() bind(c)
            import :: c_ptr
        end function
        integer(c_size_t) function strlen(text) bind(c)
            import :: c_size_t, c_ptr
            type(c_ptr), value :: text
        end function
    end interface

    real(c_double) :: x(8), scaled(8), energies(2), levels(8)
    real(c_double), allocatable :: big(:), out(:)
    type(failure_type) :: failure
    type(c_ptr) :: text
    character(kind=c_char), pointer :: words(:)
    integer(c_int) :: status
    integer :: i
    integer(int64) :: first, second, third, rate
    integer, parameter :: n = 1000000

    x = [(real(i - 1, c_double), i = 1, 8)]
    levels = 0
    if (scale_map(8_c_size_t, scaled, x, 0.5_c_double) /= 0) error stop "scale_map"
    print '(a,8(1x,f3.1))', 'scaled ', scaled
    if (energy_map(2_c_size_t, energies, x, 4_c_size_t) /= 0) error stop "energy_map"
    print '(a,8(1x,f0.1))', 'energy ', energies
    status = decibel_map(8_c_size_t, x, levels, failure)
    print '(a,8(1x,f3.1))', 'decibel', levels
    print '(a,i0,a,i0,a,i0)', 'status ', status, ': element ', failure%index, ' has code ', failure%code
    text = signal_explain()
    call c_f_pointer(text, words, [strlen(text)])
    print '(*(a))', words

    allocate(big(n), out(n))
    big = 1
    out = 0
    call system_clock(first, rate)
    status = scale_map(int(n, c_size_t), out, big, 0.5_c_double)
    call system_clock(second)
    do i = 1, n
        out(i) = 0.5_c_double * big(i)
    end do
    call system_clock(third)
    write (error_unit, '(a,f0.2,a,f0.2,a)') 'map ', 1e3 * real(second - first) / real(rate), ' ms, plain loop ', &
        1e3 * real(third - second) / real(rate), ' ms'
end program

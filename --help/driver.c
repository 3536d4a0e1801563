#include "bench/flags/driver.h"
DECLARE(copy_f32)
DECLARE(copy_f64)
DECLARE(copy_u8)
DECLARE(copy_i16f32)
DECLARE(copy_i32)
DECLARE(copy_float3)
DECLARE(copy_byte4)
DECLARE(copy_row16)
DECLARE(copy_rowD)
DECLARE(copy_inplace)
DECLARE(copy_inout)
DECLARE(copy_of)
DECLARE(copy_strided1)
DECLARE(copy_strided3)
DECLARE(scale_f32)
DECLARE(scale_f64)
DECLARE(scale_u8)
DECLARE(scale_i16f32)
DECLARE(scale_i32)
DECLARE(scale_float3)
DECLARE(scale_byte4)
DECLARE(scale_row16)
DECLARE(scale_rowD)
DECLARE(scale_inplace)
DECLARE(scale_inout)
DECLARE(scale_of)
DECLARE(scale_strided1)
DECLARE(scale_strided3)
DECLARE(add_f32)
DECLARE(add_f64)
DECLARE(add_u8)
DECLARE(add_i16f32)
DECLARE(add_i32)
DECLARE(add_float3)
DECLARE(add_byte4)
DECLARE(add_row16)
DECLARE(add_rowD)
DECLARE(add_inplace)
DECLARE(add_inout)
DECLARE(add_of)
DECLARE(add_strided1)
DECLARE(add_strided3)
DECLARE(axpy_f32)
DECLARE(axpy_f64)
DECLARE(axpy_u8)
DECLARE(axpy_i16f32)
DECLARE(axpy_i32)
DECLARE(axpy_float3)
DECLARE(axpy_byte4)
DECLARE(axpy_row16)
DECLARE(axpy_rowD)
DECLARE(axpy_inplace)
DECLARE(axpy_inout)
DECLARE(axpy_of)
DECLARE(axpy_strided1)
DECLARE(axpy_strided3)
DECLARE(polynomial_f32)
DECLARE(polynomial_f64)
DECLARE(polynomial_u8)
DECLARE(polynomial_i16f32)
DECLARE(polynomial_i32)
DECLARE(polynomial_float3)
DECLARE(polynomial_byte4)
DECLARE(polynomial_row16)
DECLARE(polynomial_rowD)
DECLARE(polynomial_inplace)
DECLARE(polynomial_inout)
DECLARE(polynomial_of)
DECLARE(polynomial_strided1)
DECLARE(polynomial_strided3)
DECLARE(divide_f32)
DECLARE(divide_f64)
DECLARE(divide_u8)
DECLARE(divide_i16f32)
DECLARE(divide_i32)
DECLARE(divide_float3)
DECLARE(divide_byte4)
DECLARE(divide_row16)
DECLARE(divide_rowD)
DECLARE(divide_inplace)
DECLARE(divide_inout)
DECLARE(divide_of)
DECLARE(divide_strided1)
DECLARE(divide_strided3)
DECLARE(sqrt_f32)
DECLARE(sqrt_f64)
DECLARE(sqrt_u8)
DECLARE(sqrt_i16f32)
DECLARE(sqrt_i32)
DECLARE(sqrt_float3)
DECLARE(sqrt_byte4)
DECLARE(sqrt_row16)
DECLARE(sqrt_rowD)
DECLARE(sqrt_inplace)
DECLARE(sqrt_inout)
DECLARE(sqrt_of)
DECLARE(sqrt_strided1)
DECLARE(sqrt_strided3)
DECLARE(exp_f32)
DECLARE(exp_f64)
DECLARE(exp_u8)
DECLARE(exp_i16f32)
DECLARE(exp_i32)
DECLARE(exp_float3)
DECLARE(exp_byte4)
DECLARE(exp_row16)
DECLARE(exp_rowD)
DECLARE(exp_inplace)
DECLARE(exp_inout)
DECLARE(exp_of)
DECLARE(exp_strided1)
DECLARE(exp_strided3)
DECLARE(log_f32)
DECLARE(log_f64)
DECLARE(log_u8)
DECLARE(log_i16f32)
DECLARE(log_i32)
DECLARE(log_float3)
DECLARE(log_byte4)
DECLARE(log_row16)
DECLARE(log_rowD)
DECLARE(log_inplace)
DECLARE(log_inout)
DECLARE(log_of)
DECLARE(log_strided1)
DECLARE(log_strided3)
DECLARE(pow_f32)
DECLARE(pow_f64)
DECLARE(pow_u8)
DECLARE(pow_i16f32)
DECLARE(pow_i32)
DECLARE(pow_float3)
DECLARE(pow_byte4)
DECLARE(pow_row16)
DECLARE(pow_rowD)
DECLARE(pow_inplace)
DECLARE(pow_inout)
DECLARE(pow_of)
DECLARE(pow_strided1)
DECLARE(pow_strided3)
DECLARE(sin_f32)
DECLARE(sin_f64)
DECLARE(sin_u8)
DECLARE(sin_i16f32)
DECLARE(sin_i32)
DECLARE(sin_float3)
DECLARE(sin_byte4)
DECLARE(sin_row16)
DECLARE(sin_rowD)
DECLARE(sin_inplace)
DECLARE(sin_inout)
DECLARE(sin_of)
DECLARE(sin_strided1)
DECLARE(sin_strided3)
DECLARE(tanh_f32)
DECLARE(tanh_f64)
DECLARE(tanh_u8)
DECLARE(tanh_i16f32)
DECLARE(tanh_i32)
DECLARE(tanh_float3)
DECLARE(tanh_byte4)
DECLARE(tanh_row16)
DECLARE(tanh_rowD)
DECLARE(tanh_inplace)
DECLARE(tanh_inout)
DECLARE(tanh_of)
DECLARE(tanh_strided1)
DECLARE(tanh_strided3)
DECLARE(clamp_f32)
DECLARE(clamp_f64)
DECLARE(clamp_u8)
DECLARE(clamp_i16f32)
DECLARE(clamp_i32)
DECLARE(clamp_float3)
DECLARE(clamp_byte4)
DECLARE(clamp_row16)
DECLARE(clamp_rowD)
DECLARE(clamp_inplace)
DECLARE(clamp_inout)
DECLARE(clamp_of)
DECLARE(clamp_strided1)
DECLARE(clamp_strided3)
DECLARE(select_f32)
DECLARE(select_f64)
DECLARE(select_u8)
DECLARE(select_i16f32)
DECLARE(select_i32)
DECLARE(select_float3)
DECLARE(select_byte4)
DECLARE(select_row16)
DECLARE(select_rowD)
DECLARE(select_inplace)
DECLARE(select_inout)
DECLARE(select_of)
DECLARE(select_strided1)
DECLARE(select_strided3)
DECLARE(branch_f32)
DECLARE(branch_f64)
DECLARE(branch_u8)
DECLARE(branch_i16f32)
DECLARE(branch_i32)
DECLARE(branch_float3)
DECLARE(branch_byte4)
DECLARE(branch_row16)
DECLARE(branch_rowD)
DECLARE(branch_inplace)
DECLARE(branch_inout)
DECLARE(branch_of)
DECLARE(branch_strided1)
DECLARE(branch_strided3)
DECLARE(hash_f32)
DECLARE(hash_f64)
DECLARE(hash_u8)
DECLARE(hash_i16f32)
DECLARE(hash_i32)
DECLARE(hash_float3)
DECLARE(hash_byte4)
DECLARE(hash_row16)
DECLARE(hash_rowD)
DECLARE(hash_inplace)
DECLARE(hash_inout)
DECLARE(hash_of)
DECLARE(hash_strided1)
DECLARE(hash_strided3)
DECLARE(saturate_f32)
DECLARE(saturate_f64)
DECLARE(saturate_u8)
DECLARE(saturate_i16f32)
DECLARE(saturate_i32)
DECLARE(saturate_float3)
DECLARE(saturate_byte4)
DECLARE(saturate_row16)
DECLARE(saturate_rowD)
DECLARE(saturate_inplace)
DECLARE(saturate_inout)
DECLARE(saturate_of)
DECLARE(saturate_strided1)
DECLARE(saturate_strided3)
DECLARE(convert_f32)
DECLARE(convert_f64)
DECLARE(convert_u8)
DECLARE(convert_i16f32)
DECLARE(convert_i32)
DECLARE(convert_float3)
DECLARE(convert_byte4)
DECLARE(convert_row16)
DECLARE(convert_rowD)
DECLARE(convert_inplace)
DECLARE(convert_inout)
DECLARE(convert_of)
DECLARE(convert_strided1)
DECLARE(convert_strided3)
DECLARE(dot_f32)
DECLARE(dot_f64)
DECLARE(dot_u8)
DECLARE(dot_i16f32)
DECLARE(dot_i32)
DECLARE(dot_float3)
DECLARE(dot_byte4)
DECLARE(dot_row16)
DECLARE(dot_rowD)
DECLARE(dot_inplace)
DECLARE(dot_inout)
DECLARE(dot_of)
DECLARE(dot_strided1)
DECLARE(dot_strided3)
DECLARE(two_f32)
DECLARE(two_f64)
DECLARE(two_u8)
DECLARE(two_i16f32)
DECLARE(two_i32)
DECLARE(two_float3)
DECLARE(two_byte4)
DECLARE(two_row16)
DECLARE(two_rowD)
DECLARE(two_inplace)
DECLARE(two_inout)
DECLARE(two_of)
DECLARE(two_strided1)
DECLARE(two_strided3)
DECLARE(helper_f32)
DECLARE(helper_f64)
DECLARE(helper_u8)
DECLARE(helper_i16f32)
DECLARE(helper_i32)
DECLARE(helper_float3)
DECLARE(helper_byte4)
DECLARE(helper_row16)
DECLARE(helper_rowD)
DECLARE(helper_inplace)
DECLARE(helper_inout)
DECLARE(helper_of)
DECLARE(helper_strided1)
DECLARE(helper_strided3)
#ifdef __cplusplus
DECLARE(lambda_f32)
#endif
#ifdef __cplusplus
DECLARE(lambda_f64)
#endif
#ifdef __cplusplus
DECLARE(lambda_u8)
#endif
#ifdef __cplusplus
DECLARE(lambda_i16f32)
#endif
#ifdef __cplusplus
DECLARE(lambda_i32)
#endif
#ifdef __cplusplus
DECLARE(lambda_float3)
#endif
#ifdef __cplusplus
DECLARE(lambda_byte4)
#endif
#ifdef __cplusplus
DECLARE(lambda_row16)
#endif
#ifdef __cplusplus
DECLARE(lambda_rowD)
#endif
#ifdef __cplusplus
DECLARE(lambda_inplace)
#endif
#ifdef __cplusplus
DECLARE(lambda_inout)
#endif
#ifdef __cplusplus
DECLARE(lambda_of)
#endif
#ifdef __cplusplus
DECLARE(lambda_strided1)
#endif
#ifdef __cplusplus
DECLARE(lambda_strided3)
#endif
DECLARE(sum_row16)
DECLARE(sum_rowD)
DECLARE(softmax_row16)
DECLARE(softmax_rowD)
DECLARE(attenuate)
DECLARE(gray_pixel)
DECLARE(luma_of_pixel)
DECLARE(luma_of_three)
DECLARE(to_four)
DECLARE(to_three)
DECLARE(swap_ends)
DECLARE(unpack_565)
DECLARE(merge_planes)
DECLARE(split_planes)
DECLARE(two_sums)
DECLARE(put_alpha)
DECLARE(luma_pair)
DECLARE(six_turned)
DECLARE(deep_pixel)
DECLARE(length3)
DECLARE(cross3)
DECLARE(scale3)
DECLARE(add4)
DECLARE(blend4)
DECLARE(product2)
DECLARE(square2)
DECLARE(turn_odd)
DECLARE(three_of_eight)
DECLARE(all_of_eight)
DECLARE(expensive_of_six)
DECLARE(two_of_eight)
DECLARE(eight_changed)
DECLARE(eight_made)
DECLARE(row_of_eight)
DECLARE(row_of_two_bytes)
DECLARE(row_of_four_bytes)
DECLARE(row_dot_four)
DECLARE(add_if)
DECLARE(one_or_other)
DECLARE(greater_kept)
DECLARE(both_if)
DECLARE(second_test)
DECLARE(nested_if)
DECLARE(either_then)
DECLARE(compared)
DECLARE(store_if)
DECLARE(chosen)
DECLARE(early_return)
DECLARE(ramp_int)
DECLARE(ramp_uint)
DECLARE(hashed_index)
DECLARE(odd_ones)
DECLARE(before_or_behind)
DECLARE(index_of_index)
DECLARE(backwards)
const cell cells[] = {
    CELL(copy_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(copy_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(copy_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(copy_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(copy_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(copy_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(copy_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(copy_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(copy_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(copy_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(copy_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(copy_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(copy_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(copy_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(scale_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(scale_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(scale_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(scale_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(scale_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(scale_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(scale_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(scale_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(scale_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(scale_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(scale_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(scale_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(scale_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(scale_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(add_f32, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(add_f64, 1365, 1365, 'd', 'd', 0, 1365),
    CELL(add_u8, 10922, 10922, 'b', 'b', 0, 10922),
    CELL(add_i16f32, 4096, 4096, 's', 'f', 0, 4096),
    CELL(add_i32, 2730, 2730, 'i', 'i', 0, 2730),
    CELL(add_float3, 910, 2730, 'f', 'f', 0, 2730),
    CELL(add_byte4, 2730, 8190, 'b', 'b', 0, 10920),
    CELL(add_row16, 170, 2720, 'f', 'f', 0, 2720),
    CELL(add_rowD, 56, 2688, 'f', 'f', 0, 2688),
    CELL(add_inplace, 4096, 4096, 'f', 'f', 2, 4096),
    CELL(add_inout, 4096, 4096, 'f', 'f', 2, 4096),
    CELL(add_of, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(add_strided1, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(add_strided3, 910, 910, 'f', 'f', 0, 2730),
    CELL(axpy_f32, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(axpy_f64, 1365, 1365, 'd', 'd', 0, 1365),
    CELL(axpy_u8, 10922, 10922, 'b', 'b', 0, 10922),
    CELL(axpy_i16f32, 4096, 4096, 's', 'f', 0, 4096),
    CELL(axpy_i32, 2730, 2730, 'i', 'i', 0, 2730),
    CELL(axpy_float3, 910, 2730, 'f', 'f', 0, 2730),
    CELL(axpy_byte4, 2730, 8190, 'b', 'b', 0, 10920),
    CELL(axpy_row16, 170, 2720, 'f', 'f', 0, 2720),
    CELL(axpy_rowD, 56, 2688, 'f', 'f', 0, 2688),
    CELL(axpy_inplace, 4096, 4096, 'f', 'f', 2, 4096),
    CELL(axpy_inout, 4096, 4096, 'f', 'f', 2, 4096),
    CELL(axpy_of, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(axpy_strided1, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(axpy_strided3, 910, 910, 'f', 'f', 0, 2730),
    CELL(polynomial_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(polynomial_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(polynomial_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(polynomial_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(polynomial_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(polynomial_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(polynomial_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(polynomial_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(polynomial_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(polynomial_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(polynomial_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(polynomial_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(polynomial_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(polynomial_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(divide_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(divide_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(divide_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(divide_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(divide_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(divide_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(divide_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(divide_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(divide_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(divide_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(divide_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(divide_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(divide_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(divide_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(sqrt_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sqrt_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(sqrt_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(sqrt_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(sqrt_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(sqrt_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(sqrt_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(sqrt_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(sqrt_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(sqrt_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(sqrt_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(sqrt_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sqrt_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sqrt_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(exp_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(exp_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(exp_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(exp_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(exp_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(exp_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(exp_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(exp_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(exp_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(exp_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(exp_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(exp_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(exp_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(exp_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(log_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(log_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(log_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(log_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(log_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(log_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(log_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(log_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(log_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(log_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(log_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(log_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(log_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(log_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(pow_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(pow_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(pow_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(pow_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(pow_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(pow_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(pow_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(pow_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(pow_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(pow_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(pow_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(pow_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(pow_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(pow_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(sin_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sin_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(sin_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(sin_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(sin_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(sin_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(sin_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(sin_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(sin_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(sin_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(sin_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(sin_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sin_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(sin_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(tanh_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(tanh_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(tanh_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(tanh_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(tanh_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(tanh_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(tanh_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(tanh_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(tanh_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(tanh_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(tanh_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(tanh_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(tanh_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(tanh_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(clamp_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(clamp_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(clamp_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(clamp_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(clamp_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(clamp_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(clamp_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(clamp_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(clamp_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(clamp_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(clamp_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(clamp_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(clamp_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(clamp_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(select_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(select_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(select_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(select_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(select_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(select_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(select_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(select_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(select_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(select_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(select_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(select_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(select_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(select_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(branch_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(branch_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(branch_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(branch_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(branch_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(branch_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(branch_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(branch_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(branch_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(branch_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(branch_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(branch_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(branch_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(branch_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(hash_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(hash_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(hash_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(hash_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(hash_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(hash_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(hash_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(hash_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(hash_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(hash_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(hash_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(hash_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(hash_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(hash_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(saturate_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(saturate_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(saturate_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(saturate_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(saturate_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(saturate_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(saturate_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(saturate_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(saturate_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(saturate_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(saturate_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(saturate_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(saturate_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(saturate_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(convert_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(convert_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(convert_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(convert_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(convert_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(convert_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(convert_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(convert_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(convert_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(convert_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(convert_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(convert_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(convert_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(convert_strided3, 1365, 1365, 'f', 'f', 0, 4095),
    CELL(dot_f32, 1170, 1170, 'f', 'f', 0, 1170),
    CELL(dot_f64, 585, 585, 'd', 'd', 0, 585),
    CELL(dot_u8, 4681, 4681, 'b', 'b', 0, 4681),
    CELL(dot_i16f32, 2048, 2048, 's', 'f', 0, 2048),
    CELL(dot_i32, 1170, 1170, 'i', 'i', 0, 1170),
    CELL(dot_float3, 1170, 3510, 'f', 'f', 0, 1170),
    CELL(dot_byte4, 4681, 14043, 'b', 'b', 0, 4681),
    CELL(dot_row16, 248, 3968, 'f', 'f', 0, 248),
    CELL(dot_rowD, 84, 4032, 'f', 'f', 0, 84),
    CELL(dot_inplace, 1365, 1365, 'f', 'f', 0, 1365),
    CELL(dot_inout, 1365, 1365, 'f', 'f', 2, 4095),
    CELL(dot_of, 1170, 1170, 'f', 'f', 0, 1170),
    CELL(dot_strided1, 1170, 1170, 'f', 'f', 0, 1170),
    CELL(dot_strided3, 390, 390, 'f', 'f', 0, 1170),
    CELL(two_f32, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(two_f64, 1365, 1365, 'd', 'd', 0, 1365),
    CELL(two_u8, 10922, 10922, 'b', 'b', 0, 10922),
    CELL(two_i16f32, 3276, 3276, 's', 'f', 0, 3276),
    CELL(two_i32, 2730, 2730, 'i', 'i', 0, 2730),
    CELL(two_float3, 910, 2730, 'f', 'f', 0, 2730),
    CELL(two_byte4, 2730, 8190, 'b', 'b', 0, 10920),
    CELL(two_row16, 170, 2720, 'f', 'f', 0, 2720),
    CELL(two_rowD, 56, 2688, 'f', 'f', 0, 2688),
    CELL(two_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(two_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(two_of, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(two_strided1, 2730, 2730, 'f', 'f', 0, 2730),
    CELL(two_strided3, 910, 910, 'f', 'f', 0, 2730),
    CELL(helper_f32, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(helper_f64, 2048, 2048, 'd', 'd', 0, 2048),
    CELL(helper_u8, 16384, 16384, 'b', 'b', 0, 16384),
    CELL(helper_i16f32, 5461, 5461, 's', 'f', 0, 5461),
    CELL(helper_i32, 4096, 4096, 'i', 'i', 0, 4096),
    CELL(helper_float3, 1365, 4095, 'f', 'f', 0, 4095),
    CELL(helper_byte4, 4096, 12288, 'b', 'b', 0, 16384),
    CELL(helper_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(helper_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(helper_inplace, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(helper_inout, 8192, 8192, 'f', 'f', 2, 8192),
    CELL(helper_of, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(helper_strided1, 4096, 4096, 'f', 'f', 0, 4096),
    CELL(helper_strided3, 1365, 1365, 'f', 'f', 0, 4095),
#ifdef __cplusplus
    CELL(lambda_f32, 4096, 4096, 'f', 'f', 0, 4096),
#endif
#ifdef __cplusplus
    CELL(lambda_f64, 2048, 2048, 'd', 'd', 0, 2048),
#endif
#ifdef __cplusplus
    CELL(lambda_u8, 16384, 16384, 'b', 'b', 0, 16384),
#endif
#ifdef __cplusplus
    CELL(lambda_i16f32, 5461, 5461, 's', 'f', 0, 5461),
#endif
#ifdef __cplusplus
    CELL(lambda_i32, 4096, 4096, 'i', 'i', 0, 4096),
#endif
#ifdef __cplusplus
    CELL(lambda_float3, 1365, 4095, 'f', 'f', 0, 4095),
#endif
#ifdef __cplusplus
    CELL(lambda_byte4, 4096, 12288, 'b', 'b', 0, 16384),
#endif
#ifdef __cplusplus
    CELL(lambda_row16, 256, 4096, 'f', 'f', 0, 4096),
#endif
#ifdef __cplusplus
    CELL(lambda_rowD, 85, 4080, 'f', 'f', 0, 4080),
#endif
#ifdef __cplusplus
    CELL(lambda_inplace, 8192, 8192, 'f', 'f', 2, 8192),
#endif
#ifdef __cplusplus
    CELL(lambda_inout, 8192, 8192, 'f', 'f', 2, 8192),
#endif
#ifdef __cplusplus
    CELL(lambda_of, 4096, 4096, 'f', 'f', 0, 4096),
#endif
#ifdef __cplusplus
    CELL(lambda_strided1, 4096, 4096, 'f', 'f', 0, 4096),
#endif
#ifdef __cplusplus
    CELL(lambda_strided3, 1365, 1365, 'f', 'f', 0, 4095),
#endif
    CELL(sum_row16, 481, 7696, 'f', 'f', 0, 481),
    CELL(sum_rowD, 167, 8016, 'f', 'f', 0, 167),
    CELL(softmax_row16, 256, 4096, 'f', 'f', 0, 4096),
    CELL(softmax_rowD, 85, 4080, 'f', 'f', 0, 4080),
    CELL(attenuate, 800, 800, 'b', 'b', 0, 3200),
    CELL(gray_pixel, 800, 800, 'b', 'b', 0, 3200),
    CELL(luma_of_pixel, 800, 800, 'b', 'b', 0, 800),
    CELL(luma_of_three, 800, 800, 'b', 'b', 0, 800),
    CELL(to_four, 800, 800, 'b', 'b', 0, 3200),
    CELL(to_three, 800, 800, 'b', 'b', 0, 2400),
    CELL(swap_ends, 800, 800, 'b', 'b', 0, 2400),
    CELL(unpack_565, 800, 800, 'b', 'b', 0, 3200),
    CELL(merge_planes, 800, 800, 'b', 'b', 0, 3200),
    CELL(split_planes, 800, 800, 'b', 'b', 0, 800),
    CELL(two_sums, 800, 800, 'b', 'b', 0, 3200),
    CELL(put_alpha, 800, 800, 'b', 'b', 2, 3200),
    CELL(luma_pair, 800, 800, 'b', 'b', 0, 1600),
    CELL(six_turned, 800, 800, 'b', 'b', 0, 4800),
    CELL(deep_pixel, 800, 800, 'b', 'b', 0, 1600),
    CELL(length3, 800, 800, 'f', 'f', 0, 800),
    CELL(cross3, 800, 800, 'f', 'f', 0, 2400),
    CELL(scale3, 800, 800, 'f', 'f', 0, 2400),
    CELL(add4, 800, 800, 'f', 'f', 0, 3200),
    CELL(blend4, 800, 800, 'f', 'f', 0, 3200),
    CELL(product2, 800, 800, 'f', 'f', 0, 1600),
    CELL(square2, 800, 800, 'f', 'f', 0, 800),
    CELL(turn_odd, 800, 800, 'f', 'f', 2, 2400),
    CELL(three_of_eight, 800, 800, 'f', 'f', 0, 800),
    CELL(all_of_eight, 800, 800, 'f', 'f', 0, 800),
    CELL(expensive_of_six, 800, 800, 'f', 'f', 0, 800),
    CELL(two_of_eight, 800, 800, 'f', 'f', 0, 800),
    CELL(eight_changed, 800, 800, 'f', 'f', 2, 6400),
    CELL(eight_made, 800, 800, 'f', 'f', 0, 6400),
    CELL(row_of_eight, 800, 800, 'f', 'f', 0, 800),
    CELL(row_of_two_bytes, 800, 800, 'b', 'b', 0, 1600),
    CELL(row_of_four_bytes, 800, 800, 'b', 'b', 0, 1600),
    CELL(row_dot_four, 800, 800, 'f', 'f', 0, 800),
    CELL(add_if, 800, 800, 'f', 'f', 2, 800),
    CELL(one_or_other, 800, 800, 'f', 'f', 2, 800),
    CELL(greater_kept, 800, 800, 'f', 'f', 2, 800),
    CELL(both_if, 800, 800, 'f', 'f', 2, 800),
    CELL(second_test, 800, 800, 'f', 'f', 2, 800),
    CELL(nested_if, 800, 800, 'f', 'f', 2, 800),
    CELL(either_then, 800, 800, 'f', 'f', 2, 800),
    CELL(compared, 800, 800, 'f', 'f', 2, 800),
    CELL(store_if, 800, 800, 'f', 'f', 2, 800),
    CELL(chosen, 800, 800, 'f', 'f', 0, 800),
    CELL(early_return, 800, 800, 'f', 'f', 0, 800),
    CELL(ramp_int, 800, 800, 'f', 'f', 0, 800),
    CELL(ramp_uint, 800, 800, 'f', 'f', 0, 800),
    CELL(hashed_index, 800, 800, 'b', 'b', 0, 3200),
    CELL(odd_ones, 800, 800, 'f', 'f', 2, 800),
    CELL(before_or_behind, 800, 800, 'f', 'f', 0, 800),
    CELL(index_of_index, 800, 800, 'b', 'b', 0, 6400),
    CELL(backwards, 800, 800, 'f', 'f', 0, 800),
    {NULL, {NULL}, 0, 0, 0, 0, 0, 0}
};

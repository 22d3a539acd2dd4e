package ivl

import "math"

// The generator of java.util.Random: states are integers below 2^48, and a draw
// multiplies and adds (Knuth, The Art of Computer Programming, volume 2, 3.2.1).
const (
	lcgFactor = 0x5DEECE66D
	lcgAdd    = 0xB
	lcgMask   = 1<<48 - 1
	lcgRange  = 1 << 31 // of the 31 high bits that nextInt(bound) draws
)

// NextState returns the state of a java.util.Random with state s after
// nextInt(bound): it draws 31 bits until they are below the largest multiple of
// bound, as java.util.Random's documentation says. For a bound that is not
// positive, and for NaN, it is the state after one draw. A double holds all
// states exactly; other numbers are truncated to one.
func NextState(s, bound float64) float64 {
	x := uint64(saturate(s, math.MinInt64, math.MaxInt64)) & lcgMask
	b := uint64(saturate(bound, 0, lcgRange))
	for {
		x = (x*lcgFactor + lcgAdd) & lcgMask
		if b == 0 {
			return float64(x)
		}
		if u := x >> 17; u-u%b+b <= lcgRange {
			return float64(x)
		}
	}
}

// The constants of StrictLog: ln 2 in two parts, and the coefficients of a
// polynomial for log(1+f).
const (
	logLn2Hi = 6.93147180369123816490e-01
	logLn2Lo = 1.90821492927058770002e-10
	logL1    = 6.666666666666735130e-01
	logL2    = 3.999999999940941908e-01
	logL3    = 2.857142874366239149e-01
	logL4    = 2.222219843214978396e-01
	logL5    = 1.818357216161805012e-01
	logL6    = 1.531383769920937332e-01
	logL7    = 1.479819860511658591e-01
)

// StrictLog returns the natural logarithm of x as java.lang.StrictMath.log does:
// by the algorithm of fdlibm's e_log.c, each step rounded on its own.
func StrictLog(x float64) float64 {
	switch {
	case x != x || x < 0:
		return math.NaN()
	case x == 0:
		return math.Inf(-1)
	case math.IsInf(x, 1):
		return x
	}
	k := int32(0)
	bits := math.Float64bits(x)
	if bits>>52 == 0 { // subnormal
		k = -54
		bits = math.Float64bits(x * (1 << 54))
	}
	hx := int32(bits >> 32)
	k += hx>>20 - 1023
	hx &= 0x000fffff
	i := (hx + 0x95f64) & 0x100000 // x is scaled to [sqrt(2)/2, sqrt(2)]
	x = math.Float64frombits(uint64(uint32(hx|(i^0x3ff00000)))<<32 | bits&0xffffffff)
	k += i >> 20
	f, dk := x-1, float64(k)
	if 0x000fffff&(2+hx) < 3 { // |f| < 2^-20
		return logNear1(f, dk)
	}
	s := f / (2 + f)
	z := float64(s * s)
	w := float64(z * z)
	t1 := float64(w * float64(logL2+float64(w*float64(logL4+float64(w*logL6)))))
	t2 := float64(z * float64(logL1+float64(w*float64(logL3+float64(w*float64(logL5+float64(w*logL7)))))))
	r := t2 + t1
	if (hx-0x6147a)|(0x6b851-hx) > 0 {
		half := float64(0.5 * f * f)
		if k == 0 {
			return f - (half - float64(s*(half+r)))
		}
		return float64(dk*logLn2Hi) - ((half - (float64(s*(half+r)) + float64(dk*logLn2Lo))) - f)
	}
	if k == 0 {
		return f - float64(s*(f-r))
	}
	return float64(dk*logLn2Hi) - ((float64(s*(f-r)) - float64(dk*logLn2Lo)) - f)
}

// logNear1 is log(1+f) + k*ln 2 for |f| < 2^-20.
func logNear1(f, k float64) float64 {
	if f == 0 {
		if k == 0 {
			return 0
		}
		return float64(k*logLn2Hi) + float64(k*logLn2Lo)
	}
	r := float64(f*f) * (0.5 - float64(0.33333333333333333*f))
	if k == 0 {
		return f - r
	}
	return float64(k*logLn2Hi) - ((r - float64(k*logLn2Lo)) - f)
}

package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Random numbers. Few programs give a generator a seed or extend java.util.Random.
// The others get any numbers, by the intrinsics of this file, and have no
// generator with a state. So reachability is computed without the model of the
// class first, and once more with the model if it is needed.

// isExtended is Random.$extended: whether objects of a class of the program's
// can be generators.
func isExtended(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x, yes := e.variable(in), int64(0)
	for _, t := range e.prog.TypeOrder {
		if t.Name[0] != '[' && !e.prog.Platform(t.Name) && e.prog.Subtype(t.Name, jdk.Random) {
			yes = 1
		}
	}
	e.assign(x, ivl.IntConst(yes, x.Typ))
}

// applies is a method that applies an operator to its arguments.
func applies(op ivl.Op) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		var args []ivl.Term
		for _, a := range in.Args {
			args = append(args, e.value(a))
		}
		e.assign(e.variable(in), op.Of(args...))
	}
}

// within is Random.$within(x, low, high), which holds.
func within(e *emitter, in *ssa.Call, _ *classfile.Method) {
	x := e.value(in.Args[0])
	e.assume(ivl.And.Of(ivl.Le.Of(e.value(in.Args[1]), x), ivl.Le.Of(x, e.value(in.Args[2]))))
}

// inUnit is Random.$unit(x), for 0 ≤ x < 1.
func inUnit(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.assume(inUnitInterval(e.value(in.Args[0])))
}

func inUnitInterval(x ivl.Term) ivl.Term {
	zero, one := ivl.FloatConst(0), ivl.FloatConst(1)
	if x.Type().Sort == ivl.DoubleSort {
		zero, one = ivl.DoubleConst(0), ivl.DoubleConst(1)
	}
	i := ivl.IntConst(0, ivl.IntZ)
	return ivl.And.Of(ivl.Le.Of(i, ivl.FCmpL.Of(x, zero)), ivl.Lt.Of(ivl.FCmpG.Of(x, one), i))
}

// refusesRandom is Random.$refuse: the code of a platform class between Random
// and a class of the program is not known.
func refusesRandom(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.unsupported("random numbers of a class that extends a subclass of java.util.Random")
}

// unitInterval is a method whose result the environment chooses with
// 0 ≤ result < 1, a multiple of 2^-24 for a float and of 2^-53 for a double: the
// generator makes no others.
func unitInterval(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		from := e.w.input(ivl.Environment, name, e.at)
		e.w.hints[from] = Hint{Lo: 0, Hi: 1, Only: true}
		e.havoc(x, from)
		e.assume(inUnitInterval(x))
		var size, one, zero ivl.Term = ivl.FloatConst(1 << 24), ivl.FloatConst(1), ivl.FloatConst(0)
		if x.Typ.Sort == ivl.DoubleSort {
			size, one, zero = ivl.DoubleConst(1<<53), ivl.DoubleConst(1), ivl.DoubleConst(0)
		}
		fraction := ivl.FRem.Of(ivl.FMul.Of(x, size), one)
		e.assume(ivl.Eq.Of(ivl.FCmpL.Of(fraction, zero), ivl.IntConst(0, ivl.IntZ)))
		// -0 is not among them.
		e.assume(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.FCmpL.Of(ivl.FDiv.Of(one, x), zero)))
	}
}

// mostGaussian bounds what nextGaussian returns: the square root of -2 ln s,
// where s is at least 2^-104, the square of the least distance of two doubles
// that nextDouble is computed with.
const mostGaussian = 12.1

// gaussian is a method whose result the environment chooses as nextGaussian does.
func gaussian(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		from := e.w.input(ivl.Environment, name, e.at)
		e.w.hints[from] = Hint{Lo: -12, Hi: 12, Only: true}
		e.havoc(x, from)
		i := ivl.IntConst(0, ivl.IntZ)
		e.assume(ivl.And.Of(ivl.Le.Of(i, ivl.FCmpL.Of(x, ivl.DoubleConst(-mostGaussian))), ivl.Le.Of(ivl.FCmpG.Of(x, ivl.DoubleConst(mostGaussian)), i)))
	}
}

// chosenBelow is a method with a bound, or with an origin and a bound; the
// environment chooses its result between them. The caller has tested them.
func chosenBelow(name string) func(*emitter, *ssa.Call, *classfile.Method) {
	return func(e *emitter, in *ssa.Call, _ *classfile.Method) {
		x := e.variable(in)
		low, bound := ivl.Term(ivl.IntConst(0, x.Typ)), e.value(in.Args[len(in.Args)-1])
		if len(in.Args) == 2 {
			low = e.value(in.Args[0])
		}
		from := e.w.input(ivl.Environment, name, e.at)
		if s := e.span(in.Args[len(in.Args)-1]); len(in.Args) == 1 && s.lo > 0 && s.lo == s.hi {
			e.w.hints[from] = Hint{Lo: 0, Hi: s.lo - 1, Only: true}
		}
		e.havoc(x, from)
		e.assume(ivl.And.Of(ivl.Le.Of(low, x), ivl.Lt.Of(x, bound)))
	}
}

// nextInt is Random.nextInt(bound): 0 ≤ result < bound, or an
// IllegalArgumentException.
func nextInt(e *emitter, in *ssa.Call, _ *classfile.Method) {
	bound := e.value(in.Args[1])
	cond := ivl.Lt.Of(ivl.IntConst(0, ivl.Int), bound)
	if s := e.span(in.Args[1]); s.lo > 0 && s.lo <= s.hi {
		cond = ivl.True
	}
	e.requireKind(in, cond, ivl.UncaughtException, jdk.IllegalArgumentException, "bound must be positive")
	x := e.variable(in)
	from := e.w.input(ivl.Environment, "Random.nextInt(bound)", e.at)
	if s := e.span(in.Args[1]); s.lo > 0 && s.lo <= s.hi {
		e.w.hints[from] = Hint{Lo: 0, Hi: s.lo - 1, Only: true}
	}
	e.havoc(x, from)
	e.assume(ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), x), ivl.Lt.Of(x, bound)))
}

// nextBetween is Random.nextInt(origin, bound): origin ≤ result < bound, or an
// IllegalArgumentException.
func nextBetween(e *emitter, in *ssa.Call, _ *classfile.Method) {
	low, high := e.value(in.Args[1]), e.value(in.Args[2])
	e.requireKind(in, ivl.Lt.Of(low, high), ivl.UncaughtException, jdk.IllegalArgumentException, "bound must be greater than origin")
	x := e.variable(in)
	from := e.w.input(ivl.Environment, "Random.nextInt(origin, bound)", e.at)
	if s, t := e.span(in.Args[1]), e.span(in.Args[2]); s.lo == s.hi && t.lo == t.hi && s.lo < t.lo {
		e.w.hints[from] = Hint{Lo: s.lo, Hi: t.lo - 1, Only: true}
	}
	e.havoc(x, from)
	e.assume(ivl.And.Of(ivl.Le.Of(low, x), ivl.Lt.Of(x, high)))
}

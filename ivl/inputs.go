package ivl

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
)

// Replay supplies given values: for each input in turn, those of its queue, first
// to last. Missing values come from Fallback.
type Replay struct {
	Queues   map[*Input][]Value
	Contents map[Content]Value // of objects from outside; may be nil
	Fallback Inputs            // nil: there is no value, so the run is Inconclusive
	// FellBack counts the values that came from Fallback, Missing the first
	// request among them. Both are set during a run.
	FellBack int
	Missing  *Request
}

// Value returns the r.N-th value of the input's queue, or the given contents.
func (p *Replay) Value(r Request) (Value, bool) {
	if r.Contents {
		if v, ok := p.Contents[r.Content()]; ok {
			return v, true
		}
	} else if q := p.Queues[r.Input]; r.N < len(q) {
		return q[r.N], true
	}
	if p.FellBack++; p.FellBack == 1 {
		p.Missing = &r
	}
	if p.Fallback == nil {
		return Value{}, false
	}
	return p.Fallback.Value(r)
}

// Zeros supplies false, 0, 0.0 and null for everything.
type Zeros struct{}

// Value returns the zero Value.
func (Zeros) Value(Request) (Value, bool) { return Value{}, true }

// Random supplies random values, biased to those at which programs change
// their behaviour: small numbers, bounds, and the program's own constants and
// their neighbours.
type Random struct {
	rnd     *rand.Rand
	known   Literals
	classes []*Class
	objects int // external objects so far
}

// NewRandom returns a Random for p. The same seed gives the same values for
// the same requests.
func NewRandom(p *Program, seed uint64) *Random {
	return NewRandomFrom(Constants(p), p.Classes, seed)
}

// NewRandomFrom is NewRandom with the constants computed before, for many
// seeds. Objects are made of those of the classes that are External.
func NewRandomFrom(constants Literals, classes []*Class, seed uint64) *Random {
	r := &Random{rnd: rand.New(rand.NewPCG(seed, 0x6a6179)), known: constants}
	for _, k := range classes {
		if k.External {
			r.classes = append(r.classes, k)
		}
	}
	return r
}

// Fresh returns the number of a new external object. Value gives this number
// only as an object that exists already.
func (r *Random) Fresh() int {
	r.objects++
	return r.objects - 1
}

// Value returns a random value of the requested type; there always is one.
func (r *Random) Value(q Request) (Value, bool) {
	switch q.Type.Sort {
	case BoolSort:
		return Value{N: r.rnd.Int64N(2)}, true
	case IntSort:
		return IntValue(r.int(q.Type.Range)), true
	case FloatSort:
		return Value{N: bits32(float32(r.float()))}, true
	case DoubleSort:
		return Value{N: bits64(r.float())}, true
	}
	return Value{Ref: r.object(q.Type.Class)}, true
}

var one = big.NewInt(1)

// int picks a number of the range: small, a constant of the program or beside
// one, a bound, or any.
func (r *Random) int(rng Range) *big.Int {
	lo, hi, bounded := rng.Bounds()
	if !bounded {
		lo, hi = -1<<63, 1<<63-1
	}
	pick := new(big.Int)
	switch k := r.rnd.IntN(16); {
	case k < 6:
		pick.SetInt64(r.rnd.Int64N(12) - 2)
	case k < 11 && len(r.known.Ints) > 0:
		pick.Set(r.known.Ints[r.rnd.IntN(len(r.known.Ints))])
		if d := r.rnd.Int64N(3) - 1; d != 0 {
			pick.Add(pick, big.NewInt(d))
		}
	case k == 11:
		pick.SetInt64(lo)
	case k == 12:
		pick.SetInt64(hi)
	case k < 15:
		pick.SetInt64(r.rnd.Int64N(201) - 100)
	default:
		pick.SetInt64(int64(r.rnd.Uint64()) >> r.rnd.IntN(64))
	}
	if bounded && (pick.Cmp(big.NewInt(lo)) < 0 || pick.Cmp(big.NewInt(hi)) > 0) {
		// Move v into the range: its distance to lo becomes the remainder by
		// the size of the range.
		size := new(big.Int).Add(new(big.Int).Sub(big.NewInt(hi), big.NewInt(lo)), one)
		pick.Sub(pick, big.NewInt(lo))
		pick.Mod(pick, size)
		pick.Add(pick, big.NewInt(lo))
	}
	return pick
}

// float picks a small number, a constant of the program or what is beside one, a
// special one, or any.
func (r *Random) float() float64 {
	if n := len(r.known.Floats); n > 0 && r.rnd.IntN(3) == 0 {
		x := r.known.Floats[r.rnd.IntN(n)]
		switch r.rnd.IntN(6) {
		case 0:
			return math.Nextafter(x, math.Inf(1))
		case 1:
			return math.Nextafter(x, math.Inf(-1))
		case 2:
			return -x
		}
		return x
	}
	switch k := r.rnd.IntN(8); k {
	case 0:
		return float64Of(nanDouble)
	case 1:
		return float64Of(0x7ff0000000000000)
	case 2:
		return float64Of(-0x8000000000000000)
	case 3:
		return float64Of(int64(r.rnd.Uint64()))
	case 4:
		return r.rnd.NormFloat64() * 1000
	default:
		return float64(r.rnd.IntN(21)-10) / 2
	}
}

// object picks null, a new external object, or an existing one. Its class is
// External and a subclass of c. If there is no such class, the result is null.
func (r *Random) object(c *Class) *External {
	fit := slices.DeleteFunc(slices.Clone(r.classes), func(k *Class) bool { return !k.SubclassOf(c) })
	if len(fit) == 0 || r.rnd.IntN(4) == 0 {
		return nil
	}
	n := r.objects
	if n > 0 && r.rnd.IntN(4) == 0 {
		n = r.rnd.IntN(n)
	} else {
		r.objects++
	}
	return &External{Number: n, Class: fit[r.rnd.IntN(len(fit))], Length: r.rnd.Int64N(6)}
}

// Literals are constants of a program, each once, in increasing order.
type Literals struct {
	Ints   []*big.Int
	Floats []float64
}

// Constants returns the literals in p's procedures. The chars of other alphabets in
// java.lang.Character are left out, because as lengths they would only use memory, and
// so are the floats of the models.
func Constants(p *Program) Literals {
	var ns []*big.Int
	var fs []float64
	ascii, table, model := big.NewInt(127), false, false
	note := func(t Term) bool {
		if lit, ok := t.(*IntLit); ok && !(table && lit.V.Cmp(ascii) > 0) {
			ns = append(ns, lit.V)
		}
		if lit, ok := t.(*FloatLit); ok && !model {
			x := math.Float64frombits(lit.Bits)
			if lit.Typ == Float {
				x = float64(math.Float32frombits(uint32(lit.Bits)))
			}
			if !math.IsNaN(x) {
				fs = append(fs, x)
			}
		}
		return true
	}
	for _, q := range p.Procs {
		table, model = strings.HasPrefix(q.Name, "java.lang.Character."), strings.HasPrefix(q.Name, "java.")
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, t := range Terms(s) {
					WalkTerm(t, note)
				}
			}
			for _, t := range TerminatorTerms(b.Term) {
				WalkTerm(t, note)
			}
		}
	}
	slices.SortFunc(ns, (*big.Int).Cmp)
	slices.Sort(fs)
	return Literals{
		Ints:   slices.CompactFunc(ns, func(a, b *big.Int) bool { return a.Cmp(b) == 0 }),
		Floats: slices.Compact(fs),
	}
}

package finding

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/ivl"
)

// Judge classifies the violations of a verification of entry: one Finding for each of
// r.Properties, nil for those that are not violated. ordinary is the result of a second
// verification in which entry's contract is tightened to ordinary values; nil where
// there was none. A violation that ordinary arguments reach, too, is judged by the run
// with these; another one is latent, whatever the place looks like.
func (c *Classifier) Judge(entry *classfile.Method, k *contract.Contract, r, ordinary *result.Result) []*Finding {
	all := make([]*Finding, len(r.Properties))
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unsafe || p.Run == nil {
			continue
		}
		f := c.Classify(entry, k, p)
		run := p.Run
		if again := sameProperty(ordinary, p); again != nil && again.Verdict == result.Unsafe && again.Run != nil && !vast(again.Run) {
			if g := c.Classify(entry, k, again); g.Class <= f.Class {
				f, run = g, again.Run
			}
		} else if f.Class == Manifest {
			f = c.notOrdinary(f, k, p, again)
		}
		if f.Class == Manifest && madeUnusually(entry, run) {
			f = Finding{Latent, Medium, "an object is made with null or a negative number", nil}
		}
		if f.Class == Manifest && c.built && untoldWorld(run) {
			f = Finding{Latent, Low, "the calls that make the objects of the run cannot be told", nil}
		}
		if f.Class == Manifest && positional[p.Exception] && negativeArgument(k, run) {
			f = Finding{Latent, Medium, "a negative number is among the arguments of the run, and a position or a size fails", nil}
		}
		all[i] = &f
	}
	return all
}

// sameProperty is the property of the same name in another result; nil if there is none.
func sameProperty(r *result.Result, p *result.Property) *result.Property {
	if r == nil {
		return nil
	}
	for i := range r.Properties {
		if r.Properties[i].Name == p.Name {
			return &r.Properties[i]
		}
	}
	return nil
}

// notOrdinary is f, which is manifest by its place, where no run with ordinary arguments
// is known.
func (c *Classifier) notOrdinary(f Finding, k *contract.Contract, p, again *result.Property) Finding {
	switch {
	case again != nil && again.Verdict == result.Safe:
		return Finding{Latent, High, "no ordinary arguments reach it, which is proved", nil}
	case Unusual(k, p.Run) && again != nil:
		return Finding{Latent, Medium, "a run with extreme arguments reaches it, and none was found with ordinary ones", nil}
	case Unusual(k, p.Run):
		return Finding{Latent, Low, "a run with extreme arguments reaches it", nil}
	}
	return f
}

// madeUnusually reports whether null or a negative number is in the calls that make the
// receiver of the entry, before the entry is called. Numbers for constructors and
// setters are mostly sizes and limits.
func madeUnusually(entry *classfile.Method, run *result.Counterexample) bool {
	if len(run.Calls) == 0 || entry.IsStatic() {
		return false
	}
	text := literals.ReplaceAllString(strings.Join(run.Calls, "\n"), "")
	call := "." + entry.Name + "("
	if entry.IsInit() {
		call = "new " + entry.Class.Name[strings.LastIndexAny(entry.Class.Name, "/$")+1:] + "("
	}
	end := strings.LastIndex(text, call)
	return end > 0 && unusual.MatchString(text[:end])
}

// untoldWorld reports whether a run builds objects by calls that are not told, and that the JVM
// has not repeated: nobody can see whether such objects are ordinary.
func untoldWorld(run *result.Counterexample) bool {
	return len(run.Calls) == 0 && (run.JVM == nil || !run.JVM.Confirmed) &&
		slices.ContainsFunc(run.Inputs, func(v result.InputValue) bool {
			return v.Input.Kind == ivl.Environment && strings.HasPrefix(v.Input.Name, "World.")
		})
}

// positional are the exceptions for positions and sizes that are out of range.
var positional = map[string]bool{
	"java/lang/IndexOutOfBoundsException": true, "java/lang/ArrayIndexOutOfBoundsException": true, "java/lang/StringIndexOutOfBoundsException": true,
	"java/lang/NegativeArraySizeException": true,
}

// negativeArgument reports whether the entry is given a negative integer in a run, as far as
// its call tells. Where a run without one fails, too, a search finds that rather.
func negativeArgument(k *contract.Contract, run *result.Counterexample) bool {
	args := contract.Arguments(lastCall(run))
	for i, p := range k.Params {
		if len(args) == len(k.Params) && contract.Integral(p.Desc) && strings.HasPrefix(args[i], "-") {
			return true
		}
	}
	return false
}

// vast reports whether a run takes a text or an array that is very long. The contract of
// ordinary arguments does not bound the length of a CharSequence.
func vast(run *result.Counterexample) bool {
	for _, in := range run.Inputs {
		if v := in.Value; untold.MatchString(v) || len(v) > extremeLength {
			return true
		}
	}
	return false
}

// lastCall is the call of the entry in a run, as Java writes it.
func lastCall(run *result.Counterexample) string {
	if n := len(run.Calls); n > 0 {
		return run.Calls[n-1]
	}
	return run.Call
}

// The limits of what a run may take without being extreme.
const (
	extremeInt    = 1 << 16
	extremeLength = 1000
)

var (
	number    = regexp.MustCompile(`^-?\d+L?$`)
	digits    = regexp.MustCompile(`\b\d+L?\b`) // of the integers in a call, without those with a point
	fractions = regexp.MustCompile(`\d+\.\d*`)
	// null or a negative number in a call of the entry, or in those that make its
	// objects; it is no part of a text.
	unusual  = regexp.MustCompile(`\bnull\b|-\d`)
	null     = regexp.MustCompile(`\bnull\b`)
	literals = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`)
	untold   = regexp.MustCompile(`^(?:String|.*\[\])#\d+$`) // a text or an array that is too long to be written
	sized    = regexp.MustCompile(`^new [\w.]+\[(\d+)\]`)
)

// Unusual reports whether a run is extreme, or names a part of an array that does not lie
// within it.
func Unusual(k *contract.Contract, run *result.Counterexample) bool {
	return Extreme(run) || k.Outside(lastCall(run))
}

// Extreme reports whether a run takes an argument that is null, a very large number, or
// a very long text or array, or whether a negative number is in its calls. Such a run
// does not say that ordinary arguments lead to the same failure.
func Extreme(run *result.Counterexample) bool {
	calls := literals.ReplaceAllString(run.Call+"\n"+strings.Join(run.Calls, "\n"), "")
	if unusual.MatchString(calls) || slices.ContainsFunc(digits.FindAllString(fractions.ReplaceAllString(calls, ""), -1), vastNumber) {
		return true
	}
	for _, in := range run.Inputs {
		v := in.Value
		switch m := sized.FindStringSubmatch(v); {
		case v == "null" && strings.HasPrefix(in.Input.Name, "argument "):
			return true
		case number.MatchString(v):
			if vastNumber(v) {
				return true
			}
		case len(v) > extremeLength, untold.MatchString(v):
			return true
		case m != nil:
			if n, err := strconv.Atoi(m[1]); err != nil || n > extremeLength {
				return true
			}
		}
	}
	return false
}

// vastNumber reports whether an integer, as Java writes it, is too large to be ordinary.
func vastNumber(text string) bool {
	n, err := strconv.ParseInt(strings.TrimSuffix(text, "L"), 10, 64)
	return err != nil || n == math.MinInt64 || max(n, -n) > extremeInt
}

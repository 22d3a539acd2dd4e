package audit

import (
	"context"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// interpreter runs the cases of one program.
type interpreter struct {
	machine *ivl.Machine
	text    *ivl.Class // of strings
	// calls are the lines on which methods are called.
	calls   map[int]bool
	lowered *lower.Result
	blocks  map[*ivl.Block]int // indices in ivl.Outcome.Visited
}

// bounds of a run.
const (
	maxSteps = 1_000_000
	maxBytes = 64 << 20
)

// lower lowers the program compiled in dir.
func (p *Program) lower(dir string) (*lower.Result, error) {
	path, err := classfile.OpenPath(filepath.Join(dir, "classes"), classfile.PathOptions{})
	if err != nil {
		return nil, err
	}
	defer path.Close()
	c, err := path.Class("Main")
	if err != nil {
		return nil, err
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		return nil, err
	}
	r, err := lower.Lower(models.Overlay(path), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks})
	if err != nil {
		return nil, fmt.Errorf("%s: lowering: %w", p.Class, err)
	}
	return r, nil
}

// methodAt returns the number of the method whose call is at a place.
func (p *Program) methodAt(at ivl.Pos) (int, bool) {
	if at.Method == nil || at.Method.Source != "Main.java" {
		return 0, false
	}
	k := slices.Index(p.lines, at.Line)
	return k, k >= 0
}

// unsaid lists the methods of a program of methods without a model whose calls
// lowering neither notes nor refuses.
func (p *Program) unsaid(dir string) ([]string, error) {
	r, err := p.lower(dir)
	if err != nil {
		return nil, err
	}
	said := map[int]bool{}
	for _, n := range r.Assuming(nil) {
		for _, at := range n.Places {
			if k, ok := p.methodAt(at); ok {
				said[k] = true
			}
		}
	}
	for _, q := range r.Program.Props {
		if k, ok := p.methodAt(q.Pos); ok && q.Kind == ivl.Unsupported {
			said[k] = true
		}
	}
	var out []string
	for k := range p.methods {
		if !said[k] && !p.methods[k].Class.IsAbstract() {
			out = append(out, p.name(k))
		}
	}
	return out, nil
}

// interpreter lowers the program compiled in dir, and makes it ready to be run.
func (p *Program) interpreter(dir string) (*interpreter, error) {
	r, err := p.lower(dir)
	if err != nil {
		return nil, err
	}
	m, err := ivl.Compile(r.Program)
	if err != nil {
		return nil, err
	}
	i := &interpreter{machine: m, calls: map[int]bool{}, lowered: r, blocks: map[*ivl.Block]int{}}
	for _, l := range p.lines {
		i.calls[l] = true
	}
	at := slices.IndexFunc(r.Program.Classes, func(c *ivl.Class) bool { return c.Name == "java/lang/String" })
	i.text = r.Program.Classes[at]
	for k, b := range m.Blocks() {
		i.blocks[b] = k
	}
	return i, nil
}

// assumed names an assumption of the run, "" if there is none.
func (i *interpreter) assumed(r *ran) string {
	notes := i.lowered.Assuming(func(b *ivl.Block) bool { return r.Visited[i.blocks[b]] })
	for _, n := range notes {
		if n.Pos.Method == nil || n.Pos.Method.Class != "H" { // not of what prints
			return n.Kind + ": " + n.Text
		}
	}
	return ""
}

// ran is what the interpreter did with a case.
type ran struct {
	ivl.Outcome
	asked string  // the value that was asked for and that is not there
	open  string  // a text, not an exception's, that may be any
	vague bool    // some value that may be anything was taken from the JVM
	last  string  // which that was
	coins []int64 // what was answered where the answer is 0 or 1
}

// inputs are the values of one run.
type inputs struct {
	decisions []int
	salt      int64
	text      *ivl.Class
	coins     []int64     // answers where the answer is 0 or 1; then 0
	given     []ivl.Value // values that may be anything, out of the JVM's output
	used      int
	objects   int
	ran       *ran
	want      *ivl.Request
}

// anyChar stands for a text of which nothing is known.
const anyChar = 0xe000

// Value answers a request.
func (in *inputs) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Contents {
		if r.Type.Sort == ivl.IntSort && r.Type.Range == ivl.U16 {
			return ivl.Value{N: anyChar}, true
		}
		in.ran.asked = r.String()
		return ivl.Value{}, false
	}
	switch name := r.Input.Name; {
	case name == "CProver.nondetInt()":
		if r.N < len(in.decisions) {
			return ivl.Value{N: int64(in.decisions[r.N])}, true
		}
		return ivl.Value{}, true
	case strings.HasPrefix(name, "order of Set.of()"):
		return ivl.Value{N: in.salt}, true
	case name == "identity of boxed values": // asked of any two, and only matters for those from outside
		return ivl.Value{}, true
	case r.Type.Sort == ivl.RefSort && r.Type.Class == in.text:
		if !strings.Contains(name, "Throwable.$text") {
			in.ran.open = name
		}
		in.objects++
		return ivl.Value{Ref: &ivl.External{Class: in.text, Number: in.objects, Length: 1}}, true
	}
	if r.Type.Sort == ivl.BoolSort || r.Type.Sort == ivl.IntSort && r.Type.Range == ivl.U1 {
		v := int64(0)
		if n := len(in.ran.coins); n < len(in.coins) {
			v = in.coins[n]
		}
		in.ran.coins = append(in.ran.coins, v)
		return ivl.Value{N: v}, true
	}
	if in.used < len(in.given) {
		in.used++
		in.ran.vague, in.ran.last = true, r.Input.Name
		return in.given[in.used-1], true
	}
	in.want = &r
	in.ran.asked = r.Input.Name
	return ivl.Value{}, false
}

// run runs a case. Inputs of the interpreter come from the JVM's answer, as far as
// the answer has them.
func (i *interpreter) run(ctx context.Context, c *Case, salt int64, want answer, coins []int64) *ran {
	decisions := c.decisions()
	var given []ivl.Value
	for {
		r := &ran{}
		in := &inputs{decisions: decisions, salt: salt, text: i.text, coins: coins, given: given, ran: r}
		r.Outcome = i.machine.Run(ctx, ivl.Options{Inputs: in, MaxSteps: maxSteps, MaxDepth: 3000, MaxBytes: maxBytes, MaxOutput: 1 << 20, NoRecord: true})
		if r.Result != ivl.Inconclusive || in.want == nil || len(given) > 5 || !i.calls[in.want.Input.Pos.Line] {
			return r
		}
		v, ok := told(want.text, r.Output, in.want.Type)
		if !ok {
			return r
		}
		if in.want.Input.Name == "bits of a NaN" {
			v.N = payload(v.N, in.want.Type)
		}
		given = append(given, v)
	}
}

// payload is what Float.$payload and Double.$payload return for those bits of a NaN.
func payload(bits int64, t ivl.Type) int64 {
	p := bits & (1<<52 - 1)
	if t.Range == ivl.I32 {
		p = bits & (1<<23 - 1)
	}
	if bits < 0 {
		return -p
	}
	return p
}

// told reads the value that the JVM printed as the result of the call that the
// interpreter is in after the output so far.
func told(want, sofar string, t ivl.Type) (ivl.Value, bool) {
	line := strings.Count(sofar, "\n")
	lines := strings.Split(want, "\n")
	if line >= len(lines) {
		return ivl.Value{}, false
	}
	_, rest, ok := strings.Cut(lines[line], " = ")
	if !ok {
		return ivl.Value{}, false
	}
	word, _, _ := strings.Cut(rest, ";")
	word, _, _ = strings.Cut(word, " ")
	word = strings.TrimLeft(word, "ilsbcdf")
	switch {
	case t.Sort == ivl.IntSort:
		n, err := strconv.ParseInt(word, 10, 64)
		return ivl.Value{N: n}, err == nil
	case t.Sort == ivl.DoubleSort:
		f, err := strconv.ParseFloat(strings.Replace(word, "Infinity", "Inf", 1), 64)
		if math.IsNaN(f) {
			return ivl.Value{N: 0x7ff8000000000000}, true
		}
		return ivl.Value{N: int64(math.Float64bits(f))}, err == nil
	case t.Sort == ivl.FloatSort:
		f, err := strconv.ParseFloat(strings.Replace(word, "Infinity", "Inf", 1), 32)
		if math.IsNaN(f) {
			return ivl.Value{N: 0x7fc00000}, true
		}
		return ivl.Value{N: int64(math.Float32bits(float32(f)))}, err == nil
	}
	return ivl.Value{}, false
}

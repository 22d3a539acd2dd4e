package runs

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// genome is what a run was given, so that another run can be given nearly the
// same: the values of each input in turn, and the texts of main's arguments.
type genome struct {
	values map[*ivl.Input][]gene
	args   map[int64]string // by the id of the argument
}

// gene is a scalar or a text.
type gene struct {
	v    int64
	text string
	kind geneKind
	rng  ivl.Range // of a number
}

type geneKind uint8

const (
	scalarGene geneKind = iota
	numberGene          // an integer that is no Boolean and no char
	textGene
	nullGene
	otherGene // what is not given again
)

func newGenome() *genome { return &genome{map[*ivl.Input][]gene{}, map[int64]string{}} }

func (g *genome) clone() *genome {
	c := &genome{make(map[*ivl.Input][]gene, len(g.values)), maps.Clone(g.args)}
	for in, q := range g.values {
		c.values[in] = slices.Clone(q)
	}
	return c
}

// typist supplies the texts of a genome, and after its end texts that a user may
// type: words and numbers of the program, singly and in lines. Inputs without text
// come from hinted.
type typist struct {
	*hinted
	writer
	low    *lower.Result
	from   *genome
	given  *genome // what was given
	texts  map[textKey][]uint16
	denied bool // the next token was said to be no number
	strict bool // behind the end of the genome there is nothing but a word, see minimal
}

func newTypist(low *lower.Result, lex *lexicon, constants ivl.Literals, from *genome, seed uint64) *typist {
	h := newHinted(low, constants, seed)
	t := &typist{
		hinted: h, writer: writer{lexicon: lex, rnd: rand.New(rand.NewPCG(seed, 3))}, low: low, from: from,
		given: newGenome(), texts: map[textKey][]uint16{},
	}
	if from != nil {
		t.used = from.tokens()
	}
	return t
}

// strictly makes t supply nothing of its own but words.
func (t *typist) strictly() *typist {
	t.strict = true
	return t
}

// tokens returns the words and numbers in a genome's texts.
func (g *genome) tokens() []string {
	var ts []string
	for _, q := range g.values {
		for _, x := range q {
			ts = append(ts, strings.Fields(x.text)...)
		}
	}
	for _, a := range g.args {
		ts = append(ts, strings.Fields(a)...)
	}
	slices.Sort(ts) // maps have no order
	return ts
}

// Value implements ivl.Inputs; there always is a value.
func (t *typist) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Contents {
		return t.contents(r)
	}
	q := t.from.queue(r.Input)
	typed := (r.Input.Kind == ivl.Environment || r.Input.Kind == ivl.Setting) && r.Type.Sort == ivl.RefSort && r.Type.Class.Name == stringClass
	var g gene
	var v ivl.Value
	switch {
	case r.N < len(q) && q[r.N].kind != otherGene:
		g = q[r.N]
		v = t.value(g, r.Type)
	case typed && t.strict:
		g = gene{text: "a", kind: textGene}
		v = t.value(g, r.Type)
	case t.strict && r.Type.Sort != ivl.RefSort:
	case typed:
		g = t.typed(r.Input)
		v = t.value(g, r.Type)
	case isMore(r.Input):
		if t.writer.rnd.IntN(6) > 0 {
			g.v = 1
		}
		v.N = g.v
	default:
		v, _ = t.hinted.Value(r)
		g = gene{v: v.N}
		switch {
		case r.Type.Sort == ivl.RefSort || v.Big != nil:
			g.kind = otherGene
		case r.Type.Sort == ivl.IntSort && r.Input.Desc == "":
			g.kind = numberGene
			g.rng = r.Type.Range
		}
	}
	if isNumber(r.Input) {
		t.denied = v.N == 0
	}
	t.given.values[r.Input] = append(t.given.values[r.Input], g)
	return v, true
}

func (g *genome) queue(in *ivl.Input) []gene {
	if g == nil {
		return nil
	}
	return g.values[in]
}

// isMore reports whether an input says that there is more to read, isNumber whether
// it says that the next token is a number.
func isMore(in *ivl.Input) bool {
	return in.Name == "Scanner.hasNext()" || in.Name == "Scanner.hasNextLine()"
}

func isNumber(in *ivl.Input) bool {
	return in.Name == "Scanner.hasNextInt()" || in.Name == "Scanner.hasNextLong()" || in.Name == "Scanner.hasNextDouble()"
}

// typed returns a text that a user may type where the program reads one.
func (t *typist) typed(in *ivl.Input) gene {
	switch in.Name {
	case "Scanner.next()":
		s := t.token()
		for t.denied && strings.Trim(s, "+-.0123456789eE") == "" {
			s = "a" + s
		}
		t.denied = false
		return gene{text: s, kind: textGene}
	case "Scanner.nextLine()":
	default:
		if t.writer.rnd.IntN(12) == 0 {
			return gene{kind: nullGene}
		}
	}
	return gene{text: t.line(), kind: textGene}
}

// value returns the value that a gene stands for: a text is an object of its own.
func (t *typist) value(g gene, typ ivl.Type) ivl.Value {
	switch g.kind {
	case textGene:
		us := ivl.Chars(g.text)
		n := t.other.Fresh()
		t.texts[textKey{external: n + 1}] = us
		return ivl.Value{Ref: &ivl.External{Number: n, Class: typ.Class, Length: int64(len(us))}}
	case nullGene:
		return ivl.Value{}
	}
	return ivl.Value{N: g.v}
}

// contents returns the chars of texts, and lengths of main's arguments.
func (t *typist) contents(r ivl.Request) (ivl.Value, bool) {
	if r.OfLength {
		s, ok := "", false
		if t.from != nil {
			s, ok = t.from.args[r.Object]
		}
		if !ok {
			s = t.token()
			if t.writer.rnd.IntN(4) == 0 {
				s = t.line()
			}
		}
		t.given.args[r.Object] = s
		us := ivl.Chars(s)
		t.texts[keyOf(r)] = us
		return ivl.Value{N: int64(len(us))}, true
	}
	if us, ok := t.texts[keyOf(r)]; ok && isCharacter(r) && r.Index < int64(len(us)) {
		return ivl.Value{N: int64(us[r.Index])}, true
	}
	return t.hinted.Value(r)
}

// changed returns a genome that differs from g in a few places; other is one to
// take a part from.
func (w *writer) changed(g, other *genome, inputs []*ivl.Input) *genome {
	c := g.clone()
	for n := 1 + w.rnd.IntN(3); n > 0; n-- {
		w.change(c, other, inputs)
	}
	for in, q := range c.values { // what says that there is no more would end what was added
		for isMore(in) && len(q) > 0 && q[len(q)-1].v == 0 {
			q = q[:len(q)-1]
		}
		c.values[in] = q
	}
	return c
}

func (w *writer) change(g, other *genome, inputs []*ivl.Input) {
	if len(g.args) > 0 && w.rnd.IntN(2) == 0 {
		var ids []int64
		for id := range g.args {
			ids = append(ids, id)
		}
		slices.Sort(ids)
		id := ids[w.rnd.IntN(len(ids))]
		if w.rnd.IntN(3) == 0 {
			g.args[id] = w.token()
		} else {
			g.args[id] = w.edited(g.args[id], true)
		}
		return
	}
	if len(inputs) == 0 {
		return
	}
	var in *ivl.Input
	for range 4 { // mostly a text
		in = inputs[w.rnd.IntN(len(inputs))]
		if q := g.values[in]; len(q) > 0 && (q[0].kind == textGene || w.rnd.IntN(4) == 0) {
			break
		}
	}
	q := g.values[in]
	if len(q) == 0 {
		return
	}
	i := w.rnd.IntN(len(q))
	n := 1 + w.rnd.IntN(min(4, len(q)-i))
	blanks := in.Name != "Scanner.next()"
	switch k := w.rnd.IntN(10); {
	case k < 5 && q[i].kind == textGene:
		q[i].text = w.edited(q[i].text, blanks)
		if q[i].text == "" && !blanks {
			q[i].text = w.token()
		}
	case k < 5 && q[i].kind == numberGene:
		if v := w.beside(q[i].v); inRange(ivl.Value{N: v}, q[i].rng) {
			q[i].v = v
		}
	case k < 5 && q[i].kind == scalarGene && w.rnd.IntN(2) == 0:
		q[i].v = q[w.rnd.IntN(len(q))].v
	case k == 5: // anew
		q[i] = gene{kind: otherGene}
	case k == 6:
		q = slices.Delete(q, i, i+n)
	case k == 7: // once more, somewhere
		q = slices.Insert(q, w.rnd.IntN(len(q)+1), slices.Clone(q[i:i+n])...)
	case k == 8:
		q = q[:i]
	default: // what another run was given
		if o := other.values[in]; len(o) > 0 {
			q = append(q[:i:i], o[w.rnd.IntN(len(o)):]...)
		}
	}
	g.values[in] = q
}

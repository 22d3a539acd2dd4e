package certificate

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// written are Claims as JSON. Names are those of the program. A variable that is left out
// has any value, a block or exit that is null is never reached. A set is written so:
//
//	3..5, 3.., ..5, ..   integers; " %4=1" behind it: those with the remainder 1 by 4
//	true, false, either  truth values
//	0x1p+00..0x1p+02 nan floating-point numbers by their least and greatest, and NaN; "any" for all
//	null 1 2 7           references: null and objects, by their number in Enumerate
//	none                 no value
type written struct {
	Proves   []string           `json:"proves"`            // names of properties
	Lengths  map[string][]int64 `json:"lengths,omitempty"` // see Lengths, by name of the class
	Objects  int                `json:"objects"`           // how many Enumerate has
	Cells    []writtenCell      `json:"cells"`
	Assigned []writtenGlobal    `json:"assigned,omitempty"`
	Procs    []writtenProc      `json:"procedures"`
}

type writtenCell struct {
	Object int    `json:"object"`
	Class  string `json:"class,omitempty"` // of the field
	Field  string `json:"field,omitempty"`
	Part   string `json:"part,omitempty"` // "elements" or "length" of an array
	Set    string `json:"set"`
}

// writtenGlobal has the values that are ever assigned to a global.
type writtenGlobal struct {
	Global string `json:"global"`
	Set    string `json:"set"`
}

type writtenProc struct {
	Name    string              `json:"name"`
	Globals []string            `json:"globals"` // that claims are made about
	Written []string            `json:"written"`
	Exits   [2]*writtenExit     `json:"exits"`
	Blocks  []map[string]string `json:"blocks"`
	// What each block has of equations modulo 2^64; missing where nothing is claimed.
	Equations [][]writtenEquation `json:"equations,omitempty"`
	Orders    [][]writtenOrder    `json:"orders,omitempty"`
	// By exit, what holds between values at the entry, results and globals.
	Returns [][]writtenEquation `json:"returns,omitempty"`
	Close   bool                `json:"close,omitempty"` // they need each other
}

// writtenEquation is an Equation. Factors and the constant are decimal.
type writtenEquation struct {
	Sum  []writtenProduct `json:"sum"`
	Plus string           `json:"plus"`
}

type writtenProduct struct {
	By    string `json:"by"`
	Var   string `json:"var"`
	Class string `json:"class,omitempty"` // of the field
	Field string `json:"field,omitempty"`
	Part  string `json:"part,omitempty"` // "length" of an array; "entry": the value at the entry; "result": its number is Var
}

type writtenExit struct {
	Globals []string `json:"globals"`
	Results []string `json:"results"`
}

// writtenOrder is an Order: two atoms, with what they are multiplied by, and the constant. Zero has no name.
type writtenOrder struct {
	Less writtenProduct `json:"less"`
	More writtenProduct `json:"more"`
	By   string         `json:"by"`
}

// anything stands for all values of a type.
const anything = "*"

// Text returns the claims in the form that Parse reads, and the names of the properties
// that they prove.
func (cl *Claims) Text(proves []string) ([]byte, error) {
	w := written{Proves: proves, Objects: len(cl.Objects), Lengths: map[string][]int64{}}
	for c, cuts := range cl.Lengths {
		w.Lengths[c.Name] = cuts
	}
	for k, s := range cl.Cells {
		c := writtenCell{Object: k.Object, Set: s.text()}
		switch k.Kind {
		case Elements:
			c.Part = "elements"
		case Length:
			c.Part = "length"
		default:
			c.Class, c.Field = k.Field.Class.Name, k.Field.Name
		}
		w.Cells = append(w.Cells, c)
	}
	slices.SortFunc(w.Cells, func(a, b writtenCell) int {
		if a.Object != b.Object {
			return a.Object - b.Object
		}
		return strings.Compare(a.Class+"."+a.Field+"."+a.Part, b.Class+"."+b.Field+"."+b.Part)
	})
	for _, g := range cl.Program.Globals {
		if s := cl.Assigned[g]; s != nil {
			w.Assigned = append(w.Assigned, writtenGlobal{g.Name, s.text()})
		}
	}
	for _, q := range cl.Program.Procs {
		if pc := cl.Procs[q.Name]; pc != nil {
			w.Procs = append(w.Procs, pc.written())
		}
	}
	return json.MarshalIndent(w, "", " ")
}

func (pc *ProcClaims) written() writtenProc {
	w := writtenProc{Name: pc.Proc.Name, Written: names(pc.Written)}
	for _, v := range pc.List {
		if v.Global {
			w.Globals = append(w.Globals, v.Name)
		}
	}
	for i, e := range pc.Exits {
		if e != nil {
			w.Exits[i] = &writtenExit{texts(e.Globals), texts(e.Results)}
		}
	}
	for _, t := range pc.Blocks {
		if t == nil {
			w.Blocks = append(w.Blocks, nil)
			continue
		}
		known := map[string]string{}
		for i, s := range t.All() {
			known[pc.List[i].Name] = s.text()
		}
		w.Blocks = append(w.Blocks, known)
	}
	for _, qs := range pc.Equations {
		list := []writtenEquation{}
		for _, q := range qs {
			list = append(list, q.written())
		}
		w.Equations = append(w.Equations, list)
	}
	if len(pc.Returns[0])+len(pc.Returns[1]) > 0 {
		for _, qs := range pc.Returns {
			list := []writtenEquation{}
			for _, q := range qs {
				list = append(list, q.written())
			}
			w.Returns = append(w.Returns, list)
		}
	}
	for _, os := range pc.Orders {
		list := []writtenOrder{}
		for _, o := range os {
			list = append(list, writtenOrder{o.Less.Atom.written(o.Less.By), o.More.Atom.written(o.More.By), strconv.FormatInt(o.By, 10)})
		}
		w.Orders = append(w.Orders, list)
	}
	w.Close = pc.Close
	return w
}

func (q Equation) written() writtenEquation {
	w := writtenEquation{Sum: []writtenProduct{}, Plus: strconv.FormatUint(q.Plus, 10)}
	for _, p := range q.Sum {
		w.Sum = append(w.Sum, p.Atom.written(p.By))
	}
	return w
}

// written is an atom times a factor.
func (a Atom) written(by uint64) writtenProduct {
	x := writtenProduct{By: strconv.FormatUint(by, 10)}
	switch {
	case a.Result > 0:
		x.Var, x.Part = strconv.Itoa(a.Result), "result"
		return x
	case a.Var == nil:
		return x
	}
	x.Var = a.Var.Name
	if a.Entry {
		x.Part = "entry"
	} else if a.Length {
		x.Part = "length"
	} else if f := a.Field; f != nil {
		x.Class, x.Field = f.Class.Name, f.Name
	}
	return x
}

func names(vars []*ivl.Var) []string {
	out := []string{}
	for _, v := range vars {
		out = append(out, v.Name)
	}
	return out
}

func texts(sets []*Set) []string {
	out := []string{}
	for _, s := range sets {
		out = append(out, s.text())
	}
	return out
}

// text is the set in the form of written.
func (s *Set) text() string {
	if s == nil {
		return anything
	}
	if s.empty() {
		return "none"
	}
	switch s.Sort {
	case ivl.IntSort:
		var b strings.Builder
		if s.Lo != nil {
			b.WriteString(s.Lo.String())
		}
		b.WriteString("..")
		if s.Hi != nil {
			b.WriteString(s.Hi.String())
		}
		if s.Mod > 1 {
			fmt.Fprintf(&b, " %%%d=%d", s.Mod, s.Rem)
		}
		return b.String()
	case ivl.BoolSort:
		if s.True && s.False {
			return "either"
		}
		return strconv.FormatBool(s.True)
	case ivl.RefSort:
		var words []string
		if s.Null {
			words = append(words, "null")
		}
		for i := range s.Objects.All() {
			words = append(words, strconv.Itoa(i))
		}
		return strings.Join(words, " ")
	}
	return s.Numbers.text()
}

// Parse reads claims about p that Text has written, and what they are to prove. The error
// says what is not about p.
func Parse(p *ivl.Program, text []byte) (cl *Claims, proves []string, err error) {
	var w written
	if err := json.Unmarshal(text, &w); err != nil {
		return nil, nil, err
	}
	lengths := Lengths{}
	for _, c := range p.Classes {
		if cuts := w.Lengths[c.Name]; len(cuts) > 0 {
			lengths[c] = cuts
		}
	}
	if err := lengths.check(); err != nil {
		return nil, nil, err
	}
	r := &reader{p: p, fields: map[[2]string]*ivl.Field{}, globals: map[string]*ivl.Var{}, cl: &Claims{Program: p, Lengths: lengths, Objects: Enumerate(p, lengths), Procs: map[string]*ProcClaims{}, Cells: map[Cell]*Set{}, Assigned: map[*ivl.Var]*Set{}}}
	if len(r.cl.Objects) != w.Objects {
		return nil, nil, fmt.Errorf("the claims are about %d objects, the program has %d", w.Objects, len(r.cl.Objects))
	}
	for _, c := range p.Classes {
		for _, f := range c.Fields {
			r.fields[[2]string{c.Name, f.Name}] = f
		}
	}
	for _, g := range p.Globals {
		r.globals[g.Name] = g
	}
	for _, c := range w.Cells {
		if err := r.cell(c); err != nil {
			return nil, nil, err
		}
	}
	for _, a := range w.Assigned {
		if err := r.assigned(a); err != nil {
			return nil, nil, err
		}
	}
	for _, q := range w.Procs {
		if err := r.proc(q); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", q.Name, err)
		}
	}
	return r.cl, w.Proves, nil
}

// reader turns written claims into Claims.
type reader struct {
	p       *ivl.Program
	cl      *Claims
	fields  map[[2]string]*ivl.Field // by class and name
	globals map[string]*ivl.Var
}

func (r *reader) cell(c writtenCell) error {
	if c.Object < 0 || c.Object >= len(r.cl.Objects) {
		return fmt.Errorf("there is no object %d", c.Object)
	}
	k := Cell{Object: c.Object, Kind: map[string]CellKind{"elements": Elements, "length": Length}[c.Part]}
	sort := ivl.IntSort
	class := r.cl.Objects[c.Object].Class
	switch k.Kind {
	case FieldCell:
		if k.Field = r.fields[[2]string{c.Class, c.Field}]; k.Field == nil {
			return fmt.Errorf("there is no field %s of %s", c.Field, c.Class)
		}
		sort = k.Field.Type.Sort
	default:
		if class == nil || class.Elem == nil {
			return fmt.Errorf("object %d is not an array", c.Object)
		}
		if k.Kind == Elements {
			sort = class.Elem.Sort
		}
	}
	s, err := r.set(c.Set, sort)
	r.cl.Cells[k] = s
	return err
}

func (r *reader) assigned(a writtenGlobal) error {
	gs, err := r.vars([]string{a.Global})
	if err != nil {
		return err
	}
	r.cl.Assigned[gs[0]], err = r.set(a.Set, gs[0].Typ.Sort)
	return err
}

func (r *reader) proc(w writtenProc) error {
	q := r.p.Proc(w.Name)
	if q == nil || len(w.Blocks) != len(q.Blocks) {
		return fmt.Errorf("the program has no such procedure with %d blocks", len(w.Blocks))
	}
	pc := &ProcClaims{Proc: q}
	var err error
	var globals []*ivl.Var
	if globals, err = r.vars(w.Globals); err != nil {
		return err
	}
	if pc.Written, err = r.vars(w.Written); err != nil {
		return err
	}
	pc.List = slices.Concat(globals, q.Params, q.Locals)
	pc.Vars = flow.Numbered(pc.List)
	for i, e := range w.Exits {
		if e == nil {
			continue
		}
		pc.Exits[i] = &Exit{}
		if pc.Exits[i].Globals, err = r.sets(e.Globals, types(pc.Written)); err != nil {
			return err
		}
		if pc.Exits[i].Results, err = r.sets(e.Results, q.Results); err != nil {
			return err
		}
	}
	for _, b := range w.Blocks {
		t, err := r.block(pc, b)
		if err != nil {
			return err
		}
		pc.Blocks = append(pc.Blocks, t)
	}
	pc.Close = w.Close
	r.cl.Procs[q.Name] = pc
	if err := r.equations(pc, w.Equations); err != nil {
		return err
	}
	if err := r.returns(pc, w.Returns); err != nil {
		return err
	}
	return r.orders(pc, w.Orders)
}

// returns reads the equations about the exits of a procedure.
func (r *reader) returns(pc *ProcClaims, exits [][]writtenEquation) error {
	if len(exits) > len(pc.Returns) {
		return fmt.Errorf("equations about %d exits", len(exits))
	}
	vars := map[string]*ivl.Var{}
	for _, v := range pc.List {
		vars[v.Name] = v
	}
	for i, list := range exits {
		for _, w := range list {
			q, err := r.equation(vars, w)
			if err != nil {
				return err
			}
			pc.Returns[i] = append(pc.Returns[i], q)
		}
	}
	return nil
}

// equations reads the equations about a procedure.
func (r *reader) equations(pc *ProcClaims, blocks [][]writtenEquation) error {
	if blocks == nil {
		return nil
	}
	if len(blocks) != len(pc.Blocks) {
		return fmt.Errorf("equations of %d blocks for %d", len(blocks), len(pc.Blocks))
	}
	vars := map[string]*ivl.Var{}
	for _, v := range pc.List {
		vars[v.Name] = v
	}
	for _, list := range blocks {
		var qs []Equation
		for _, w := range list {
			q, err := r.equation(vars, w)
			if err != nil {
				return err
			}
			qs = append(qs, q)
		}
		pc.Equations = append(pc.Equations, qs)
	}
	return nil
}

func (r *reader) equation(vars map[string]*ivl.Var, w writtenEquation) (q Equation, err error) {
	if q.Plus, err = strconv.ParseUint(w.Plus, 10, 64); err != nil {
		return q, err
	}
	for _, x := range w.Sum {
		p, err := r.product(vars, x)
		if err != nil {
			return q, err
		}
		q.Sum = append(q.Sum, p)
	}
	return q, nil
}

func (r *reader) product(vars map[string]*ivl.Var, x writtenProduct) (p Product, err error) {
	p.Atom = Atom{Var: vars[x.Var], Length: x.Part == "length", Entry: x.Part == "entry"}
	if x.Part == "result" {
		if p.Atom.Var = nil; x.Field == "" {
			p.Atom.Result, err = strconv.Atoi(x.Var)
		}
		if err != nil {
			return p, err
		}
	}
	if p.By, err = strconv.ParseUint(x.By, 10, 64); err != nil {
		return p, err
	}
	if x.Field != "" {
		if p.Atom.Field = r.fields[[2]string{x.Class, x.Field}]; p.Atom.Field == nil {
			return p, fmt.Errorf("there is no field %s of %s", x.Field, x.Class)
		}
	}
	if !p.Atom.valid() {
		return p, fmt.Errorf("%s is no integer that equations speak of", x.Var)
	}
	return p, nil
}

// ordered reads one side of an order.
func (r *reader) ordered(vars map[string]*ivl.Var, x writtenProduct) (Product, error) {
	if x.Var == "" && x.Field == "" && x.Part == "" {
		return Product{By: 1}, nil
	}
	p, err := r.product(vars, x)
	switch {
	case err == nil && p.Atom.reference():
		err = fmt.Errorf("%s is no integer that is ordered", x.Var)
	case err == nil && !p.fits():
		err = fmt.Errorf("%d is no factor of %s in an order: it is 0, or above %d", p.By, x.Var, maxTimes)
	}
	return p, err
}

// orders reads the orders about a procedure.
func (r *reader) orders(pc *ProcClaims, blocks [][]writtenOrder) error {
	if blocks == nil {
		return nil
	}
	if len(blocks) != len(pc.Blocks) {
		return fmt.Errorf("orders of %d blocks for %d", len(blocks), len(pc.Blocks))
	}
	vars := map[string]*ivl.Var{}
	for _, v := range pc.List {
		vars[v.Name] = v
	}
	for _, list := range blocks {
		var os []Order
		for _, w := range list {
			less, err := r.ordered(vars, w.Less)
			if err != nil {
				return err
			}
			more, err := r.ordered(vars, w.More)
			if err != nil {
				return err
			}
			o := Order{Less: less, More: more}
			if o.By, err = strconv.ParseInt(w.By, 10, 64); err != nil {
				return err
			}
			os = append(os, o)
		}
		pc.Orders = append(pc.Orders, os)
	}
	return nil
}

// valid reports whether an atom is a reference, an integer, or a component of a reference that is one.
func (a Atom) valid() bool {
	switch {
	case a.Result > 0:
		return a.Var == nil
	case a.Var == nil:
		return false
	case a.Entry:
		return !a.Length && a.Field == nil && a.Var.Typ.Sort == ivl.IntSort
	case a.Field != nil:
		return !a.Length && a.Var.Typ.Sort == ivl.RefSort && a.Field.Immutable && a.Field.Type.Sort == ivl.IntSort
	case a.Length:
		return a.Var.Typ.Sort == ivl.RefSort
	}
	return a.Var.Typ.Sort == ivl.IntSort || a.reference()
}

func (r *reader) vars(names []string) ([]*ivl.Var, error) {
	var out []*ivl.Var
	for _, n := range names {
		v := r.globals[n]
		if v == nil {
			return nil, fmt.Errorf("there is no global %s", n)
		}
		out = append(out, v)
	}
	return out, nil
}

func types(vars []*ivl.Var) []ivl.Type {
	out := make([]ivl.Type, len(vars))
	for i, v := range vars {
		out[i] = v.Typ
	}
	return out
}

func (r *reader) sets(texts []string, of []ivl.Type) ([]*Set, error) {
	if len(texts) != len(of) {
		return nil, fmt.Errorf("%d sets for %d values", len(texts), len(of))
	}
	out := make([]*Set, len(of))
	for i, t := range of {
		var err error
		if out[i], err = r.set(texts[i], t.Sort); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (r *reader) block(pc *ProcClaims, known map[string]string) (*flow.Table[*Set], error) {
	if known == nil {
		return nil, nil
	}
	t := flow.NewTable[*Set]()
	left := len(known)
	for i, v := range pc.List {
		text, ok := known[v.Name]
		if !ok {
			continue
		}
		left--
		s, err := r.set(text, v.Typ.Sort)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", v.Name, err)
		}
		t.Set(i, s)
	}
	if left > 0 {
		return nil, fmt.Errorf("%d variables are not those of the procedure", left)
	}
	return t, nil
}

// set reads a set of a sort.
func (r *reader) set(text string, sort ivl.Sort) (*Set, error) {
	s := &Set{Sort: sort}
	switch {
	case text == anything:
		return nil, nil
	case sort == ivl.IntSort && text == "none":
		return intsBetween(1, 0), nil
	case sort == ivl.IntSort:
		return s, s.readInts(text)
	case sort == ivl.BoolSort:
		s.True, s.False = text == "true" || text == "either", text == "false" || text == "either"
		if !s.True && !s.False && text != "none" {
			return nil, fmt.Errorf("%q is not a set of truth values", text)
		}
		return s, nil
	case sort == ivl.RefSort:
		return s, r.readObjects(s, text)
	}
	var err error
	s.Numbers, err = readNumbers(text)
	return s, err
}

func (s *Set) readInts(text string) error {
	bounds, remainder, congruent := strings.Cut(text, " %")
	lo, hi, ok := strings.Cut(bounds, "..")
	if !ok {
		return fmt.Errorf("%q is not a set of integers", text)
	}
	for _, end := range []struct {
		text string
		to   **big.Int
	}{{lo, &s.Lo}, {hi, &s.Hi}} {
		if end.text == "" {
			continue
		}
		n, ok := new(big.Int).SetString(end.text, 10)
		if !ok {
			return fmt.Errorf("%q is not a set of integers", text)
		}
		*end.to = n
	}
	if !congruent {
		return nil
	}
	if n, err := fmt.Sscanf(remainder, "%d=%d", &s.Mod, &s.Rem); n != 2 || s.Mod <= 1 || s.Rem < 0 || s.Rem >= s.Mod {
		return fmt.Errorf("%q is not a set of integers: %v", text, err)
	}
	return nil
}

func (r *reader) readObjects(s *Set, text string) error {
	var objects []int
	if text == "none" {
		return nil
	}
	for _, word := range strings.Fields(text) {
		if word == "null" {
			s.Null = true
			continue
		}
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n >= len(r.cl.Objects) {
			return fmt.Errorf("there is no object %s", word)
		}
		objects = append(objects, n)
	}
	s.Objects = flow.SetOf(objects...)
	return nil
}

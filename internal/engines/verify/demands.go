package verify

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// demands are the conditions on arguments that clients may be asked to keep.
type demands struct {
	path    *classfile.Path
	opts    contract.Options
	reader  *contract.Reader
	hier    *classfile.Hierarchy
	funcs   map[string]*ssa.Func // by the names of procedures
	members []indy.Member
	types   []string      // that clients implement
	doubt   map[int]*uses // members of which some conditions may not be needed, with what they do with these arguments
}

// newDemands is about the members of a library, whose methods are lifted.
func newDemands(path *classfile.Path, opts contract.Options, members []indy.Member, types []string, lifted []*ssa.Func) *demands {
	return &demands{path: path, opts: opts, reader: contract.NewReader(path, opts), hier: classfile.NewHierarchy(path), funcs: byProcedure(lifted), members: members, types: types, doubt: map[int]*uses{}}
}

// byProcedure are lifted methods by the names of their procedures.
func byProcedure(lifted []*ssa.Func) map[string]*ssa.Func {
	funcs := map[string]*ssa.Func{}
	for _, f := range lifted {
		funcs[reach.MethodName(f.Method.Class.Name, f.Method.Name, f.Method.Desc)] = f
	}
	return funcs
}

// all has for each member the strongest conditions: references are not null, but where an annotation allows it; what
// equals is given may be null. Numbers and lengths are such that the member does not fail for them alone.
func (d *demands) all() []indy.Atoms {
	atoms := make([]indy.Atoms, len(d.members))
	for i, m := range d.members {
		atoms[i] = indy.AtomsOf(d.of(m))
	}
	return atoms
}

func (d *demands) of(m indy.Member) []indy.Atom {
	if laws.Is(m.Class) {
		return nil // it ends where an argument is null
	}
	var list []indy.Atom
	for k, p := range d.references(m) {
		if p.Null != contract.Nullable {
			list = append(list, indy.Atom{Kind: indy.NotNull, A: k})
		}
	}
	return append(list, d.refused(m)...)
}

// refused are the conditions on numbers and lengths without which a member fails for its arguments alone, in its own code or in
// methods that get them unchanged. They are necessary: no call that ends well breaks them (Cousot, Cousot, Fähndrich, Logozzo,
// VMCAI'13). There are none where two
// contradict each other: such a member always fails.
func (d *demands) refused(m indy.Member) []indy.Atom {
	method := d.method(m)
	if method == nil {
		return nil
	}
	var list []indy.Atom
	explicit, implicit := d.refusals(method)
	list = append(list, demanded(explicit)...)
	for _, a := range demanded(slices.Concat(explicit, implicit)) {
		if !boundsLength(a) { // such a method fails for ordinary arguments
			list = append(list, a)
		}
	}
	if contradictory(list) {
		return nil
	}
	return list
}

// demanded are the conditions on numbers and lengths that exclude some checks.
func demanded(checks []contract.Check) (list []indy.Atom) {
	var clauses []contract.Clause
	for _, k := range checks {
		if len(k.When) > 0 {
			clauses = append(clauses, k.Clause())
		}
	}
	slices.SortStableFunc(clauses, func(a, b contract.Clause) int { return len(a) - len(b) })
	for _, c := range contract.Resolve(clauses) {
		if len(c) == 1 {
			list = append(list, atomsOf(c[0])...)
		}
	}
	return list
}

// boundsLength reports whether an atom says that a length is at most a number.
func boundsLength(a indy.Atom) bool {
	if a.Kind != indy.Compare {
		return false
	}
	above := slices.Contains([]indy.Comparison{"<", "<=", "=="}, a.Op) && a.X.Kind == indy.SideLength && a.Y.Kind == indy.SideNumber
	below := slices.Contains([]indy.Comparison{">", ">=", "=="}, a.Op) && a.Y.Kind == indy.SideLength && a.X.Kind == indy.SideNumber
	return above || below
}

// refusals are the ways in which a method fails for its arguments alone: by explicit checks, and by others.
func (d *demands) refusals(m *classfile.Method) (explicit, implicit []contract.Check) {
	for _, t := range d.reader.Of(m).Throws {
		if t.By == contract.HeadCheck && t.Check != nil {
			explicit = append(explicit, *t.Check)
		}
	}
	return explicit, d.reader.Inferred(m)
}

// references are the parameters of a member that may be null.
func (d *demands) references(m indy.Member) map[int]contract.Param {
	found := map[int]contract.Param{}
	method := d.method(m)
	if method == nil || m.Name == "equals" && m.Desc == "(Ljava/lang/Object;)Z" {
		return found
	}
	for k, p := range contract.Of(d.path, method, d.opts).Params {
		if classfile.IsReference(p.Desc) && !(m.Use == indy.ConstructsInner && k == 0) {
			found[k] = p
		}
	}
	return found
}

// method is the method or constructor that a member is; nil for a field.
func (d *demands) method(m indy.Member) *classfile.Method {
	c, err := d.path.Class(m.Class)
	if err != nil || m.Use != indy.Calls && m.Use != indy.CallsStatic && m.Use != indy.Constructs && m.Use != indy.ConstructsInner {
		return nil
	}
	return c.FindMethod(m.Name, m.Desc)
}

// fewer are the conditions that the code seems to need: those on arguments that it uses without a comparison with null.
// Others are doubtful.
func (d *demands) fewer(all []indy.Atoms) []indy.Atoms {
	atoms := slices.Clone(all)
	for i, m := range d.members {
		f := d.funcs[reach.MethodName(m.Class, m.Name, m.Desc)]
		if f == nil {
			continue
		}
		first := len(f.Params) - len(paramsOf(m.Desc))
		refused := map[int]bool{}
		if method := d.method(m); method != nil {
			refused = d.refusesNull(method)
		}
		var keep []indy.Atom
		for _, a := range all[i].List() {
			if a.Kind == indy.Compare || refused[a.A] { // it is necessary
				keep = append(keep, a)
				continue
			}
			u := &uses{demands: d, seen: map[*ssa.Param]bool{}}
			u.param(f, first+a.A)
			if u.needs && !u.tested {
				keep = append(keep, a)
			} else {
				if o := d.doubt[i]; o != nil {
					u.stored, u.handed = append(u.stored, o.stored...), append(u.handed, o.handed...)
				}
				d.doubt[i] = u
			}
		}
		atoms[i] = indy.AtomsOf(keep)
	}
	return atoms
}

func paramsOf(desc string) []string {
	params, _, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return nil
	}
	return params
}

// restored are the conditions fewer, with those of all for members that lost proofs need: the lost methods, members that hand
// arguments to them, and members whose arguments get to fields that the lost methods, or methods that they call, read.
func (d *demands) restored(all, fewer []indy.Atoms, lost map[string]bool) []indy.Atoms {
	read := map[classfile.MemberRef]bool{}
	for name := range lost {
		d.reads(name, read, map[string]bool{})
	}
	atoms := slices.Clone(fewer)
	for i, m := range d.members {
		u := d.doubt[i]
		if u == nil {
			continue
		}
		if lost[reach.MethodName(m.Class, m.Name, m.Desc)] || slices.ContainsFunc(u.handed, func(name string) bool { return lost[name] }) ||
			slices.ContainsFunc(u.stored, func(f classfile.MemberRef) bool { return read[f] }) {
			atoms[i] = all[i]
		}
	}
	return atoms
}

// reads adds the fields that a method and what it calls read.
func (d *demands) reads(name string, read map[classfile.MemberRef]bool, seen map[string]bool) {
	f := d.funcs[name]
	if f == nil || seen[name] {
		return
	}
	seen[name] = true
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.GetField:
				read[in.Field] = true
			case *ssa.GetStatic:
				read[in.Field] = true
			case *ssa.Call:
				d.reads(reach.MethodName(in.Method.Class, in.Method.Name, in.Method.Desc), read, seen)
			}
		}
	}
}

// uses is what a method does with an argument.
type uses struct {
	*demands
	seen   map[*ssa.Param]bool
	needs  bool                  // something is done with it that fails for null, perhaps in code that is not looked at
	tested bool                  // it is compared with null
	stored []classfile.MemberRef // fields that get it
	handed []string              // procedures that get it
}

// param looks at the k-th parameter of f.
func (u *uses) param(f *ssa.Func, k int) {
	if k >= len(f.Params) || u.seen[f.Params[k]] {
		return
	}
	u.seen[f.Params[k]] = true
	same := map[ssa.Value]bool{f.Params[k]: true}
	for n := 0; n != len(same); {
		n = len(same)
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				switch in := in.(type) {
				case *ssa.Phi:
					if slices.ContainsFunc(in.Args, func(v ssa.Value) bool { return same[v] }) {
						same[in] = true
					}
				case *ssa.CheckCast:
					if same[in.X] {
						same[in] = true
					}
				}
			}
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			u.instr(in, same)
		}
	}
}

// instr looks at what an instruction does with a value.
func (u *uses) instr(in ssa.Instr, same map[ssa.Value]bool) {
	switch in := in.(type) {
	case *ssa.If:
		u.tested = u.tested || same[in.X] || same[in.Y]
	case *ssa.PutField:
		u.needs = u.needs || same[in.Object]
		if same[in.Stored] {
			u.stored = append(u.stored, in.Field)
		}
	case *ssa.PutStatic:
		if same[in.Stored] {
			u.stored = append(u.stored, in.Field)
		}
	case *ssa.Call:
		u.call(in, same)
	case *ssa.Phi, *ssa.CheckCast, *ssa.InstanceOf, *ssa.Return:
	default:
		u.needs = u.needs || slices.ContainsFunc(in.Operands(), func(v ssa.Value) bool { return same[v] })
	}
}

// call looks at a call that is given a value.
func (u *uses) call(in *ssa.Call, same map[ssa.Value]bool) {
	name := reach.MethodName(in.Method.Class, in.Method.Name, in.Method.Desc)
	callee := u.funcs[name]
	for k, a := range in.Args {
		switch {
		case !same[a]:
		case callee == nil || k == 0 && in.Kind != ssa.InvokeStatic:
			u.needs = true
		default:
			u.handed = append(u.handed, name)
			u.param(callee, k)
		}
	}
}

// within is the members with conditions.
func within(members []indy.Member, atoms []indy.Atoms) []indy.Member {
	out := slices.Clone(members)
	for i := range out {
		out[i].Requires = atoms[i]
	}
	return out
}

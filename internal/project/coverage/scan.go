package coverage

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/models"
)

// Table says which methods of the JDK a program calls.
type Table struct {
	Classes  int // of the program
	Methods  int // with a body, in these
	Count    Count
	Packages []Package // by name
	Gaps     []Gap     // the most called first
	// Unread lists classes that cannot be read, with the reason.
	Unread []string
}

// Count counts calls by tier.
type Count struct{ Model, Bytecode, Executed, Unmodelled int }

// All returns the number of calls.
func (c Count) All() int { return c.Model + c.Bytecode + c.Executed + c.Unmodelled }

// Covered returns the share of the calls that have a meaning, between 0 and 1; 1
// where there are no calls.
func (c Count) Covered() float64 {
	if c.All() == 0 {
		return 1
	}
	return float64(c.Model+c.Bytecode+c.Executed) / float64(c.All())
}

func (c *Count) add(t jdk.Tier) {
	switch t {
	case jdk.FromModel:
		c.Model++
	case jdk.FromJDK:
		c.Bytecode++
	case jdk.Executed:
		c.Executed++
	default:
		c.Unmodelled++
	}
}

// Package counts the calls of methods of one package of the JDK.
type Package struct {
	Name string // "java.util"
	Count
}

// Gap is a method of the JDK without a meaning in proofs.
type Gap struct {
	Method   string // "java.lang.Thread.start"
	Calls    int
	Behind   int  // methods of the program from which a call can be reached
	Executed bool // it has a meaning when the program is executed
}

// scanner collects a Table.
type scanner struct {
	src      *models.Source
	hier     *classfile.Hierarchy
	platform *reach.Platform // for proofs
	executes *reach.Platform // for executions
	covered  map[string]bool // classes and interfaces with a model or lifted class below them
	tiers    map[callee]jdk.Tier

	table    Table
	packages map[string]*Count
	gaps     map[string]*Gap
	callers  map[string][]string // by method of the program, or gap: the methods that name it
}

// callee is a method as a call names it.
type callee struct {
	class  string
	method *classfile.Method
}

// Scan reads all classes of the program on a class path (not the JDK's) and
// counts what they call. It ends with the error of ctx when that ends first.
func Scan(ctx context.Context, path *classfile.Path) (*Table, error) {
	names, err := path.ProgramClasses()
	if err != nil {
		return nil, err
	}
	src := models.Overlay(path)
	s := &scanner{
		src: src, hier: classfile.NewHierarchy(src), platform: reach.NewPlatform(src), executes: reach.NewExecutablePlatform(src), covered: map[string]bool{}, tiers: map[callee]jdk.Tier{},
		packages: map[string]*Count{}, gaps: map[string]*Gap{}, callers: map[string][]string{},
	}
	s.findCovered()
	for _, name := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		c, err := src.Class(name)
		if err != nil {
			s.table.Unread = append(s.table.Unread, fmt.Sprintf("%s: %v", name, err))
			continue
		}
		s.class(c)
	}
	return s.finish(), nil
}

// findCovered notes what models and lifted classes are subtypes of.
func (s *scanner) findCovered() {
	for _, name := range append(models.Names(), jdk.Treated()...) {
		if c, err := s.src.Class(name); err != nil || c.IsInterface() {
			continue
		}
		supers, _ := s.hier.Superclasses(name)
		interfaces, _ := s.hier.AllInterfaces(name)
		s.covered[name] = true
		for _, t := range append(slices.Clone(supers), interfaces...) {
			s.covered[t] = true
		}
	}
}

func (s *scanner) class(c *classfile.Class) {
	s.table.Classes++
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		s.table.Methods++
		for pc := 0; pc < len(m.Code.Read().Bytes); {
			in, err := classfile.Decode(m.Code.Read().Bytes, pc)
			if err != nil {
				s.table.Unread = append(s.table.Unread, fmt.Sprintf("%s.%s: %v", c.Name, m.Name, err))
				break
			}
			pc += in.Len
			switch in.Op {
			case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
				s.call(c, m, in.Index)
			}
		}
	}
}

// call counts the call of the method that the constant pool of c has at index.
func (s *scanner) call(c *classfile.Class, m *classfile.Method, index int) {
	ref, err := c.Pool.MethodRef(index)
	if err != nil || ref.Class[0] == '[' {
		return // clone() of an array
	}
	from := c.Name + "." + m.Name + m.Desc
	target, err := s.hier.ResolveMethod(ref)
	if err != nil || !target.Class.Origin.Platform {
		to := ref.Class + "." + ref.Name + ref.Desc
		if err == nil {
			to = target.Class.Name + "." + target.Name + target.Desc
		}
		s.callers[to] = append(s.callers[to], from)
		return
	}
	key := callee{ref.Class, target}
	tier, known := s.tiers[key]
	if !known {
		owner := ref.Class
		if oc, err := s.src.Class(owner); err != nil || !oc.Origin.Platform {
			owner = target.Class.Name // inherited from the JDK
		}
		tier = s.platform.Tier(owner, target, func(class string) bool { return s.covered[class] })
		if tier == jdk.Unmodelled && s.executes.Executes(owner, ref) {
			tier = jdk.Executed
		}
		s.tiers[key] = tier
	}
	pkg := dotted(classfile.Package(target.Class.Name))
	if s.packages[pkg] == nil {
		s.packages[pkg] = &Count{}
	}
	s.packages[pkg].add(tier)
	s.table.Count.add(tier)
	if tier == jdk.Unmodelled || tier == jdk.Executed {
		name := dotted(target.Class.Name) + "." + target.Name
		if s.gaps[name] == nil {
			s.gaps[name] = &Gap{Method: name, Executed: true}
		}
		s.gaps[name].Executed = s.gaps[name].Executed && tier == jdk.Executed
		s.gaps[name].Calls++
		s.callers[name] = append(s.callers[name], from)
	}
}

// finish sorts what was found.
func (s *scanner) finish() *Table {
	for name, c := range s.packages {
		s.table.Packages = append(s.table.Packages, Package{name, *c})
	}
	slices.SortFunc(s.table.Packages, func(a, b Package) int { return cmp.Compare(a.Name, b.Name) })
	for _, g := range s.gaps {
		g.Behind = s.behind(g.Method)
		s.table.Gaps = append(s.table.Gaps, *g)
	}
	slices.SortFunc(s.table.Gaps, func(a, b Gap) int {
		return cmp.Or(cmp.Compare(b.Calls, a.Calls), cmp.Compare(b.Behind, a.Behind), cmp.Compare(a.Method, b.Method))
	})
	return &s.table
}

// behind counts the methods of the program from which calls lead to a gap.
func (s *scanner) behind(gap string) int {
	seen := map[string]bool{gap: true}
	for queue := []string{gap}; len(queue) > 0; queue = queue[1:] {
		for _, m := range s.callers[queue[0]] {
			if !seen[m] {
				seen[m] = true
				queue = append(queue, m)
			}
		}
	}
	return len(seen) - 1
}

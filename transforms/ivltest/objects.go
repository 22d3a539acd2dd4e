package ivltest

import (
	"fmt"
	"math/rand"

	"github.com/jayverify/jayverify/ivl"
)

// Objects returns a program that does nothing but make objects of random classes: at sites, and as
// literals. Its classes are a tree, with arrays of classes, of arrays and of numbers in it. Some are
// closed, and then their subclasses are, too.
func Objects(rnd *rand.Rand) *ivl.Program {
	p := &ivl.Program{Entry: "main", Classes: randomClasses(rnd)}
	b := &ivl.Block{Label: "L0", Term: &ivl.Return{}}
	main := &ivl.Proc{Name: "main", Blocks: []*ivl.Block{b}}
	for i := range 1 + rnd.Intn(20) {
		c := p.Classes[rnd.Intn(len(p.Classes))]
		v := &ivl.Var{Name: fmt.Sprint("v", i), Typ: ivl.RefTo(c)}
		main.Locals = append(main.Locals, v)
		switch {
		case rnd.Intn(3) == 0:
			b.Stmts = append(b.Stmts, &ivl.Assign{X: v, T: &ivl.ObjLit{ID: -1 - i, Class: c}})
		case c.Elem != nil:
			b.Stmts = append(b.Stmts, &ivl.NewArray{X: v, Class: c, Site: i + 1, Len: ivl.IntConst(1, ivl.Int)})
		default:
			b.Stmts = append(b.Stmts, &ivl.New{X: v, Class: c, Site: i + 1})
		}
	}
	p.Procs = []*ivl.Proc{main}
	return p
}

// randomClasses returns java/lang/Object and some classes below it.
func randomClasses(rnd *rand.Rand) []*ivl.Class {
	object := &ivl.Class{Name: "java/lang/Object", ID: 1}
	classes := []*ivl.Class{object}
	for range rnd.Intn(12) {
		n := len(classes)
		above := classes[rnd.Intn(n)]
		c := &ivl.Class{Name: fmt.Sprint("C", n), ID: n + 1, Super: above}
		switch rnd.Intn(5) {
		case 0:
			c.Elem, c.Super = &ivl.Int, object
		case 1, 2:
			elem := ivl.RefTo(above)
			c.Elem, c.Super = &elem, object
		}
		c.Closed = c.Super.Closed || rnd.Intn(4) == 0
		c.External = !c.Closed && rnd.Intn(2) == 0
		classes = append(classes, c)
	}
	return classes
}

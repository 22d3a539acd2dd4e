// Package spaceinv encodes the heap by space invariants: it rewrites IVL with
// a heap into IVL without one (LPAR'17, "Quantified Heap Invariants for
// Object-Oriented Programs", §2 and §4).
//
// # References are tuples
//
// A reference variable p of static class C becomes the integer variables
//
//	p$id  p$type  p$site  [p$len]  p$f …
//
// one for each component of the tuple (§2, "Encoding of References as
// Tuples"): the id, which is 0 for null; the type number of the dynamic type;
// the allocation site; the length, for static array classes; and the immutable
// fields of C, which are flattened in turn when they are references. All
// components of null are zero. `p = q` is `p$id = q$id`.
//
// # The rules
//
// There is one predicate inv_D for each class D of which objects can exist; it
// talks about the objects of *exactly* dynamic type D (§3.1). Statements
// become, with D the dynamic type, t the tuple of p without its type and xs,
// es flattened:
//
//	LPAR'17 (1)  push C p, es          assert inv_D(t, es)
//	LPAR'17 (2)  xs := pull C p        havoc xs; assume inv_D(t, xs)
//	             push a[i], e          assert inv_D(t, i, e)
//	             x := pull a[i]        havoc x; assume inv_D(t, i, x)
//	             p := new D @s         $alloc := $alloc + 1; p$id := $alloc; p$type := #D; p$site := s
//	             init p.f := e         assume p$f = e
//	             a := new D[n] @s      as new, p$len := n; assert inv_D(t, i, 0) for all i, 0 ≤ i < n
//	             havoc p               havoc p$id …; assume "well-formed"
//	             p := cast C q         components C has and q lacks: havoc, then assume tuple_D(t)
//
// Where D is not determined by C, control branches on p$type. A push through C
// to an object of a subclass D with more fields pulls these first.
//
// # Where we deviate from the paper, and why
//
//   - Immutable fields are in the tuple from the allocation on, though Java
//     assigns them later. New chooses their values, and `init` keeps the runs
//     with the right choice (prophecy). Sound: for each run of the program
//     there is one run of the encoding with the right choices, and no
//     assumption ends it. Wrong choices make inv_D weaker, never stronger;
//     hoistInits avoids them wherever the value is known at the allocation.
//   - A second predicate tuple_D holds of the tuples of all objects of class D.
//     Casts get components from it. The invariant cannot be used for this: it
//     need not hold of an object before the first push, and an empty array has
//     no element for which it holds.
//   - Arrays are filled by one quantified assertion instead of a loop of
//     pushes; the clause it becomes has the index as one more variable.
//
// # Definition 1 and Lemma 1
//
// Lemma 1: the program is correct if its encoding is. It needs Definition 1: every
// pull from an object comes after a push to it. Otherwise the encoding's `assume`
// can be unsatisfiable, and everything after it is vacuously safe. The condition is
// guaranteed by these rules:
//
//   - lowering pushes the default values after each New; a pass removes this push only if another one comes
//     before any read (package transforms); for classes without mutable fields, this package asserts the
//     invariant at the allocation;
//   - NewArray asserts every element;
//   - objects that the program did not allocate (Class.External, literals,
//     elements of external arrays) have negative ids. The entry procedure
//     starts with assertions that inv_D holds of every id < 0 with every
//     content in the range of the fields' types: It is for all contents, not
//     for one arbitrary content: an assertion of a predicate never ends a run,
//     and a weaker invariant is always sound;
//   - a pull through a class that cannot have objects leaves its results
//     arbitrary; it does not become `assume false`.
//
// Then, by induction over a run of the program, the encoding has a run with the
// same values in all variables in which every inv_D holds of everything that is
// in the heap: each push and allocation adds the written tuple to inv_D, tuples
// are never removed, and so each assumption of a pull holds.
//
// # Example
//
//	l := new Node @19           $alloc := (+ $alloc 1z)
//	push Node l, null:Node      l$id := $alloc; l$type := 2z; l$site := 19z; l$data := d
//	init l.data := d            assert inv_Node(l$id, l$site, l$data, 0z, 0z, 0z, 0)
//	next := pull Node l         assume (= l$data d)
//	                            havoc next$id; havoc next$type; havoc next$site; havoc next$data
//	                            assume inv_Node(l$id, l$site, l$data, next$id, next$type, next$site, next$data)
package spaceinv

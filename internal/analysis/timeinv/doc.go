// Package timeinv encodes the heap by time-indexed heap invariants: it rewrites
// IVL with a heap into IVL without one ("Sound and Complete Invariant-Based
// Heap Encodings", here TIHI, §4 to §6).
//
//	program ──spaceinv──▶ reads and writes of flat objects ──Encoding──▶ R, RW, RWf, RWm and what lies between
//	                                                       └─────────▶ one array for each field
//
// # One description
//
// An Encoding says which indices the predicates of the heap carry; Parse and String read and write its name. The zero
// value is that of space invariants. TIHI §6.2: begin with a complete encoding, add values that are determined anyway,
// drop values that are not needed. So all start from the program with space invariants, in which references are tuples of
// integers and each access is
//
//	assume inv_D(p, fields)    a read of an object of class D: Table 3's x := read(p)
//	assert inv_D(p, fields)    a write: write(p, e), and alloc
//
// where p stands for the object's tuple, and for an element of an array for
// that of the array and the index. These become, with rd and wr the numbers of
// reads and writes so far, la the tracked address and cl the time of the last
// write to it:
//
//	        read                                       write
//	R       rd := rd+1                                 last := (ite (= la p) fields last)
//	        la = p:  assert R(in, rd, last)
//	                 fields := last
//	        la ≠ p:  assume R(in, rd, fields)
//	RWf     rd := rd+1                                 wr := wr+1
//	        la = p:  assert R(in, rd, cl)              assert W(in, wr, fields)
//	                 t := cl                           cl := (ite (= la p) wr cl)
//	        la ≠ p:  havoc t; assume R(in, rd, t)
//	        t = 0:   fields := defaults
//	        t ≠ 0:   assume W(in, t, fields)
//	RW      as RWf without t = 0                       as RWf; allocation writes default values, too
//	RWm     rd := rd+1; assume 0 < p ≤ $alloc;         wr := wr+1; assume 0 < p ≤ $alloc
//	        then as RWf                                then as RWf
//
// The entry begins with `havoc la`, and RW's with assert W(in, 0, defaults).
//
// The extensions: C keeps the object read or written last in variables, and a
// read tries it first (§6.4). T counts the accesses in the program text; R gets
// the numbers of the write and of the read, W that of the write (§6.1). V adds
// to R the integer variables that are live at some read. A adds the object's
// tuple, without its allocSite, to W and, for kind R, to R. P has counters and a
// tracked address for each class (§6.5). G writes a read without branches,
//
//	assert la = p => R(in, rd, cl); havoc t; t := (ite (= la p) cl t); assume R(in, rd, t)
//
// where the assumption adds nothing for la = p. -in and -cnt leave out
// arguments (§6.2). I makes inputs of the choices in loops, see below.
//
// # Arrays
//
// The baseline that encodings are compared with (SeaHorn's, and "None" in TIHI's
// Table 5) has no predicates for the heap. Each field f of class C, flattened, is
// a global array over ids; elements are an array of arrays, by id and index:
//
//	        read                                       write
//	        x := (select $heap_C$f p)                  $heap_C$f := (store $heap_C$f p e)
//	a[i]    x := (select (select $heap_D$element a) i) $heap_D$element := (store … a (store (select … a) i e))
//	                                                   new D[n]: (store … a (const 0))
//
// Subclasses share the arrays of the fields they inherit. Components of tuples,
// which casts regain, are such arrays, too. Arrays begin with arbitrary contents:
// except in objects from outside, a program reads only cells that it has written
// before (Definition 1). When an object from outside is read, its space invariant
// is assumed of the contents at the start ($before_C$f).
//
// Each run of the program is a run of the encoding with the same values. The
// converse holds for programs without objects from outside. For these the
// encoding is complete. It does not need inputs or counters.
//
// # Where we deviate
//
//   - Reads and writes are counted apart, where the paper has one counter for
//     both. The input determines the n-th read and the n-th write of a run, as it
//     determines the n-th access. So R and W stay partial functions, as
//     completeness requires. The relation between them does not depend on the
//     number of accesses of the other kind in a loop. (A loop that reads and
//     writes each node of a list makes two accesses per node: t = (3n+1-cnt)/2 in
//     place of t = n+1-rd.)
//
// # What Java changes
//
//   - New objects hold default values. Lowering writes them; this write is
//     dropped, because a read that sees no write (t = 0; without counters tag =
//     0; for R, the first value of last) gets default values. If passes have
//     shown that another write comes before any read, reads do not test t = 0.
//     RW follows the paper: it writes at each allocation, and W holds of default
//     values at time 0.
//   - So the default values of a new array are written only with RW and for
//     arrays from outside. This is one assertion for all elements, at one time,
//     because predicates distinguish elements without the index.
//   - A reference is checked for null before each access, and that is a property
//     of its own. So writes need no guard 0 < p. The rest of RWmem's assertion,
//     p ≤ $alloc, holds on every run and is assumed.
//   - Package spaceinv assumes that the object of a reference read from the heap is allocated, id ≤ $alloc. With counters
//     this assumption is left out: it follows, and it would make $alloc an argument of loops that allocate nothing.
//   - Objects that the program did not allocate have ids below zero. Their contents at the start satisfy the space
//     invariant of their class, as in package spaceinv; a read that sees no write takes contents that satisfy it.
//   - Each class has its own W and, with kind R, its own R, because fields differ (TIHI uses a data type instead). With P
//     it also has its own counters and tracked address.
//   - Calls that remain after inlining pass counters, the tracked address and
//     the input through their summaries, like all globals; so recursion works.
//   - If all objects to which a reference can refer have the same type or
//     allocation site, that component is not an argument.
//   - Arrays of which only the length is read, such as main's arguments in most
//     programs, are not allocated: ids then begin with 1.
//   - tuple_D, from which casts get immutable fields, has `in` as an argument, too.
//
// # Soundness
//
// Claim: if p has a run that violates a property then so has Encode(p, e), for any e and any interpretation of the
// predicates that satisfies their assertions. Take a run ρ of p. By Lemma 1 of package spaceinv there is a run ρ' of the
// program with space invariants, default values written at each allocation, with the same values. For each address a let
// ρ'(a) be the run of the encoding that starts with la = a, takes the same values for all choices of p, and has the
// right value for each foreseen input. Its n-th read gets the values that the n-th read of ρ' gets.
//
// By induction on n, for all a at once: ρ'(a) reaches its n-th access. There it agrees with ρ' on all variables
// of the program. It agrees with every ρ'(b) on counters, caches, inputs and variables in scope, because these
// do not depend on la. A write asserts and never blocks. A read of address b asserts in ρ'(b) that the predicate
// holds of the values, the time and the place of the last write. All ρ'(a) agree on this tuple, so ρ'(a), a ≠ b,
// can assume it. For the two steps of RW: W was asserted at the last write, with arguments on which all runs
// agree, too. If nothing was written and the object is from outside, the space invariant holds of its contents;
// if it is not from outside, the read takes default values, which it holds. A read that hits the cache takes the
// values of the access before. So no assumption cuts ρ'(a) off, and it violates what ρ violates.
//
// The proof does not need the inputs: a predicate without some of them, or
// without counters or tags, holds of more tuples. The proof needs that asserted
// and assumed arguments are the same function of the run and the time. So
// dropping arguments is sound, and so is every havoc that is not an input.
//
// # Completeness, and the choice of inputs
//
// TIHI's theorems 4.4 and A.5 say that R and RW have no spurious derivation when
// the run is determined by `in`: otherwise a read can see what another run has
// written. Determinism (§3.3) is made as follows.
//
//   - A havoc that runs at most once, in the entry and outside loops, is an
//     input: its value is foreseen in a global ($in_x) with any value from the
//     start on, and the havoc is followed by `assume x = $in_x`. The havoc stays,
//     so a derivation still contains the run's inputs in order.
//   - A havoc inside a loop, or in a procedure that is called, is not an input,
//     unless the encoding has I. Without I the encoding is incomplete for such
//     programs: a written value depends on a choice that is not an index, so
//     predicates relate an access to the values of all runs that make it. Often
//     that is enough, because the choice in the loop affects the values written,
//     but not the place and time of the write. If it is not enough, the
//     derivation is spurious, does not replay, and the verdict is UNKNOWN.
//     Determinate reports whether all choices are inputs.
//   - With I, the havocs of one place in the Java program choose the elements of
//     an array ($in_x), foreseen like all inputs, one after the other: the havoc is
//     followed by `assume x = (select $in_x $next_x)` and the next index. The
//     array is an argument of every predicate, as in the paper.
//   - Values of immutable fields that are not known at the allocation, contents
//     of objects from outside, and floating-point values are choices that are
//     not inputs either.
//
// # Example
//
// The second statement of Listing 2's first loop and the read of its second,
// in RWf (testdata/list.txtar has the whole program in all encodings):
//
//	push Node cur, 2, fresh       $wr := (+ $wr 1z)
//	                              assert W_Node($in_n, $wr, 2, $alloc, 2z)
//	                              $cl := (ite (= $la cur$id) $wr $cl)
//
//	d, next := pull Node cur      $rd := (+ $rd 1z)
//	                              goto {(= $la cur$id) -> T8, else -> T9}
//	                            T8:
//	                              assert R($in_n, $rd, $cl)
//	                              t := $cl
//	                              goto T10
//	                            T9:
//	                              havoc t
//	                              assume R($in_n, $rd, t)
//	                              goto T10
//	                            T10:
//	                              havoc d; havoc next$id; havoc next$site
//	                              assume W_Node($in_n, t, d, next$id, next$site)
//
// # What a proof rests on
//
// A SAFE by time-indexed heap invariants needs no further assumption. Every kind of them, complete or not,
// keeps all runs (internal/analysis/timeinv/doc.go has the argument). Random programs and programs made to break the
// encodings test this: if a run violates a property, the clauses of that property have no solution in any
// encoding. The same is tested for programs in which only some classes have time-indexed invariants; each
// access is to an object of one class, and each class has one kind of invariants. A SAFE by arrays for
// fields rests on this: a run reads what it has written before, or a value from outside. For values from
// outside, the assumptions are those of space invariants. A proof by bounds and differences (horn/zones) is
// a model of the clauses of the proved queries, and it is checked like a solver's model. Lemmas
// (horn/lemmas) are part of the model that is substituted into every clause.
//
// # Why are reads guarded in it?
//
// A branch on the address becomes clauses, and the join a predicate. With G the condition is a guard.
// Measured: Spacer took 3.0, 4.4 and 4.5 s for three programs, and 4.9, 14.7 and 11.2 s without. RWf
// proves Tree3Safe only without G.
//
// # Why are reads and writes counted apart, where TIHI counts accesses?
//
// A solver has to find how counts relate. With one count, times have coefficients of 2 or 3 in the
// length. Counted apart, they are sums, and the encodings stay complete.
// Measured: after the first loop of SllVariableUnbounded1Safe one argument remains instead of four. A
// predicate for each write made real clauses harder (Tree3Safe: 0.3 s to more than 3 s).
//
// # Why are inputs inside loops indices only by name?
//
// Without I, predicates relate an access to all runs that make it, which is sound. With I no
// derivation mixes runs, but solvers find no proof either. So the schedule has arrays, and not I.
//
// # Why is the encoding of the schedule one that TIHI does not have?
//
// RWf_TAG-in-cnt keeps the tracked address, and drops the input and the counters. It separates the
// loops that build and change an object, without arithmetic about counters. It is not complete, so RWf
// runs beside it.
// Measured: it proves all of the 22 crafted programs, three of them alone.
package timeinv

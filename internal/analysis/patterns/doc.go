// Package patterns proves properties of the shape of data structures. Its
// invariants are heap patterns: graphs whose nodes and edges stand for many
// cells and fields, labelled with three truth values (OGHI; TVLA's three-valued
// structures). It works on lowered IVL with its heap.
//
//	Vocab ── heap variables, fields, predicates of cells and of numbers: Equal, Back, Step, Link
//	Pattern ─┬─ node …   class, allocation site, summary flag, labels
//	         ├─ edges    by field, between any two nodes: no, yes, maybe
//	         └─ numbers  regions between the program's constants
//	Program ── one procedure, all calls inlined; cut points where ways meet
//	Tree ─── Node … (cut point, Pattern)      an unwinding
//
//	Post, Branch        what a statement, a goto makes of a pattern: focus, update, coerce
//	Blur, Union, Meet   merging nodes, set union, set intersection
//	Entails             embedding
//	Unwind → Tree       EXPAND and COVER with blurred patterns
//	Learner ⇄ Question  REFINE: patterns of an oracle for loop heads, validated
//	Smallest            the oracle: few traits of cells and states, by a hitting set
//	Characterised       patterns from an oracle that knows single heaps (Runs, Person)
//	Check → Proof       the only way to a SAFE: Post and Entails, nothing else
//
// # Example
//
// alt_list of OGHI Figure 1 builds a list whose data alternate and then checks
// that they do. At the head of its second loop, its cells are in
//
//	node 0 null
//	node 1 Cell@3 is l where data==d
//	node 2* Cell@3 where data!=d
//	node 3* Cell@3 where data==d
//	edge 1 next? 0
//	edge 1 next? 2
//	edge 2 next? 0
//	edge 2 next? 3
//	edge 3 next? 0
//	edge 3 next? 2
//
// that is, the cell of l has data equal to d, and after each cell comes one
// with the other data. Nodes with a star stand for any number of cells, edges
// with a question mark may be there or not.
//
// To execute `x := pull l.next`, the pattern is split into those where next is
// null, and those where it is a cell of node 2, which is then given a node of
// its own (focus). What follows from that, such as that nothing else refers to
// that cell, is made explicit (coerce). After x is assigned, and l with it, the
// cell that l has left looks like those of node 3, and becomes one of them (blur).
//
// # Learning
//
// A Question has positive heaps and negative ones. Smallest answers with cover: it puts the
// positive ones together, and keeps cells or whole states apart only by the traits it has chosen,
// such as `data equals d`, `is l`, `reached from l`, `l is null`. For alt_list that is `data equals
// d` alone, and the answer is the pattern of two summary nodes in OGHI Figure 2. Traits that are not
// enough (a negative heap is in a pattern) are completed to as many as possible that are not; one
// of the others is needed. The cheapest choice that has one of each of these sets comes next.
//
// Learner turns flaws into examples, as in learning from implications (ICE): what arrives from a
// pattern is positive while that pattern is an answer, and a pattern from which something negative
// arrives is negative.
//
// # What is not looked at
//
// Numbers are looked at as far as comparisons with constants and equality with
// fields go, and if cells are numbered (PrepareSteps) also by how much the numbers
// of a cell, of the next one and of variables differ; all other arithmetic is any value of its type. Elements of arrays
// of numbers are any values. What would need more is refused with its position:
// arrays of references, references from outside, objects that exist from the
// start (string constants), recursion.
//
// # What a proof rests on
//
// A SAFE by heap patterns rests on a tree of patterns. jayverify checks this tree from scratch, however it
// was found (by merging nodes, by an oracle, by a person). The check has three parts. The start of a run is
// in a pattern of the entry. For each pattern and each path to the next join, the result of Post is
// embedded in a pattern there. Assertions on these paths cannot be false. Post and embedding are trusted.
// They are tested against the interpreter: random programs run, the state before each step is made less
// precise at random, and the state after the step must be in the result of Post. Patterns describe the
// cells that variables can reach. They know nothing about the contents of arrays and about floating-point
// numbers. Of integers they express comparisons with constants and equality with fields, with wrap-around
// as in Java. Where a program counts a variable whose values get into a field, they also say that a field
// and a constant make up a variable, that two variables differ by a constant, and by which constant the
// numbers of a cell and of the next one differ, all modulo the size of the type
// (internal/analysis/patterns/steps.go); NumberedSafe/NumberedTwice. Other values are arbitrary, or are not
// supported: calls that cannot be inlined, arrays of references, object constants, references from outside.
package patterns

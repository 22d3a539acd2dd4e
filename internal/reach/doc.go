// Package reach finds what can run: the methods, dynamic types and class
// initialisers that an entry can reach, and what each call may run.
//
//	Source, entry ─→ Find ─→ Program ──Methods──→ Method ──Calls──→ CallSite
//	                            │                    │                  │
//	                            │ Types              │ Func             │ Targets
//	                            ▼                    ▼                  ▼
//	                          Type                 SSA            Method, by Type
//
// It is rapid type analysis (Bacon and Sweeney, OOPSLA'96) over SSA. Bodies come
// from the program, from models, and from what package jdk names of the platform.
// A call of anything else is unmodelled: it may return any value of its type.
//
// On top of that it answers what package lower asks before it emits a line:
//
//   - which exceptions some handler up the stack may catch, and which methods an
//     exception can leave as a value (exceptions.go, throws.go, model.go),
//   - which fields become components of references (tuple.go),
//   - of which types objects come from outside (external.go),
//   - what code without a body may call on objects that it is given (callback.go,
//     handover.go), and what turning an object into text runs (shown.go, plain.go),
//   - what lies behind a feature that is not supported (cutgraph.go, cuts.go).
//
// Nothing here emits IVL. Of package ivl only the kinds of checks are used.
package reach

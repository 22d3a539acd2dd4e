// Package contract reads what a method demands of its arguments, and which
// exceptions belong to what it promises. It reads; it does not guess.
//
//	annotations        @NonNull, @Positive, @Size, @NullMarked …   annotation.go, scope.go
//	the method's code  if (n < 0) throw …; requireNonNull(s)       check.go, guard.go
//	declarations       throws clause, @throws in the source        source.go
//	     │
//	     └──▶ Contract: for each parameter its nullness, range and size;
//	          preconditions; exceptions that are documented
//
// Annotations are recognised by their simple names, as NullAway does, so that
// JSpecify, JetBrains, the Checker Framework, Jakarta, JSR-305, SpotBugs, Eclipse,
// Android and a project's own annotations all count.
//
// A contract is an assumption about callers. Who verifies a method with its contract
// believed knows nothing about calls that break it; docs/soundness.md says so.
package contract

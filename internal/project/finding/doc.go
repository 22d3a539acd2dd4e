// Package finding says what a violation is worth to the maintainer of the code: is it
// a bug that any caller can meet, a precondition that nobody has written down, or an
// exception that the method documents?
//
//	result.Property, its run ─┐
//	contract.Contract         ├─▶ Classify ─▶ Finding: manifest | latent | documented,
//	SSA of the run's calls   ─┘                        confidence, one sentence why
//
// The distinction of manifest and latent follows Le, Raad, Villard, Berdine, Dreyer,
// O'Hearn, "Finding Real Bugs in Big Programs with Incorrectness Logic", OOPSLA 2022. It
// never changes a verdict: the run of a latent or documented violation is a run of the
// program, too.
package finding

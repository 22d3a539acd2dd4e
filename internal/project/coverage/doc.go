// Package coverage counts which methods of the JDK a program calls, and which of
// them have a meaning here (design §11).
//
//	class path ─Scan→ Table ─┬─ Packages   calls by package of the JDK, by tier
//	                         └─ Gaps       methods without a meaning, the most called first
//
// Each invocation instruction in a class of the program whose method belongs to
// the JDK counts once. The JDK's methods are resolved as lowering resolves them.
package coverage

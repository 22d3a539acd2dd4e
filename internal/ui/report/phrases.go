package report

import "github.com/jayverify/jayverify/internal/evidence/result"

// MethodName turns the name of an entry, "p/Main.main([Ljava/lang/String;)V", into the one
// that reports print: "p.Main.main(String[])".
func MethodName(entry string) string { return methodName(entry) }

// Claim says in one line what is known about a property: "array index out of bounds".
func Claim(p result.Property) string { return claim(p) }

// Condition says under which condition a possible run violates its property.
func Condition(run *result.Counterexample) string { return condition(run) }

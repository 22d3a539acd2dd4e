package jdk

import (
	"regexp"
	"strings"
)

// Serialization calls these private methods of a class (java.io.Serializable).
var serialization = map[string]bool{"writeObject": true, "readObject": true, "readObjectNoData": true, "writeReplace": true, "readResolve": true}

// Serializes reports whether serialization calls methods of that name, also where
// they are private.
func Serializes(name string) bool { return serialization[name] }

// mutating are the beginnings of the names of what changes a collection or a
// builder of strings.
var mutating = regexp.MustCompile("^(add|put|remove|clear|set|push|pop|poll|offer|insert|retain|replace|merge|compute|sort|fill|swap|reverse|shuffle|copy|append|delete|drain|flip)")

// Mutates reports whether method name of a class of java.util, or of a builder of
// strings, may change its receiver, by its name.
func Mutates(class, name string) bool {
	return (ClassIs(class, Builder) || strings.HasPrefix(class, "java/util/")) && mutating.MatchString(name)
}

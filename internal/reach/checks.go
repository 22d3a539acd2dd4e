package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// Checks says which kinds of violation are properties. A violation that is
// not checked still happens: its exception is thrown and can be caught; when
// it leaves the entry the run ends without a verdict.
type Checks struct {
	Kinds map[ivl.Kind]bool
	// CheckedOnly restricts UncaughtException to exceptions that are not
	// RuntimeExceptions (LPAR'17 §5 "any non-runtime exception").
	CheckedOnly bool
}

// Wants reports whether an exception of class exc that leaves the entry is to
// be reported as kind k.
func (c Checks) Wants(h *classfile.Hierarchy, k ivl.Kind, exc string) bool {
	if k == ivl.Unsupported {
		return true
	}
	if !c.Kinds[k] {
		return false
	}
	if k == ivl.UncaughtException && c.CheckedOnly {
		runtime, err := h.IsSubtype(exc, "java/lang/RuntimeException")
		return err != nil || !runtime
	}
	return true
}

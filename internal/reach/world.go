package reach

import (
	"github.com/jayverify/jayverify/ivl"
)

// Thrown connects an allocation site of exceptions with the property that
// such an exception does not leave the entry.
type Thrown struct {
	Site int
	Prop *ivl.Property
}

package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// losesEntry is the point where a model of a sorted map removes a node. In the JDK's tree the removed entry may have the key and
// the value of the next one afterwards, and the next one's is not in the map any more. Only programs that iterate over entries
// have such objects.
func losesEntry(e *emitter, _ *ssa.Call, _ *classfile.Method) {
	if slices.ContainsFunc(e.prog.TypeOrder, func(t *reach.Type) bool { return t.Name == "java/util/TreeMap$EntryIterator" }) {
		e.assuming("map-entry", "an entry of a sorted map is not used after one was removed")
	}
}

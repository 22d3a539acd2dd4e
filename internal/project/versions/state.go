package versions

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// statics are the static fields that code uses and that may hold something else than after the initialisation of their class: code assigns
// them elsewhere, or they hold objects that can be changed.
func (v *Version) statics(g *graph, keys map[string]bool) map[string]bool {
	out := map[string]bool{}
	for k := range keys {
		n := g.nodes[k]
		for f := range n.writes {
			if g.nodes[f].static {
				out[fieldName(f)] = true
			}
		}
		for f := range n.reads {
			if fn := g.nodes[f]; fn.static && (!v.immutable(fn.desc, 0) || g.assigned(f)) {
				out[fieldName(f)] = true
			}
		}
	}
	return out
}

// assigned reports whether code other than the initialiser of its class assigns a field.
func (g *graph) assigned(field string) bool {
	if g.written == nil {
		g.written = map[string]bool{}
		for _, n := range g.nodes {
			for f := range n.writes {
				g.written[f] = true
			}
		}
	}
	return g.written[field]
}

// textsName reports whether a text in some code is the name of one of the version's classes.
func (v *Version) textsName(g *graph, keys map[string]bool) bool {
	for k := range keys {
		for _, t := range g.nodes[k].texts {
			if v.namesClass(t) {
				return true
			}
		}
	}
	return false
}

// outputs are the classes of the JDK by which a program has effects outside of it, by the beginnings of their names.
var outputs = []string{"java/lang/System.out", "java/lang/System.err", "java/io/File", "java/io/RandomAccess", "java/nio/file/", "java/nio/channels/", "java/net/", "java/util/logging/", "java/lang/Process", "java/lang/Runtime."}

// prints reports whether code may have effects outside of the program.
func (g *graph) prints(keys map[string]bool) bool {
	for k := range keys {
		if g.nodes[k].prints {
			return true
		}
	}
	return false
}

// callsForeign reports whether code calls classes that both versions need.
func (g *graph) callsForeign(keys map[string]bool) bool {
	for k := range keys {
		if g.nodes[k].foreign {
			return true
		}
	}
	return false
}

// outward reports whether a member of the JDK is one by which a program has effects outside of it.
func outward(ref classfile.MemberRef) bool {
	for _, o := range outputs {
		if strings.HasPrefix(ref.Class+"."+ref.Name, o) {
			return true
		}
	}
	return false
}

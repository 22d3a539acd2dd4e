package jvm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// job is the text that the launcher reads: see harness/jayverify/replay/Job.java.
func (s *Script) job() string {
	w := &jobWriter{ids: map[*object]int{}}
	fmt.Fprintf(&w.b, "method\t%s\t%s\t%s\n", dots(s.Class), s.Method, s.Desc)
	var words []string
	for _, a := range s.Args {
		words = append(words, w.value(a))
	}
	for _, word := range words {
		fmt.Fprintf(&w.b, "argument\t%s\n", word)
	}
	for _, l := range s.Stdin {
		fmt.Fprintf(&w.b, "line\t%s\n", l)
	}
	return w.b.String()
}

// values is the text that Feed.java reads. The characters of a string follow its
// length.
func (s *Script) values() string {
	var b strings.Builder
	for _, f := range s.Fed {
		fmt.Fprintf(&b, "%s\t%d\n", f.Call, f.Bits)
		for _, c := range f.Text {
			fmt.Fprintf(&b, "%s\t%d\n", f.Call, c)
		}
	}
	return b.String()
}

type jobWriter struct {
	b   strings.Builder
	ids map[*object]int
}

// value writes the object that v refers to and returns the word for v.
func (w *jobWriter) value(v Value) string {
	switch {
	case !v.ref:
		return strconv.FormatInt(v.Bits, 10)
	case v.object == nil:
		return "null"
	}
	o := v.object
	id, ok := w.ids[o]
	if !ok {
		id = len(w.ids)
		w.ids[o] = id
		w.object(id, o)
	}
	return "@" + strconv.Itoa(id)
}

func (w *jobWriter) object(id int, o *object) {
	switch {
	case o.class == "java/lang/String":
		fmt.Fprintf(&w.b, "object\t%d\tstring", id)
		for _, u := range o.text {
			fmt.Fprintf(&w.b, "\t%d", u)
		}
		w.b.WriteByte('\n')
	case o.class[0] == '[':
		fmt.Fprintf(&w.b, "object\t%d\tarray\t%s\t%d\n", id, dots(o.class), o.length)
		at := make([]int64, 0, len(o.elems))
		for i := range o.elems {
			at = append(at, i)
		}
		slices.Sort(at)
		for _, i := range at {
			word := w.value(o.elems[i])
			fmt.Fprintf(&w.b, "element\t%d\t%d\t%s\n", id, i, word)
		}
	default:
		fmt.Fprintf(&w.b, "object\t%d\tnew\t%s\n", id, dots(o.class))
	}
}

func dots(class string) string { return strings.ReplaceAll(class, "/", ".") }

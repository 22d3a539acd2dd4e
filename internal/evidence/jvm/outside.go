package jvm

import (
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// LineInput is what package lower calls a line of a stream that the world outside has.
const LineInput = "result of java.io.InputStreamReader.$text()"

// connections is what a run has taken from connections and their streams. A JVM is not given
// it, but some runs of the program may take it.
type connections struct {
	closed, ended bool            // a connection or a stream was closed; a stream was at its end
	given         map[string]bool // the calls that have given an object
	lines         []*object
}

// outside adds the value of an input that the world outside decides: whether a call fails, or
// what it gives. It reports whether the input is one of these. The error says what no run is known to do.
func (c *connections) outside(name string, v ivl.Value, text func() *object) (bool, error) {
	call, result := strings.CutPrefix(name, "result of ")
	fails := strings.HasPrefix(name, "whether ") && strings.HasSuffix(name, "() fails")
	switch {
	case !fails && !result:
		return false, nil
	case strings.HasSuffix(name, "close() fails"):
		c.closed = true
		return true, nil
	case c.closed && (strings.Contains(name, " java.io.") || strings.Contains(name, " java.net.")):
		return true, impossible("something was closed before this is known: %s", name)
	case fails:
		return true, nil
	case name == LineInput && v.Ref == nil:
		c.ended = true
	case name == LineInput:
		if c.ended {
			return true, impossible("a stream would have to have a line after its end")
		}
		c.lines = append(c.lines, text())
	case c.given[call]:
		return true, impossible("whether %s gives another object each time is not known", call)
	default:
		if c.given == nil {
			c.given = map[string]bool{}
		}
		c.given[call] = true
	}
	return true, nil
}

// readable says which char that a line would have to have is none that each charset has within a line.
func (c *connections) readable() error {
	for _, o := range c.lines {
		for _, v := range o.elems {
			if v.Bits < 0 || v.Bits > 0x7e || v.Bits == '\n' || v.Bits == '\r' {
				return impossible("a line of a stream would have to have the char %d", v.Bits)
			}
		}
	}
	return nil
}

package result

import "strconv"

// Fingerprints returns, for each property of r, a text that stays the same
// when lines of the program move: its method, kind, exception and detail, and
// a number among those that share them. It is what a baseline, and other
// tools, recognise a property by. A like check that comes to stand before it
// in the same method changes the number.
func (r *Result) Fingerprints() []string {
	prints := make([]string, len(r.Properties))
	seen := map[string]int{}
	for i, p := range r.Properties {
		what := p.Kind.String()
		if m := p.Pos.Method; m != nil {
			what = m.Class + "." + m.Name + m.Desc + ":" + what
		}
		if p.Exception != "" {
			what += ":" + p.Exception
		}
		if p.Detail != "" {
			what += ":" + p.Detail
		}
		seen[what]++
		prints[i] = what + "#" + strconv.Itoa(seen[what])
	}
	return prints
}

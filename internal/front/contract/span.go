package contract

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// span is a part of an array that three parameters in a row name, as in
// InputStream.read(byte[], int, int): an array or a text, where the part begins, and how
// long it is, or where it ends.
type span struct {
	array, first int  // parameters
	ends         bool // the third one is the end, and not the length
}

// endNames are names of parameters that say where a part ends.
var endNames = regexp.MustCompile(`(?i)^to|^end|end$|^until|^last|^stop|^limit|^high|^hi$`)

// spans are the parts of arrays that the parameters name.
func (c *Contract) spans() []span {
	var all []span
	for i := 0; i+2 < len(c.Params); i++ {
		p, q := c.Params[i+1], c.Params[i+2]
		if Sized(c.Params[i].Desc) && p.Desc == "I" && q.Desc == "I" {
			all = append(all, span{i, i + 1, endNames.MatchString(q.Name)})
		}
	}
	return all
}

// within tightens a contract to parts that lie within their arrays: no caller expects
// anything else to work.
func (c *Contract) within() {
	for _, s := range c.spans() {
		array, first, second := Arg(s.array, c.Params[s.array].Desc), Arg(s.first, "I"), Arg(s.first+1, "I")
		for _, i := range []int{s.first, s.first + 1} {
			c.Params[i].Range = ordinary(c.Params[i].Range, 0, OrdinaryInt)
		}
		unless := Condition{array, Eq, &Expr{Op: Null, Desc: array.Desc}}
		length := LengthOf(array)
		if s.ends {
			c.Requires = append(slices.Clone(c.Requires), Clause{{first, Le, second}}, Clause{unless, {second, Le, length}})
			continue
		}
		c.Requires = append(slices.Clone(c.Requires), Clause{unless, {first, Le, &Expr{Op: Sub, Desc: "I", X: length, Y: second}}})
	}
}

// Outside reports whether the arguments of a call, as Java writes it, name a part that
// does not lie within its array, as far as the text tells: A.f(new int[3], 2, 5).
func (c *Contract) Outside(call string) bool {
	args := Arguments(call)
	if len(args) != len(c.Params) {
		return false
	}
	for _, s := range c.spans() {
		n, ok := lengthIn(args[s.array])
		first, bad := strconv.Atoi(args[s.first])
		second, worse := strconv.Atoi(args[s.first+1])
		if !ok || bad != nil || worse != nil {
			continue
		}
		end := first + second
		if s.ends {
			end = second
		}
		if first < 0 || second < 0 || first > n || second > n || end > n || s.ends && first > second {
			return true
		}
	}
	return false
}

// literalTexts are the literals of characters and strings of Java.
var literalTexts = regexp.MustCompile(`"((?:[^"\\]|\\.)*)"|'(?:[^'\\]|\\.)*'`)

// Arguments are the arguments of the last call in a statement of Java. Texts in it are replaced by as many
// letters as they have; escapes count for their letters.
func Arguments(call string) []string {
	call = literalTexts.ReplaceAllStringFunc(call, func(s string) string {
		if u, err := strconv.Unquote(s); err == nil {
			return `"` + strings.Repeat("a", len([]rune(u))) + `"`
		}
		return `"?"`
	})
	call = strings.TrimSuffix(strings.TrimSpace(call), ";")
	if !strings.HasSuffix(call, ")") {
		return nil
	}
	var args []string
	depth, end := 0, len(call)-1
	for i := len(call) - 1; i >= 0; i-- {
		switch call[i] {
		case ')', ']', '}':
			depth++
		case '(', '[', '{':
			depth--
		}
		if depth == 0 || depth == 1 && call[i] == ',' {
			if arg := strings.TrimSpace(call[i+1 : end]); arg != "" {
				args = append(args, arg)
			}
			end = i
		}
		if depth == 0 {
			slices.Reverse(args)
			return args
		}
	}
	return nil
}

var (
	empty  = regexp.MustCompile(`^new [\w.]+\[(\d+)\](?:\[\])*$`)
	filled = regexp.MustCompile(`^new [\w.]+(?:\[\])+ ?\{(.*)\}$`)
)

// lengthIn is the length of an array or a text that an expression makes; ok is false
// where that is not told.
func lengthIn(text string) (n int, ok bool) {
	if m := empty.FindStringSubmatch(text); m != nil {
		n, err := strconv.Atoi(m[1])
		return n, err == nil
	}
	if m := filled.FindStringSubmatch(text); m != nil && !strings.Contains(m[1], "…") {
		return len(Arguments("(" + m[1] + ")")), true
	}
	if len(text) >= 2 && text[0] == '"' && text[len(text)-1] == '"' && !strings.Contains(text, "?") {
		return len(text) - 2, true
	}
	return 0, false
}

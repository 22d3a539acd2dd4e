package runs

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// lexicon is what a program may want to be typed: the words and numbers that its
// own code compares with, and the marks that stand between them.
type lexicon struct {
	words   []string // in alphabetical order
	others  []string // words of messages
	marks   []rune
	numbers []int64
}

// Bounds on what a lexicon takes from a program.
const (
	longestWord   = 24
	largestNumber = 1 << 40
)

// newLexicon collects the constants of the procedures that are the program's own,
// not the library's.
func newLexicon(p *ivl.Program) *lexicon {
	words, others, marks, numbers := map[string]bool{}, map[string]bool{}, map[rune]bool{}, map[int64]bool{}
	note := func(t ivl.Term) bool {
		switch t := t.(type) {
		case *ivl.ObjLit:
			if t.Class.Name == stringClass {
				noteText(t.Text, words, others, marks)
			}
		case *ivl.IntLit:
			if v := t.V.Int64(); t.V.IsInt64() && -largestNumber <= v && v <= largestNumber {
				numbers[v] = true
				if isMark(rune(v)) {
					marks[rune(v)] = true
				}
			}
		}
		return true
	}
	for _, g := range p.Globals {
		ivl.WalkTerm(g.Init, note)
	}
	for _, q := range p.Procs {
		if !own(q) {
			continue
		}
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, t := range ivl.Terms(s) {
					ivl.WalkTerm(t, note)
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				ivl.WalkTerm(t, note)
			}
		}
	}
	l := &lexicon{}
	for w := range words {
		l.words = append(l.words, w)
		delete(numbers, int64(hashCode(w))) // a switch over strings compares with it
	}
	for w := range others {
		if !words[w] {
			l.others = append(l.others, w)
		}
	}
	for m := range marks {
		l.marks = append(l.marks, m)
	}
	for n := range numbers {
		l.numbers = append(l.numbers, n)
	}
	slices.Sort(l.words)
	slices.Sort(l.others)
	slices.Sort(l.marks)
	slices.Sort(l.numbers)
	return l
}

const stringClass = "java/lang/String"

// own reports whether a procedure is a method of the program, and not of the
// library.
func own(q *ivl.Proc) bool {
	m := q.Pos.Method
	if m == nil {
		return false
	}
	for _, prefix := range []string{"java/", "javax/", "jdk/", "sun/"} {
		if strings.HasPrefix(m.Class, prefix) {
			return false
		}
	}
	return true
}

// noteText notes a string constant: as a word, also where a blank follows, or, where
// it is a message, the words in it.
func noteText(text string, words, others map[string]bool, marks map[rune]bool) {
	fields := strings.Fields(text)
	if len(fields) == 1 {
		if len(fields[0]) <= longestWord {
			words[fields[0]] = true
		}
	} else {
		for _, w := range fields {
			if w = strings.Trim(w, ".,:;!?()[]'\""); w != "" && len(w) <= longestWord {
				others[w] = true
			}
		}
	}
	if len(text) <= 2 {
		for _, c := range text {
			if isMark(c) {
				marks[c] = true
			}
		}
	}
}

// isMark reports whether c is a printable char of ASCII that is rare in words.
func isMark(c rune) bool {
	return c > ' ' && c < 127 && !('0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z')
}

// hashCode is String.hashCode.
func hashCode(s string) int32 {
	h := int32(0)
	for _, c := range ivl.Chars(s) {
		h = 31*h + int32(c)
	}
	return h
}

// writer makes texts. It uses its own words again, because two commands are often
// about the same name.
type writer struct {
	*lexicon
	rnd  *rand.Rand
	used []string // words and numbers
}

// word returns a word of the program, or one that was used before.
func (w *writer) word() string {
	k := w.rnd.IntN(16)
	switch {
	case k < 4 && len(w.used) > 0:
		return w.used[w.rnd.IntN(len(w.used))]
	case k == 4 || len(w.words) == 0:
		return []string{"a", "b", "ann", "x1"}[w.rnd.IntN(4)]
	case k == 5 && len(w.others) > 0:
		return w.others[w.rnd.IntN(len(w.others))]
	case k == 6 && w.rnd.IntN(2) == 0:
		return w.altered(w.words[w.rnd.IntN(len(w.words))])
	}
	return w.words[w.rnd.IntN(len(w.words))]
}

// altered is nearly a word.
func (w *writer) altered(s string) string {
	switch w.rnd.IntN(5) {
	case 0:
		return strings.ToLower(s)
	case 1:
		return strings.ToUpper(s)
	case 2:
		return s + s
	case 3:
		return s[:w.rnd.IntN(len(s)+1)]
	}
	return s + string(rune('a'+w.rnd.IntN(26)))
}

// number returns a small number, one of the program's or beside it, or any.
func (w *writer) number() string {
	switch k := w.rnd.IntN(16); {
	case k < 8:
		return strconv.Itoa(w.rnd.IntN(12))
	case k < 12 && len(w.numbers) > 0:
		return strconv.FormatInt(w.numbers[w.rnd.IntN(len(w.numbers))]+w.rnd.Int64N(3)-1, 10)
	case k == 12:
		return strconv.Itoa(-1 - w.rnd.IntN(5))
	case k == 13:
		return strconv.Itoa(w.rnd.IntN(10)) + "." + strconv.Itoa(w.rnd.IntN(100))
	case k == 14:
		return big.NewInt(int64(w.rnd.Uint64()) >> w.rnd.IntN(64)).String()
	}
	return strconv.Itoa(w.rnd.IntN(1000))
}

// mark returns what may stand between words.
func (w *writer) mark() string {
	if len(w.marks) == 0 {
		return []string{":", ",", "=", "-"}[w.rnd.IntN(4)]
	}
	return string(w.marks[w.rnd.IntN(len(w.marks))])
}

// token returns a text without blanks, mostly a word or number; it is not empty.
func (w *writer) token() string {
	var s string
	switch k := w.rnd.IntN(16); {
	case k < 8:
		s = w.word()
	case k < 13:
		s = w.number()
	case k == 13:
		s = w.number() + w.mark() + w.number()
	case k == 14:
		s = w.word() + w.mark() + w.number()
	default:
		s = w.word() + w.mark() + w.word()
	}
	if s == "" {
		s = "a"
	}
	w.used = append(w.used, s)
	return s
}

// line returns a line: mostly a word and what follows it.
func (w *writer) line() string {
	n := []int{0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 5}[w.rnd.IntN(16)]
	sep := " "
	if w.rnd.IntN(6) == 0 {
		sep = w.mark()
	}
	var parts []string
	for i := range n {
		if i == 0 && w.rnd.IntN(4) > 0 {
			parts = append(parts, w.word())
		} else {
			parts = append(parts, w.token())
		}
	}
	return strings.Join(parts, sep)
}

// edited is a text with a part of it replaced, left out, doubled or added.
func (w *writer) edited(s string, blanks bool) string {
	sep := " "
	if !strings.Contains(s, sep) {
		for _, m := range w.marks {
			if strings.ContainsRune(s, m) {
				sep = string(m)
				break
			}
		}
	}
	parts := strings.Split(s, sep)
	i := w.rnd.IntN(len(parts))
	switch k := w.rnd.IntN(8); {
	case k < 2:
		parts[i] = w.token()
	case k < 4:
		parts[i] = w.near(parts[i])
	case k == 4 && len(parts) > 1:
		parts = slices.Delete(parts, i, i+1)
	case k == 5:
		parts = slices.Insert(parts, i, parts[w.rnd.IntN(len(parts))])
	case k == 6:
		parts = append(parts, w.token())
	default:
		j := w.rnd.IntN(len(parts))
		parts[i], parts[j] = parts[j], parts[i]
	}
	if sep == " " && !blanks {
		return parts[0]
	}
	return strings.Join(parts, sep)
}

// near is a text with one of its numbers changed, or an altered word.
func (w *writer) near(s string) string {
	from, to := digits(s, w.rnd.IntN(len(s)+1))
	if from == to {
		return w.altered(s)
	}
	v, err := strconv.ParseInt(s[from:to], 10, 64)
	if err != nil {
		return s[:from] + w.number() + s[to:]
	}
	return s[:from] + strconv.FormatInt(w.beside(v), 10) + s[to:]
}

// beside is a number that is near another one or has to do with it, or any.
func (w *writer) beside(v int64) int64 {
	switch w.rnd.IntN(8) {
	case 0:
		return v + 1
	case 1:
		return v - 1
	case 2:
		return v + int64(w.rnd.IntN(40)) - 20
	case 3:
		return 2 * v
	case 4:
		return -v
	case 5, 6:
		return int64(w.rnd.IntN(60))
	}
	n, err := strconv.ParseInt(w.number(), 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// digits returns where the first digits at or behind i, or else in all of s, begin
// and end.
func digits(s string, i int) (from, to int) {
	const ten = "0123456789"
	k := strings.IndexAny(s[i:], ten)
	if k < 0 {
		i = 0
		if k = strings.IndexAny(s, ten); k < 0 {
			return 0, 0
		}
	}
	from = i + k
	for to = from; to < len(s) && '0' <= s[to] && s[to] <= '9'; to++ {
	}
	return from, to
}

package layers_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// The limits of the documents: so many words and lines can be read at a sitting.
const (
	medianWords  = 18     // of the sentences of a document
	longestWords = 40     // of any sentence
	longestLines = 400    // of a document, but for docs/usage.md, which is a reference
	allWords     = 30_000 // of all documents but docs/results.md, which has measurements, and the generated part of docs/usage.md
)

// sentence is a sentence of a document, or a cell of a table.
type sentence struct {
	line  int // where its paragraph begins
	text  string
	words int
}

// TestProse keeps the documents short: words of sentences, lines of files, words in all.
// Measurements are history, and are not read.
func TestProse(t *testing.T) {
	root := checkout(t)
	all := 0
	for _, name := range prose(t, root) {
		text := withoutGenerated(read(t, filepath.Join(root, name)))
		lines := strings.Count(text, "\n")
		if lines > longestLines && name != "docs/usage.md" {
			t.Errorf("%s has %d lines, more than %d", name, lines, longestLines)
		}
		var counts []int
		for _, s := range sentences(text) {
			counts = append(counts, s.words)
			if s.words > longestWords {
				t.Errorf("%s:%d: %d words in a sentence: %s", name, s.line, s.words, s.text)
			}
		}
		if len(counts) == 0 {
			t.Errorf("%s has no sentence", name)
			continue
		}
		slices.Sort(counts)
		if median := counts[len(counts)/2]; median > medianWords {
			t.Errorf("%s: the median sentence has %d words, more than %d", name, median, medianWords)
		}
		words := len(strings.Fields(text))
		t.Logf("%-22s %4d lines %5d words %4d sentences, median %d, longest %d", name, lines, words, len(counts), counts[len(counts)/2], counts[len(counts)-1])
		if name != "docs/results.md" {
			all += words
		}
	}
	t.Logf("%d words in all", all)
	if all > allWords {
		t.Errorf("the documents have %d words, more than %d", all, allWords)
	}
}

// prose lists the documents that people read, relative to the checkout.
func prose(t *testing.T, root string) []string {
	t.Helper()
	names := []string{"README.md", "RATIONALE.md", "CHANGELOG.md"}
	files, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	for _, f := range files {
		names = append(names, "docs/"+filepath.Base(f))
	}
	return names
}

// checkout returns the folder with go.mod above this package.
func checkout(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if filepath.Dir(dir) == dir {
			t.Fatal("no go.mod above")
		}
		dir = filepath.Dir(dir)
	}
}

// withoutGenerated leaves out what lies between the marks of a generated part.
func withoutGenerated(text string) string {
	before, rest, ok := strings.Cut(text, "<!-- generated: ")
	if !ok {
		return text
	}
	_, after, _ := strings.Cut(rest, "<!-- end of the generated part -->")
	return before + withoutGenerated(after)
}

var (
	listItem = regexp.MustCompile(`^\s*([-*]|\d+\.)\s+`)
	rule     = regexp.MustCompile(`^[|\s:-]+$`)
	code     = regexp.MustCompile("``[^`]*``|`[^`]*`")
	image    = regexp.MustCompile(`!\[[^\]]*\]\([^)]*\)`)
	link     = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
)

// sentences splits a document. Code blocks, headings and comments have none. An item of
// a list begins a paragraph. In the cell of a table a semicolon ends a sentence, because cells list facts.
func sentences(text string) []sentence {
	var found []sentence
	var paragraph []string
	start := 0
	flush := func() {
		found = append(found, split(strings.Join(paragraph, " "), start, false)...)
		paragraph = nil
	}
	fenced := false
	for i, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(trimmed, "```"):
			flush()
			fenced = !fenced
		case fenced:
		case trimmed == "", strings.HasPrefix(trimmed, "#"), strings.HasPrefix(trimmed, "<!--"):
			flush()
		case strings.HasPrefix(line, "    ") && len(paragraph) == 0: // indented code
		case strings.HasPrefix(trimmed, "|"):
			flush()
			if !rule.MatchString(trimmed) {
				for _, cell := range cells(trimmed) {
					found = append(found, split(cell, i+1, true)...)
				}
			}
		default:
			if listItem.MatchString(line) {
				flush()
				trimmed = listItem.ReplaceAllString(line, "")
			}
			if len(paragraph) == 0 {
				start = i + 1
			}
			paragraph = append(paragraph, trimmed)
		}
	}
	flush()
	return found
}

// cells splits a row of a table at its bars, but for escaped ones and those in code.
func cells(row string) []string {
	row = code.ReplaceAllString(strings.ReplaceAll(row, `\|`, " or "), "CODE")
	return strings.Split(strings.Trim(row, "|"), "|")
}

// split splits a paragraph into sentences. Code is one word; a link counts by its text.
func split(text string, line int, cell bool) []sentence {
	text = code.ReplaceAllString(text, "CODE")
	text = image.ReplaceAllString(text, "")
	text = link.ReplaceAllString(text, "$1")
	text = strings.NewReplacer("**", "", "&nbsp;", "").Replace(text)
	var found []sentence
	words := strings.Fields(text)
	from := 0
	for i, w := range words {
		last := i == len(words)-1
		if !last && !ends(w, words[i+1], cell) {
			continue
		}
		s := words[from : i+1]
		from = i + 1
		if n := count(s); n > 0 && (!cell || n > 2) {
			found = append(found, sentence{line, strings.Join(s, " "), n})
		}
	}
	return found
}

// ends reports whether a sentence ends with a word, if next comes behind it.
func ends(w, next string, cell bool) bool {
	w = strings.TrimRight(w, `"')*_”`)
	if cell && strings.HasSuffix(w, ";") {
		return true
	}
	if strings.HasSuffix(w, ":") {
		first := []rune(next)[0]
		return unicode.IsUpper(first) && next != "CODE" // a colon introduces a sentence of its own
	}
	if !strings.HasSuffix(w, ".") && !strings.HasSuffix(w, "?") && !strings.HasSuffix(w, "!") {
		return false
	}
	switch w {
	case "e.g.", "i.e.", "ch.", "etc.", "vs.":
		return false
	}
	first := []rune(strings.TrimLeft(next, `"'(*_“[`))
	return len(first) == 0 || !unicode.IsLower(first[0])
}

// count counts the words: what has a letter or a digit.
func count(words []string) int {
	n := 0
	for _, w := range words {
		if strings.ContainsFunc(w, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

func TestSentences(t *testing.T) {
	text := strings.Join([]string{
		"# A heading. It has no sentence", "", "One two three. `Four.five` six (seven eight",
		"nine)? Ten, e.g. eleven.", "", "```", "no sentence here. None", "```", "- an item", "  goes on", "- another: Item here",
		"", "| head one two | x |", "|---|--:|", "| [a link here](b.md); a b c. D e f | `a|b` |",
	}, "\n")
	var got []int
	for _, s := range sentences(text) {
		got = append(got, s.words)
	}
	if want := []int{3, 5, 3, 4, 1, 2, 3, 3, 3, 3}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v: %+v", got, want, sentences(text))
	}
}

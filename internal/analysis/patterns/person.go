package patterns

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
)

// Answers are what a person has said: patterns for loop heads, and heaps that
// belong to them or not. They are written and read as
//
//	pattern LABEL
//	  … as Pattern.String writes it
//	end
//	heap LABEL yes|no
//	  … likewise
//	end
//
// LABEL is the label of a block of the program, as --dump=patterns shows it.
// Lines that begin with # mean nothing.
type Answers struct {
	entries []answer
}

type answer struct {
	kind  string // "pattern" or "heap"
	label string
	yes   bool
	text  string
}

// ParseAnswers reads answers. The error names the line.
func ParseAnswers(text string) (*Answers, error) {
	a := &Answers{}
	var cur *answer
	for i, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || strings.HasPrefix(words[0], "#"):
		case cur != nil && words[0] == "end":
			a.entries = append(a.entries, *cur)
			cur = nil
		case cur != nil:
			cur.text += strings.TrimSpace(line) + "\n"
		case words[0] == "pattern" && len(words) == 2:
			cur = &answer{kind: "pattern", label: words[1]}
		case words[0] == "heap" && len(words) == 3 && (words[2] == "yes" || words[2] == "no"):
			cur = &answer{kind: "heap", label: words[1], yes: words[2] == "yes"}
		default:
			return nil, fmt.Errorf("line %d: %q, expected `pattern LABEL` or `heap LABEL yes|no`", i+1, line)
		}
	}
	if cur != nil {
		return nil, fmt.Errorf("the last %s has no end", cur.kind)
	}
	return a, nil
}

// String writes the answers.
func (a *Answers) String() string {
	var b strings.Builder
	for _, e := range a.entries {
		fmt.Fprintf(&b, "%s %s", e.kind, e.label)
		if e.kind == "heap" && e.yes {
			b.WriteString(" yes")
		} else if e.kind == "heap" {
			b.WriteString(" no")
		}
		b.WriteByte('\n')
		for _, line := range strings.Split(strings.TrimSuffix(e.text, "\n"), "\n") {
			fmt.Fprintf(&b, "  %s\n", line)
		}
		b.WriteString("end\n")
	}
	return b.String()
}

func label(q *Question) string { return q.Program.Proc.Blocks[q.Block].Label }

// Cover implements Synthesiser: the patterns of the block that have no negative heap, if they have
// all positive ones.
func (a *Answers) Cover(_ context.Context, q *Question) ([]*Pattern, error) {
	var ps []*Pattern
	for _, e := range a.entries {
		if e.kind != "pattern" || e.label != label(q) {
			continue
		}
		p, err := q.Program.ParsePattern(q.Block, e.text)
		if err != nil {
			return nil, fmt.Errorf("pattern for %s: %w", e.label, err)
		}
		if q.admits(p) == nil {
			ps = append(ps, p)
		}
	}
	for _, h := range q.Positive {
		if !slices.ContainsFunc(ps, h.Entails) {
			return nil, ErrNoPattern
		}
	}
	return ps, nil
}

// Member implements Characteriser.
func (a *Answers) Member(_ context.Context, q *Question, h *Pattern) (bool, error) {
	for _, e := range a.entries {
		if e.kind == "heap" && e.label == label(q) && e.text == h.String() {
			return e.yes, nil
		}
	}
	return false, fmt.Errorf("%w: there is no answer about a heap at %s, which is\n%s", ErrGivenUp, label(q), h)
}

// Person asks a user, and keeps the answers.
type Person struct {
	Answers *Answers
	// Ask shows a text and returns the line that is typed.
	Ask func(text string) (string, error)
	// Show shows a picture of a heap, an SVG document; may be nil.
	Show func(svg string) error

	none map[string]bool // by label: they have no pattern, and are not asked for one again
}

// Cover implements Synthesiser: the person may name a file with a pattern, which is added to
// those for the block that they gave before.
func (p *Person) Cover(ctx context.Context, q *Question) ([]*Pattern, error) {
	if ps, err := p.Answers.Cover(ctx, q); err == nil {
		return ps, nil
	}
	if p.none[label(q)] {
		return nil, ErrNoPattern
	}
	text := fmt.Sprintf("Which states can runs be in at %s? They are in such as\n\n", q.Program.label(q.Block))
	for _, h := range q.Positive[:min(len(q.Positive), 4)] {
		text += indent(h.Draw()) + "\n"
	}
	for {
		line, err := p.Ask(text + "The name of a file with a pattern, or nothing, to be asked about single heaps: ")
		if err != nil {
			return nil, err
		}
		if line = strings.TrimSpace(line); line == "" {
			if p.none == nil {
				p.none = map[string]bool{}
			}
			p.none[label(q)] = true
			return nil, ErrNoPattern
		}
		data, err := os.ReadFile(line)
		if err == nil {
			var c *Pattern
			if c, err = q.Program.ParsePattern(q.Block, string(data)); err == nil {
				p.Answers.entries = append(p.Answers.entries, answer{kind: "pattern", label: label(q), text: string(data)})
				if ps, err := p.Answers.Cover(ctx, q); err == nil {
					return ps, nil
				}
				return []*Pattern{c}, nil
			}
		}
		text = err.Error() + "\n"
	}
}

// Member implements Characteriser.
func (p *Person) Member(ctx context.Context, q *Question, h *Pattern) (bool, error) {
	if yes, err := p.Answers.Member(ctx, q, h); err == nil {
		return yes, nil
	}
	if p.Show != nil {
		if err := p.Show(h.SVG()); err != nil {
			return false, err
		}
	}
	text := fmt.Sprintf("Can a run be at %s in this state?\n\n%s\n", q.Program.label(q.Block), indent(h.Draw()))
	for {
		line, err := p.Ask(text + "yes or no: ")
		if err != nil {
			return false, err
		}
		switch strings.ToLower(strings.TrimSpace(line)) {
		case "y", "yes":
			p.note(q, h, true)
			return true, nil
		case "n", "no":
			p.note(q, h, false)
			return false, nil
		}
		text = ""
	}
}

func (p *Person) note(q *Question, h *Pattern, yes bool) {
	p.Answers.entries = append(p.Answers.entries, answer{kind: "heap", label: label(q), yes: yes, text: h.String()})
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n  ") + "\n"
}

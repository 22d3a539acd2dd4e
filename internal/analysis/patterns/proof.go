package patterns

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// ParseTree reads what Tree.String writes, as an unwinding of r. The error
// names the line.
func (r *Program) ParseTree(text string) ([]*Node, error) {
	text, steps := strings.CutPrefix(text, withSteps)
	if steps != (len(r.Vocab.Steps) > 0) {
		return nil, fmt.Errorf("an unwinding with other patterns than those of the program")
	}
	var nodes []*Node
	var body []string
	finish := func() error {
		if len(nodes) == 0 {
			return nil
		}
		n := nodes[len(nodes)-1]
		p, err := r.ParsePattern(n.Block, strings.Join(body, "\n"))
		if err != nil {
			return fmt.Errorf("node %d: %w", n.ID, err)
		}
		n.Pattern, body = p, nil
		return nil
	}
	for i, line := range strings.Split(text, "\n") {
		switch {
		case strings.TrimSpace(line) == "" || line[0] == '#':
		case line[0] == ' ' && len(nodes) > 0:
			body = append(body, line)
		default:
			if err := finish(); err != nil {
				return nil, err
			}
			n, err := r.parseHead(line)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			nodes = append(nodes, n)
		}
	}
	return nodes, finish()
}

// parseHead reads `ID at LABEL (line N), from ID`; the line is for readers.
func (r *Program) parseHead(line string) (*Node, error) {
	head, parent, isChild := strings.Cut(line, ", from ")
	words := strings.Fields(head)
	if len(words) < 3 || words[1] != "at" {
		return nil, fmt.Errorf("%q, expected `ID at LABEL`", line)
	}
	n := &Node{Parent: -1}
	var err error
	if n.ID, err = strconv.Atoi(words[0]); err == nil && isChild {
		n.Parent, err = strconv.Atoi(parent)
	}
	block, ok := r.blocks[words[2]]
	if err != nil || !ok {
		return nil, fmt.Errorf("%q, expected a number and a block of the program", line)
	}
	n.Block = block
	return n, nil
}

// withSteps is the first line of an unwinding whose patterns speak of steps.
const withSteps = "with steps\n"

// CheckText checks a proof that is written down: p is the program as it is
// analysed, with one procedure, text what Tree.String wrote of an unwinding. It
// uses nothing but the two.
func CheckText(ctx context.Context, p *ivl.Program, text string) (*Proof, error) {
	if left := Recursive(p); left != "" {
		return nil, fmt.Errorf("the program has procedures beside its entry: %s", left)
	}
	r, err := prepare(p, strings.HasPrefix(text, withSteps))
	if err != nil {
		return nil, err
	}
	nodes, err := r.ParseTree(text)
	if err != nil {
		return nil, err
	}
	return Check(ctx, r, nodes)
}

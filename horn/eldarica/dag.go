package eldarica

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// node is a line of the DAG before its premises are known.
type node struct {
	fact     *horn.Fact
	premises []int
}

// readDAG reads
//
//	dag = { INT ":" fact [ "->" INT { "," INT } ] }
//
// and returns the fact false.
func readDAG(sys *horn.System, text string) (*horn.Fact, error) {
	es, err := sexpr.Parse(text)
	if err != nil {
		return nil, err
	}
	nodes := map[int]*node{}
	for len(es) > 0 {
		n, ok := label(es[0])
		if !ok || len(es) < 2 {
			return nil, fmt.Errorf("expected a line of the counterexample, found %.80s", es[0])
		}
		if nodes[n] != nil {
			return nil, fmt.Errorf("line %d of the counterexample comes twice", n)
		}
		f, err := sys.ReadFact(es[1])
		if err != nil {
			return nil, err
		}
		nodes[n] = &node{fact: f}
		es = es[2:]
		if len(es) > 0 && es[0].IsSymbol("->") {
			if nodes[n].premises, es, err = numbers(es[1:]); err != nil {
				return nil, err
			}
		}
	}
	return connect(nodes)
}

// label reads `3:`.
func label(e *sexpr.Expr) (int, bool) {
	text, ok := strings.CutSuffix(e.Text, ":")
	n, err := strconv.Atoi(text)
	return n, ok && err == nil
}

// numbers reads `5, 3` and returns what follows.
func numbers(es []*sexpr.Expr) (ns []int, rest []*sexpr.Expr, err error) {
	for i, e := range es {
		text, more := strings.CutSuffix(e.Text, ",")
		n, err := strconv.Atoi(text)
		if err != nil {
			return nil, nil, fmt.Errorf("expected the number of a line, found %.80s", e)
		}
		ns = append(ns, n)
		if !more {
			return ns, es[i+1:], nil
		}
	}
	return nil, nil, errors.New("expected the number of a line, found the end")
}

func connect(nodes map[int]*node) (*horn.Fact, error) {
	for n, x := range nodes {
		for _, i := range x.premises {
			if nodes[i] == nil {
				return nil, fmt.Errorf("line %d of the counterexample needs line %d, which is missing", n, i)
			}
			x.fact.Premises = append(x.fact.Premises, nodes[i].fact)
		}
	}
	if nodes[0] == nil || nodes[0].fact.Pred != nil {
		return nil, errors.New("the counterexample does not begin with false")
	}
	if cyclic(nodes) {
		return nil, errors.New("the counterexample goes in a circle")
	}
	root := nodes[0].fact
	// false follows from the error predicate, which is read as false too
	for len(root.Premises) == 1 && root.Premises[0].Pred == nil {
		root = root.Premises[0]
	}
	return root, nil
}

// cyclic looks for a fact among its own premises.
func cyclic(nodes map[int]*node) bool {
	const (
		open = 1
		done = 2
	)
	state := map[*node]int{}
	var visit func(x *node) bool
	visit = func(x *node) bool {
		switch state[x] {
		case open:
			return true
		case done:
			return false
		}
		state[x] = open
		for _, i := range x.premises {
			if visit(nodes[i]) {
				return true
			}
		}
		state[x] = done
		return false
	}
	for _, x := range nodes {
		if visit(x) {
			return true
		}
	}
	return false
}

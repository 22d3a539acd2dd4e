package transforms

import (
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// namer gives new names within a procedure.
type namer struct {
	used map[string]bool
	next map[string]int // per base name, where to go on counting
}

// newNamer knows the program's globals, and the variables and labels of q.
func newNamer(p *ivl.Program, q *ivl.Proc) *namer {
	n := &namer{used: map[string]bool{}, next: map[string]int{}}
	for _, v := range p.Globals {
		n.used[v.Name] = true
	}
	for _, v := range q.Params {
		n.used[v.Name] = true
	}
	for _, v := range q.Locals {
		n.used[v.Name] = true
	}
	for _, b := range q.Blocks {
		n.used[b.Label] = true
	}
	return n
}

// fresh returns base, or base with a number that makes it new.
func (n *namer) fresh(base string) string {
	name := base
	for n.used[name] {
		n.next[base]++
		name = base + "$" + strconv.Itoa(n.next[base])
	}
	n.used[name] = true
	return name
}

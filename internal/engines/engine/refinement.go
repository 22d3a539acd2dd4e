package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// refinement has the results of the spurious derivations so far: the classes whose
// heap invariants are too weak.
type refinement struct {
	classes []string // sorted
	fresh   bool     // the last derivation has added to them
}

// study takes from a spurious derivation which class needs more precision:
// that of the first object in which the derivation reads what the real heap
// does not hold; all classes that it reads when that cannot be told. why is a text about
// the former.
func (k *Kit) study(ctx context.Context, r raced, v *evidence.Violation) (classes []string, why string) {
	var d *runs.Divergence
	var told *result.Spurious
	if before := k.Encodings.Before(r.sys.Program); before != nil {
		d, told = k.Runner.Divergence(ctx, before, v)
	}
	if told != nil && v.Prop.ID < len(k.Lowered.Program.Props) {
		k.Board.Change(k.Lowered.Program.Props[v.Prop.ID], func(r *result.Reason) { r.Spurious = told })
	}
	if d != nil {
		return []string{d.Class.Name}, ": " + d.String()
	}
	for _, x := range v.Reads {
		if c, ok := runs.ReadClass(x.Pred); ok {
			classes = append(classes, c)
		}
	}
	slices.Sort(classes)
	return slices.Compact(classes), ""
}

// learn adds classes to those that need more precision, and returns those that are new.
func (n *refinement) learn(classes []string) (news []string) {
	for _, c := range classes {
		if !slices.Contains(n.classes, c) {
			news = append(news, c)
		}
	}
	n.classes = append(n.classes, news...)
	slices.Sort(n.classes)
	n.fresh = n.fresh || len(news) > 0
	return news
}

// next puts the encoding that is more precise for the classes of the last
// derivation before the encodings still to try, es[i:]. If it is for all
// classes, it is one of these already.
func (n *refinement) next(ctx context.Context, from *encoding.Maker, es []encoding.Encoding, i int) []encoding.Encoding {
	if !n.fresh {
		return es
	}
	n.fresh = false
	all := i + slices.IndexFunc(es[i:], func(e encoding.Encoding) bool { return e.Name == result.TimeIndexed })
	if all < i {
		return es
	}
	e, rest := from.ByTime(ctx, n.classes), slices.Clone(es[i:])
	if e.Repeats(es[all : all+1]) {
		e = es[all]
		rest = slices.Delete(rest, all-i, all-i+1)
	}
	return slices.Concat(es[:i], []encoding.Encoding{e}, rest)
}

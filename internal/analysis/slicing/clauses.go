package slicing

import (
	"context"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// Clauses returns the clauses of some checks of a slice, whose program is p. check says that each program on the way is
// checked. It fails when ctx ends.
func Clauses(ctx context.Context, t *Slice, p *ivl.Program, props []*ivl.Property, check bool) (*horn.System, error) {
	h, err := spaceinv.EncodeHeap(transforms.Widen(p), spaceinv.Options{ArbitraryIDs: true, FreeReads: true})
	if err != nil {
		return nil, err
	}
	p = Trim(h.Project(t.Keeps))
	if check {
		if err := ivl.Check(p); err != nil {
			return nil, err
		}
	}
	if p, err = transforms.Apply(p, transforms.Within(ctx, transforms.Encoded()), check, nil); err != nil {
		return nil, err
	}
	return horn.Translate(p, horn.Options{Props: props})
}

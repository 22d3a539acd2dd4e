package absint

import (
	"context"

	"github.com/jayverify/jayverify/ivl"
)

// AnalyseDensely is Analyse, but evaluates a block whenever anything before it has changed.
func AnalyseDensely(p *ivl.Program) *Analysis {
	f, err := analyse(context.Background(), p, left{dense: true}, nil, false)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return f
}

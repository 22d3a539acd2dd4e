package engine

import (
	"time"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// tinyKit is a kit for a program, without any solvers.
func tinyKit(cfg config.Config, p *ivl.Program) *Kit {
	low := &lower.Result{Entry: "Main.main", Program: p}
	runner := runs.New(low)
	return &Kit{
		Config: &cfg, Lowered: low, Runner: runner, Tools: &portfolio.Tools{}, Board: board.New(low, runner, nil, time.Now(), nil),
		Encodings: &encoding.Maker{Config: &cfg, Lowered: low},
	}
}

// tinyRounds are the rounds of such a kit.
func tinyRounds(cfg config.Config, p *ivl.Program) *rounds {
	k := tinyKit(cfg, p)
	return newRounds(k, Table(k))
}

// only makes an encoding the only one.
func (r *rounds) only(e encoding.Encoding) *rounds {
	r.encodings = []encoding.Encoding{e}
	return r
}

// reasonOf is why a check is open.
func reasonOf(k *Kit, p *ivl.Property) (why result.Reason) {
	k.Board.Change(p, func(r *result.Reason) { why = *r })
	return why
}

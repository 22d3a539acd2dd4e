package verify

import (
	"context"
	"errors"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// prover makes programs of a library and its client, and proves checks of them.
type prover struct {
	ctx     context.Context
	cfg     *Config
	surface *entries.Surface
	opts    reach.Options
	tools   *portfolio.Tools
	models  bool // whether models stay in the programs
	// platform says that class initialisers were run with code of the JDK.
	platform bool
}

// errNoProgram is the error where no program can be made whose models stay.
var errNoProgram = errors.New("clients of the library get collections of its own")

// lowered is a program for a client that uses some members. In one whose models stay, private objects of the library have a meaning; in
// the other one code without a body may do anything with any object of the JDK, and the program is smaller. The methods of the client's own
// classes for which some holds return no null.
func (p *prover) lowered(members []indy.Member, some func(*classfile.Method) bool) (*lower.Result, error) {
	members = slices.Concat(members, p.surface.Others)
	own := lower.Implementing{Types: p.surface.Implement, Some: some}
	return await.Call(p.ctx, func() (*lower.Result, error) {
		if !p.models {
			return lower.LowerClient(p.source(models.Overlay(p.cfg.Opened)), members, own, p.opts)
		}
		open := func(x *ivl.Program) (map[*ivl.Property]bool, error) { return openIn(p.ctx, x, p.cfg.Without) }
		r, err := lower.LowerClientExact(p.source(models.Summaries(p.cfg.Opened)), members, own, p.opts, open)
		if err == nil && (r == nil || !summariesSuffice(r)) {
			err = errNoProgram
		}
		return r, err
	})
}

// prove proves checks of a program. Callers of some procedures get them apart.
func (p *prover) prove(low *lower.Result, apart map[string]bool, sharply bool) (*clientProof, error) {
	l, err := newClientProof(p.ctx, low, p.cfg, p.tools, apart, sharply)
	if l != nil && p.surface.Partial != nil {
		l.reached = true
		l.assumes = append(l.assumes, result.Assumption{Kind: "client", Text: "objects of the project's dependencies are of classes that it mentions, or come from these; they change by public members only; the JDK finds no others by name", N: 1})
	}
	if l != nil && p.platform {
		l.assumes = append(l.assumes, machines)
	}
	return l, err
}

// source is where a program gets its classes.
func (p *prover) source(all *models.Source) reach.Source {
	if p.surface.Partial != nil {
		return &partial{all, p.surface.Partial}
	}
	return all
}

// partial is a source in which no other classes than some are found by name.
type partial struct {
	*models.Source
	names []string
}

// ProgramClasses lists the classes that can be found.
func (p *partial) ProgramClasses() ([]string, error) { return p.names, nil }

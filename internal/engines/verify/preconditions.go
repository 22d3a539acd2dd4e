package verify

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/laws"
)

// preconditions are the contracts of the methods that a harness calls. It is for one
// goroutine.
type preconditions struct {
	reader   *contract.Reader
	entry    *classfile.Method
	ordinary bool // all arguments are ordinary values, also of the calls that make objects
	theorem  bool // the entry is a test
	known    map[*classfile.Method]contract.Contract
}

// preconditions returns what the calls of a harness keep to; nil where contracts are
// ignored.
func (v *verification) preconditions(path *classfile.Path, entry *classfile.Method) harness.Preconditions {
	if v.cfg.Contracts != config.ContractsBelieved && v.cfg.Contracts != config.ContractsOrdinary {
		return nil
	}
	return &preconditions{
		reader: contract.NewReader(path, v.cfg.ContractOptions()), entry: entry, ordinary: v.cfg.Contracts == config.ContractsOrdinary,
		theorem: v.cfg.Test, known: map[*classfile.Method]contract.Contract{},
	}
}

// param is the contract of a parameter.
func (p *preconditions) param(m *classfile.Method, i int) contract.Param {
	k, ok := p.known[m]
	if !ok {
		if k = contractOf(p.reader, m, p.theorem && m == p.entry); p.ordinary {
			k = k.Ordinary()
			if m != p.entry {
				k = k.Making()
			}
		}
		p.known[m] = k
	}
	if i >= len(k.Params) {
		return contract.Param{}
	}
	return k.Params[i]
}

// contractOf is what a method demands of its arguments. Of a test that is only what annotations say.
func contractOf(r *contract.Reader, m *classfile.Method, test bool) contract.Contract {
	if test || laws.Is(m.Class.Name) {
		c, _ := r.Theorem(m)
		return c
	}
	return r.Of(m)
}

// NonNull implements harness.Preconditions.
func (p *preconditions) NonNull(m *classfile.Method, i int) bool {
	return p.param(m, i).Null == contract.NonNull
}

// MayBeNull implements harness.Preconditions: an ordinary argument is not null, but the
// contract itself may allow null.
func (p *preconditions) MayBeNull(m *classfile.Method, i int) bool {
	if !p.ordinary || m == p.entry {
		return false
	}
	k := contractOf(p.reader, m, p.theorem && m == p.entry)
	return i < len(k.Params) && k.Params[i].Null != contract.NonNull
}

// Range implements harness.Preconditions.
func (p *preconditions) Range(m *classfile.Method, i int) (lo, hi int64, bounded bool) {
	r := p.param(m, i).Range
	return r.Lo, r.Hi, r.Bounded
}

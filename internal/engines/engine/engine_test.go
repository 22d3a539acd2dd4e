package engine

import (
	"testing"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// TestTable checks that each stage that asks an engine names one, and that each engine
// has a stage.
func TestTable(t *testing.T) {
	table := Table(tinyKit(config.Config{}, &ivl.Program{}))
	named := map[string]bool{portfolio.Explain.Engine: true, portfolio.Textless.Engine: true, portfolio.Partitioned.Engine: true, portfolio.Bags.Engine: true, portfolio.Focused.Engine: true} // parts of others ask them
	for _, s := range portfolio.Stages() {
		if s.For == nil && s.On == "" {
			continue
		}
		if named[s.Engine] = true; table[s.Engine] == nil {
			t.Errorf("stage %s: there is no engine %q", s.Name, s.Engine)
		}
	}
	for name := range table {
		if !named[name] {
			t.Errorf("no stage asks the engine %q", name)
		}
	}
}

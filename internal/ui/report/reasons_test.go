package report

import (
	"os"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestReasonsAreDocumented shows that docs/usage.md explains each kind of reason, and
// that the schema of JSON reports lists it.
func TestReasonsAreDocumented(t *testing.T) {
	for file, form := range map[string]string{"../../../docs/usage.md": "| `KIND` |", "../../../docs/report.schema.json": `"KIND"`} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range result.ReasonKinds() {
			if want := strings.ReplaceAll(form, "KIND", k.String()); !strings.Contains(string(text), want) {
				t.Errorf("%s: no %s", file, want)
			}
		}
	}
}

package report_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/ui/report"
)

// TestSchemaInDocs: docs/usage.md has the version of the schema that reports have.
func TestSchemaInDocs(t *testing.T) {
	text, err := os.ReadFile("../../../docs/usage.md")
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("| `schemaVersion`, `schemaMinor` | numbers | %d and %d |", report.SchemaVersion, report.SchemaMinor)
	if !strings.Contains(string(text), want) {
		t.Errorf("docs/usage.md lacks %q", want)
	}
}

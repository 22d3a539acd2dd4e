package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestLinkedModules checks which modules jayverify is linked with: what is only
// for jbench or for tests, such as plotting, is not among them.
func TestLinkedModules(t *testing.T) {
	allowed := map[string]bool{
		"github.com/creachadair/jrpc2":           true, // JSON-RPC for jayverify lsp
		"github.com/creachadair/mds":             true, // of jrpc2
		"github.com/google/jsonschema-go":        true, // of go-sdk: schemas of tools
		"github.com/jayverify/jayverify":         true,
		"github.com/mitchellh/colorstring":       true, // of progressbar
		"github.com/modelcontextprotocol/go-sdk": true, // jayverify mcp
		"github.com/pelletier/go-toml/v2":        true, // jayverify.toml
		"github.com/rivo/uniseg":                 true, // of progressbar
		"github.com/rogpeppe/go-internal":        true, // differences of texts, for --dump=passes
		"github.com/schollz/progressbar/v3":      true, // progress on a terminal
		"github.com/segmentio/asm":               true, // of encoding
		"github.com/segmentio/encoding":          true, // of go-sdk
		"github.com/sirupsen/logrus":             true, // -v
		"github.com/spf13/pflag":                 true, // flags
		"github.com/yosida95/uritemplate/v3":     true, // of go-sdk
		"golang.org/x/net":                       true, // HTML, for the list of files of a package index
		"golang.org/x/oauth2":                    true, // of go-sdk
		"golang.org/x/sync":                      true, // of jrpc2
		"golang.org/x/sys":                       true, // of term and logrus
		"golang.org/x/term":                      true, // whether there is a terminal
		"golang.org/x/time":                      true, // of go-sdk
		"gopkg.in/ini.v1":                        true, // the configuration of pip, for jayverify setup
	}
	out, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	linked := map[string]bool{}
	for _, m := range strings.Fields(string(out)) {
		if !linked[m] && !allowed[m] {
			t.Errorf("jayverify is linked with %s", m)
		}
		linked[m] = true
	}
	if !linked["github.com/spf13/pflag"] {
		t.Errorf("only %v are linked", linked)
	}
}

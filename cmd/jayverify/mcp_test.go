package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// TestMCP calls all tools of the server as an agent does: it verifies a project with a
// mistake, asks for a test, repairs the project, and asks what is proved.
func TestMCP(t *testing.T) {
	e := newMavenExample(t)
	e.write(e.main, e.wrong)
	e.build()
	cmd := exec.CommandContext(t.Context(), e.own, "mcp")
	cmd.Dir, cmd.Env, cmd.Stderr = t.TempDir(), e.env, t.Output()
	client := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, &sdk.ClientOptions{})
	session, err := client.Connect(t.Context(), &sdk.CommandTransport{Command: cmd}, nil)
	if err != nil {
		t.Fatal(err)
	}
	call := func(tool string, args map[string]any, out any) string {
		t.Helper()
		args["project"] = e.root
		r, err := session.CallTool(t.Context(), &sdk.CallToolParams{Name: tool, Arguments: args})
		if err != nil {
			t.Fatalf("%s: %v", tool, err)
		}
		if r.IsError {
			return r.Content[0].(*sdk.TextContent).Text
		}
		data, err := json.Marshal(r.StructuredContent)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, out); err != nil {
			t.Fatalf("%s: %v", data, err)
		}
		return ""
	}
	var verified struct {
		Summary string
		Report  struct {
			Verdict    string
			Properties []struct {
				Kind, Verdict, Entry string
				Run                  struct{ Call string }
			}
		}
		Omitted int
	}
	if why := call("verify", map[string]any{}, &verified); why != "" {
		t.Fatal(why)
	}
	if !strings.HasPrefix(verified.Summary, "1 finding; of 2 methods") || verified.Report.Verdict != "UNSAFE" || verified.Omitted == 0 {
		t.Errorf("verify: %+v", verified)
	}
	var test struct {
		File, Test string
		Written    bool
	}
	if why := call("reproduce", map[string]any{"method": "Main.main", "write": true}, &test); why != "" {
		t.Fatal(why)
	}
	if want := filepath.Join(e.root, "app", "src", "test", "java", "shop", "MainMainRunTest.java"); test.File != want || !test.Written ||
		!strings.Contains(test.Test, `shop.Main.main(new String[]{"4"});`) || e.read(want) != test.Test {
		t.Errorf("reproduce: %+v", test)
	}

	e.write(e.main, e.right)
	e.build()
	if why := call("check_method", map[string]any{"method": "shop.Main#main(String[])"}, &verified); why != "" {
		t.Fatal(why)
	}
	if verified.Report.Verdict != "SAFE" || len(verified.Report.Properties) == 0 || verified.Report.Properties[0].Verdict != "SAFE" {
		t.Errorf("check_method: %+v", verified)
	}
	var explained struct {
		Verdict    string
		Invariants []struct{ Facts []string }
	}
	if why := call("explain", map[string]any{"method": "shop.Main.main"}, &explained); why != "" {
		t.Fatal(why)
	}
	if explained.Verdict != "SAFE" || len(explained.Invariants) == 0 {
		t.Errorf("explain: %+v", explained)
	}
	if why := call("reproduce", map[string]any{"method": "shop.Main.main"}, &test); !strings.Contains(why, "violates nothing now") {
		t.Errorf("reproduce of what is proved: %q", why)
	}
	if why := call("check_method", map[string]any{"method": "shop.Main.none"}, &verified); !strings.Contains(why, "no method of the") {
		t.Errorf("a method that is not there: %q", why)
	}
	e.root = filepath.Join(e.root, "editors")
	if err := os.MkdirAll(e.root, 0o777); err != nil {
		t.Fatal(err)
	}
	if why := call("verify", map[string]any{}, &verified); !strings.Contains(why, "Compile the project") {
		t.Errorf("a folder without classes: %q", why)
	}
	if err := session.Close(); err != nil {
		t.Error(err)
	}
}

package verify_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestGolden verifies the Java files of each archive, once for each line of its file
// "options", and compares what is told of each verification with its file "told". With
// -short, these are only the archives whose comment begins with "Short".
func TestGolden(t *testing.T) {
	paths := horntest.Paths(t)
	files, err := filepath.Glob("testdata/golden/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if testing.Short() && !strings.HasPrefix(string(a.Comment), "Short") {
				t.Skip("-short")
			}
			sources, options := map[string]string{}, ""
			for _, f := range a.Files {
				switch {
				case f.Name == "options":
					options = string(f.Data)
				case f.Name != "told":
					sources[f.Name] = string(f.Data)
				}
			}
			dir := classtest.Javac(t, 17, sources)
			var got strings.Builder
			for _, line := range strings.Split(strings.TrimSpace(options), "\n") {
				fmt.Fprintf(&got, "%s\n", line)
				cfg := verify.Config{ClassPath: dir, Paths: paths, Timeout: time.Minute, JVM: verify.JVMNever, CheckPasses: true}
				configure(t, &cfg, line)
				r, err := verify.Run(t.Context(), cfg, quiet{})
				got.WriteString(told(r, err))
			}
			goldentest.Section(t, file, a, "told", got.String())
		})
	}
}

// configure sets what a line says: words like entry=Main.f, checks=assert, engine=symex.
func configure(t *testing.T, cfg *verify.Config, line string) {
	t.Helper()
	for _, w := range strings.Fields(line) {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "main":
			cfg.Main = value
		case "entry":
			cfg.Entry = value
		case "checks":
			cfg.Checks = strings.Split(value, ",")
		case "engine":
			cfg.Engine = value
		case "encoding":
			cfg.Encoding = value
		case "without":
			cfg.Without = strings.Split(value, ",")
		case "unbounded":
			cfg.Ints = verify.Unbounded
		case "pedantic":
			cfg.Pedantic = true
		default:
			t.Fatalf("the option %s is not known", w)
		}
	}
}

// told prints what a result says that does not depend on time: verdicts, the reasons
// why there is none, assumptions, and what is not supported.
func told(r *result.Result, err error) string {
	var b strings.Builder
	if err != nil {
		text, _, _ := strings.Cut(err.Error(), " (searched ") // which folders is the machine's
		fmt.Fprintf(&b, "  error: %s\n", text)
		return b.String()
	}
	fmt.Fprintf(&b, "  %v %s%s\n", r.Verdict, r.Entry, why(r.Verdict, r.Reason))
	for _, p := range r.Properties {
		fmt.Fprintf(&b, "  %d %v %v", p.Pos.Line, p.Kind, p.Verdict)
		if p.Verdict == result.Unsafe {
			fmt.Fprintf(&b, " by %s", p.Exception)
		}
		fmt.Fprintf(&b, "%s", why(p.Verdict, p.Reason))
		if len(p.Behind) > 0 {
			fmt.Fprintf(&b, " behind %v", p.Behind)
		}
		b.WriteString("\n")
	}
	for _, a := range r.Assumptions {
		fmt.Fprintf(&b, "  %d assumes %s: %s\n", a.Pos.Line, a.Kind, a.Text)
	}
	for _, u := range r.Unsupported {
		fmt.Fprintf(&b, "  %d unsupported: %s\n", u.Pos.Line, u.Text)
	}
	return b.String()
}

func why(v result.Verdict, reason result.Reason) string {
	if v == result.Safe || v == result.Unsafe {
		return ""
	}
	return ": " + reason.String()
}

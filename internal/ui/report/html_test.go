package report

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/browser"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

var screenshots = flag.String("screenshots", "", "folder for screenshots of the HTML report")

func htmlOf(t *testing.T, r *result.Result) string {
	t.Helper()
	var out bytes.Buffer
	if err := HTML(&out, r, Options{Sources: NewSources([]string{"testdata/src"}), Version: "1.2.3"}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestHTMLStructure checks what every page must have and must not have, where
// there is no browser, too.
func TestHTMLStructure(t *testing.T) {
	ids := regexp.MustCompile(` id="([^"]+)"`)
	targets := regexp.MustCompile(`(?:href="#|data-line=")([^"]+)"`)
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			page := htmlOf(t, r)
			if !strings.Contains(page, `id="verdict">`+r.Verdict.String()+`</span>`) {
				t.Error("there is no verdict")
			}
			have := map[string]bool{}
			for _, m := range ids.FindAllStringSubmatch(page, -1) {
				if have[m[1]] {
					t.Errorf("id %s is there twice", m[1])
				}
				have[m[1]] = true
			}
			for _, m := range targets.FindAllStringSubmatch(page, -1) {
				if !have[m[1]] {
					t.Errorf("a link leads to %s, which is not there", m[1])
				}
			}
			for i := range r.Properties {
				if !have[fmt.Sprintf("check%d", i)] {
					t.Errorf("property %d is not on the page", i)
				}
			}
			for _, bad := range []string{"http://", "https://", "<link rel=\"stylesheet", " src=", "@import", "ZgotmplZ"} {
				if strings.Contains(page, bad) {
					t.Errorf("the page contains %s", bad)
				}
			}
		})
	}
}

// TestHTMLWithoutSources checks that checks stand by class and method, with their
// bytecode positions, where the text of the program is not there.
func TestHTMLWithoutSources(t *testing.T) {
	r := unsafeResult()
	noLine := property(ivl.ClassCast, ivl.Pos{Method: bare, PC: 7}, result.Safe, result.Reached)
	r.Properties = append(r.Properties, noLine)
	var out bytes.Buffer
	if err := HTML(&out, r, Options{}); err != nil {
		t.Fatal(err)
	}
	_, source, _ := strings.Cut(out.String(), `<section id="source"`)
	source, _, _ = strings.Cut(source, "</section>")
	text := strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(source, " ")), " ")
	for _, want := range []string{
		"Buckets The source was not found", "main(String[])", "✗ 13 @26 array index out of bounds: index of count[bucket]",
		"p.Bare The source was not found", "run()", "✓ @7 cast always succeeds",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q:\n%s", want, text)
		}
	}
}

// TestHTMLHostile checks that nothing the program says can become a part of
// the page.
func TestHTMLHostile(t *testing.T) {
	r := unsafeResult()
	evil := `</script></pre><script>alert(1)</script><img src=x onerror="alert(2)">`
	r.Reason = result.Because(evil)
	p := &r.Properties[1]
	p.Detail, p.Run.Output, p.Run.Inputs[0].Value, p.Run.Inputs[0].Input.Name = evil, evil, evil, evil
	page := htmlOf(t, r)
	if strings.Contains(page, "<script>alert") || strings.Contains(page, "<img") || strings.Count(page, "</script>") != 1 {
		t.Error("text of the program is part of the page's structure")
	}
}

// TestHTMLInBrowser opens pages in a headless Chromium: the verdict is visible,
// a run can be stepped through with the mouse and with the keyboard, both
// colour schemes work, and there is no error and no request.
func TestHTMLInBrowser(t *testing.T) {
	chromium := browser.Find("../../..")
	if chromium == "" {
		t.Skip("no Chromium: `make setup-chromium` fetches one")
	}
	p := openPage(t, chromium, results()["confirmed"])
	want := func(what, expression string, want any) {
		t.Helper()
		if got := p.Eval(expression); got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	const now = `Array.from(document.querySelectorAll("tr.now")).map(r => r.querySelector(".no").textContent).join()`
	const note = `Array.from(document.querySelectorAll("tr .note")).map(n => n.textContent).join()`
	const step = `document.querySelector(".run output").textContent`
	const given = `Array.from(document.querySelectorAll(".inputs tr.given")).map(r => r.cells[1].textContent).join()`
	want("verdict", `document.getElementById("verdict").textContent`, "UNSAFE")
	want("the verdict is visible", `(r => r.width > 0 && r.top >= 0 && r.bottom < innerHeight)(document.getElementById("verdict").getBoundingClientRect())`, true)

	p.Key("ArrowRight")
	want("first step, by key, with no click before", step, "step 1 of 5")
	p.Key("ArrowLeft")
	want("no step before the first", step, "step 1 of 5")
	want("its line", now, "9")
	want("what it changes", note, "  // args = String[1], count = int[10]@1")
	p.Click(`[data-go=next]`)
	want("line of the second step", now, "10")
	want("what that changes", note, `  // arg = "-2147483648"`)
	want("its input", given, "1")
	p.Click(`.steps li:nth-child(3) button`)
	want("a step that is clicked", step, "step 3 of 5")
	want("its input", given, "-2147483648")
	p.Key("End")
	want("last step, by key", step, "step 5 of 5")
	want("its line", now, "13")
	want("the stack", `document.querySelector(".stack").classList.contains("thrown")`, true)
	p.Key("ArrowLeft")
	want("back, by key", now, "12")
	if *screenshots != "" {
		screenshot(t, p, "light")
	}

	// The keyboard alone: every control can be reached, and used.
	p.Eval(`document.activeElement.blur(), scrollTo(0, 0), getSelection().removeAllRanges(), document.querySelector(".skip").focus()`)
	reached := map[any]bool{}
	for range 40 {
		p.Key("Tab")
		reached[p.Eval(`(e => e.dataset.go || e.id || e.tagName)(document.activeElement)`)] = true
	}
	for _, control := range []string{"first", "back", "next", "last", "theme", "SUMMARY"} {
		if !reached[control] {
			t.Errorf("the keyboard does not get to %s, only to %v", control, reached)
		}
	}
	p.Eval(`document.querySelector("[data-go=first]").focus()`)
	p.Key("Enter")
	want("first step, by Enter", step, "step 1 of 5")

	const background = `getComputedStyle(document.body).backgroundColor`
	p.Prefer("light")
	light := p.Eval(background)
	p.Prefer("dark")
	if dark := p.Eval(background); dark == light {
		t.Errorf("dark and light are both %v", dark)
	}
	p.Click(`.steps li:nth-child(4) button`)
	if *screenshots != "" {
		screenshot(t, p, "dark")
	}
	p.Click("#theme")
	want("the theme button", background, light)
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// TestHTMLOnAPhone checks that nothing is cut off on a narrow screen, and that
// one can step there.
func TestHTMLOnAPhone(t *testing.T) {
	chromium := browser.Find("../../..")
	if chromium == "" {
		t.Skip("no Chromium: `make setup-chromium` fetches one")
	}
	p := openPageAt(t, chromium, results()["confirmed"], 390, 844)
	if w := p.Eval(`innerWidth`); w != float64(390) {
		t.Skipf("the browser's window is %v wide", w)
	}
	if w := p.Eval(`document.documentElement.scrollWidth`); w != float64(390) {
		t.Errorf("the page is %v wide", w)
	}
	outside := `Array.from(document.querySelectorAll("#verdict, button, select, h2, h3, .steps")).filter(e => (r => r.width > 0 && (r.left < 0 || r.right > innerWidth))(e.getBoundingClientRect())).map(e => e.textContent).join()`
	if got := p.Eval(outside); got != "" {
		t.Errorf("cut off: %v", got)
	}
	p.Click(`[data-go=last]`)
	if got := p.Eval(`document.querySelector(".run output").textContent`); got != "step 5 of 5" {
		t.Errorf("after a tap on last: %v", got)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// TestHTMLRunsInBrowser chooses between runs, and looks at invariants.
func TestHTMLRunsInBrowser(t *testing.T) {
	chromium := browser.Find("../../..")
	if chromium == "" {
		t.Skip("no Chromium: `make setup-chromium` fetches one")
	}
	r := results()["cached"]
	second := violated(ivl.NullDereference, "java/lang/NullPointerException", at(queueMain, 9), &result.Counterexample{
		Stack: lines(queueMain, 9), Path: lines(queueMain, 8, 9), Stdin: []string{"one", "two"},
	})
	r.Properties = append(r.Properties, violated(ivl.ArrayIndex, "", at(bucketsMain, 13), bucketsRun()), second)
	p := openPage(t, chromium, r)
	shown := `Array.from(document.querySelectorAll(".run")).map(r => r.getBoundingClientRect().height > 0).join()`
	if got := p.Eval(shown); got != "true,false" {
		t.Errorf("runs shown at first: %v", got)
	}
	p.Click(`.show[data-run="1"]`)
	if got := p.Eval(shown); got != "false,true" {
		t.Errorf("runs shown after a click on the second's check: %v", got)
	}
	p.Click(`#run1 [data-go=next]`)
	if got := p.Eval(`document.querySelector("#run1 output").textContent`); got != "step 2 of 2" {
		t.Errorf("the second run is at %v", got)
	}
	if got := p.Eval(`document.activeElement.closest(".run").id`); got != "run1" {
		t.Errorf("the focus is in %v", got)
	}
	if got := p.Eval(`Array.from(document.querySelectorAll("tr .facts span")).map(e => e.textContent + e.closest("tr").querySelector(".no").textContent).join()`); got != "result >= 05,0 <= i10,i <= n10" {
		t.Errorf("beside the source: %v", got)
	}
	for _, problem := range p.Problems() {
		t.Error(problem)
	}
}

// openPage opens the report of r in a browser.
func openPage(t *testing.T, chromium string, r *result.Result) *browser.Page {
	t.Helper()
	return openPageAt(t, chromium, r, 1280, 800)
}

func openPageAt(t *testing.T, chromium string, r *result.Result, width, height int) *browser.Page {
	t.Helper()
	file := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(file, []byte(htmlOf(t, r)), 0o666); err != nil {
		t.Fatal(err)
	}
	return browser.Open(t, chromium, "file://"+filepath.ToSlash(file), width, height)
}

func screenshot(t *testing.T, p *browser.Page, name string) {
	t.Helper()
	p.Eval("scrollTo(0, 0)")
	if err := os.WriteFile(filepath.Join(*screenshots, "report-"+name+".png"), p.Screenshot(), 0o666); err != nil {
		t.Fatal(err)
	}
}

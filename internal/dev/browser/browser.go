// Package browser drives a headless Chromium, for tests of HTML pages.
//
//	test ──fd 3──→ chromium      JSON messages of the DevTools protocol, each
//	     ←─fd 4──                ended by a zero byte
//
// A Page clicks and types as a user does, and remembers everything that a page
// which claims to be quiet and self-contained must not do.
package browser

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Find returns the path of a Chromium: what JAYVERIFY_CHROMIUM names, .tools in
// root (see scripts/setup-chromium), or what is on the PATH; "" when there is none.
func Find(root string) string {
	own := filepath.Join(root, ".tools", "chromium", "chromium")
	for _, name := range []string{os.Getenv("JAYVERIFY_CHROMIUM"), own, "chromium", "chromium-browser", "google-chrome"} {
		if name == "" {
			continue
		}
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// Page is a tab of a running browser.
type Page struct {
	t       *testing.T
	to      io.Writer
	from    *bufio.Reader
	n       int
	session string
	loaded  bool
	url     string

	problems []string
}

// Open starts the browser at path, with its profile in a temporary folder, and
// opens url, which is the only one that may be asked for. The browser ends with
// the test.
func Open(t *testing.T, path, url string, width, height int) *Page {
	t.Helper()
	toChild, toUs := pipe(t), pipe(t)
	profile := t.TempDir()
	cmd := exec.Command(path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
		"--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir="+profile,
		fmt.Sprintf("--window-size=%d,%d", width, height), "about:blank")
	cmd.ExtraFiles = []*os.File{toChild.read, toUs.write}
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = toChild.read.Close()
	_ = toUs.write.Close()
	p := &Page{t: t, to: toChild.write, from: bufio.NewReader(toUs.read), url: url}
	t.Cleanup(func() {
		p.session = ""
		p.send("Browser.close", nil)
		_ = cmd.Wait() // it was told to end; how it does is its affair
		if t.Failed() {
			t.Logf("the browser's stderr starts with\n%.600s", &stderr)
		}
	})
	var target struct{ TargetID string }
	p.call("Target.createTarget", map[string]any{"url": "about:blank"}, &target)
	var attached struct{ SessionID string }
	p.call("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached)
	p.session = attached.SessionID
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		p.call(domain+".enable", nil, nil)
	}
	p.call("Emulation.setDeviceMetricsOverride", map[string]any{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}, nil)
	p.call("Page.navigate", map[string]any{"url": url}, nil)
	for !p.loaded {
		p.read()
	}
	return p
}

type pipeEnds struct{ read, write *os.File }

func pipe(t *testing.T) pipeEnds {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = r.Close(), w.Close() })
	return pipeEnds{r, w}
}

type message struct {
	ID     int             `json:"id,omitempty"`
	Method string          `json:"method,omitempty"`
	Params json.RawMessage `json:"params,omitempty"`
	Result json.RawMessage `json:"result,omitempty"`
	Error  *struct{ Message string }
	// SessionID is the tab that a message is for.
	SessionID string `json:"sessionId,omitempty"`
}

func (p *Page) send(method string, params any) int {
	p.t.Helper()
	p.n++
	m := map[string]any{"id": p.n, "method": method}
	if params != nil {
		m["params"] = params
	}
	if p.session != "" {
		m["sessionId"] = p.session
	}
	data, err := json.Marshal(m)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.to.Write(append(data, 0)); err != nil {
		p.t.Errorf("the browser does not listen: %v", err)
	}
	return p.n
}

// call sends a command and waits for its result.
func (p *Page) call(method string, params, result any) {
	p.t.Helper()
	id := p.send(method, params)
	for {
		m := p.read()
		if m.ID != id {
			continue
		}
		if m.Error != nil {
			p.t.Fatalf("%s: %s", method, m.Error.Message)
		}
		if result != nil {
			if err := json.Unmarshal(m.Result, result); err != nil {
				p.t.Fatal(err)
			}
		}
		return
	}
}

// read takes one message from the browser, and notes what is a problem.
func (p *Page) read() message {
	p.t.Helper()
	data, err := p.from.ReadBytes(0)
	if err != nil {
		p.t.Fatalf("the browser has ended: %v", err)
	}
	var m message
	if err := json.Unmarshal(bytes.TrimRight(data, "\x00"), &m); err != nil {
		p.t.Fatal(err)
	}
	switch m.Method {
	case "Page.loadEventFired":
		p.loaded = true
	case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
		p.problems = append(p.problems, m.Method+" "+string(m.Params))
	case "Network.requestWillBeSent":
		var r struct{ Request struct{ URL string } }
		if err := json.Unmarshal(m.Params, &r); err != nil {
			p.t.Fatal(err)
		}
		if r.Request.URL != p.url && !strings.HasPrefix(r.Request.URL, "data:") {
			p.problems = append(p.problems, "a request for "+r.Request.URL)
		}
	}
	return m
}

// Problems lists what the page has put on the console, its errors, and what it
// has asked the network for.
func (p *Page) Problems() []string {
	p.Eval("0") // what came before is read by now
	return p.problems
}

// Eval returns the value of a JavaScript expression.
func (p *Page) Eval(expression string) any {
	p.t.Helper()
	var out struct {
		Result           struct{ Value any }
		ExceptionDetails *struct{ Text string }
	}
	p.call("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true}, &out)
	if out.ExceptionDetails != nil {
		p.t.Fatalf("%s: %s", expression, out.ExceptionDetails.Text)
	}
	return out.Result.Value
}

// Click clicks with the mouse on the middle of the first element that selector
// selects; the test fails when something else is there, or nothing.
func (p *Page) Click(selector string) {
	p.t.Helper()
	quoted, err := json.Marshal(selector)
	if err != nil {
		p.t.Fatal(err)
	}
	at, ok := p.Eval(`(() => {
		const e = document.querySelector(` + string(quoted) + `);
		if (!e) return "nothing is there";
		e.scrollIntoView({block: "center", behavior: "instant"});
		const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		const hit = document.elementFromPoint(x, y);
		return hit && (e === hit || e.contains(hit)) ? {x, y} : "it cannot be clicked: there is " + (hit && hit.outerHTML);
	})()`).(map[string]any)
	if !ok {
		p.t.Fatalf("%s cannot be clicked", selector)
	}
	for _, kind := range []string{"mousePressed", "mouseReleased"} {
		p.call("Input.dispatchMouseEvent", map[string]any{"type": kind, "x": at["x"], "y": at["y"], "button": "left", "clickCount": 1}, nil)
	}
}

// Key presses a key: "Tab", "ArrowRight", …
func (p *Page) Key(key string) {
	p.t.Helper()
	codes := map[string]int{"Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39}
	for _, kind := range []string{"keyDown", "keyUp"} {
		params := map[string]any{"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": codes[key]}
		if key == "Enter" {
			params["text"] = "\r"
		}
		p.call("Input.dispatchKeyEvent", params, nil)
	}
}

// Prefer makes the system prefer the "dark" or "light" colours.
func (p *Page) Prefer(scheme string) {
	p.t.Helper()
	p.call("Emulation.setEmulatedMedia", map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": scheme}}}, nil)
}

// Screenshot returns what is visible, as PNG.
func (p *Page) Screenshot() []byte {
	p.t.Helper()
	var shot struct{ Data []byte }
	p.call("Page.captureScreenshot", map[string]any{"format": "png"}, &shot)
	return shot.Data
}

package coverage

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// shownGaps is how many gaps Text shows; JSON has all of them.
const shownGaps = 30

func dotted(name string) string { return strings.ReplaceAll(name, "/", ".") }

// Text writes the table for people.
func (t *Table) Text(w io.Writer) error {
	b := &strings.Builder{}
	fmt.Fprintf(b, "%d classes with %d methods make %d calls of the JDK\n", t.Classes, t.Methods, t.Count.All())
	fmt.Fprintf(b, "%.1f %% of the calls have a meaning: %d by models, %d by the JDK's bytecode, %d when the program is executed\n\n", 100*t.Count.Covered(), t.Count.Model, t.Count.Bytecode, t.Count.Executed)
	tw := tabwriter.NewWriter(b, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "calls\tmodel\tbytecode\texecuted\tunmodelled\tcovered\t  package")
	for _, p := range t.Packages {
		fmt.Fprintf(tw, "%d\t%d\t%d\t%d\t%d\t%.0f %%\t  %s\n", p.All(), p.Model, p.Bytecode, p.Executed, p.Unmodelled, 100*p.Covered(), p.Name)
	}
	_ = tw.Flush() // a Builder takes everything
	if len(t.Gaps) > 0 {
		fmt.Fprintf(b, "\ngaps: the methods without a meaning in proofs that are called most\n")
		tw = tabwriter.NewWriter(b, 0, 0, 2, ' ', tabwriter.AlignRight)
		fmt.Fprintln(tw, "calls\tmethods behind\texecuted\t  method")
		for i, g := range t.Gaps {
			if i == shownGaps {
				break
			}
			executed := "no"
			if g.Executed {
				executed = "yes"
			}
			fmt.Fprintf(tw, "%d\t%d\t%s\t  %s\n", g.Calls, g.Behind, executed, g.Method)
		}
		_ = tw.Flush()
		if n := len(t.Gaps) - shownGaps; n > 0 {
			fmt.Fprintf(b, "… and %d more; --json lists all\n", n)
		}
	}
	for _, u := range t.Unread {
		fmt.Fprintf(b, "not read: %s\n", u)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// JSON writes the whole table. The fields are those of docs/usage.md.
func (t *Table) JSON(w io.Writer) error {
	type count struct {
		Calls      int `json:"calls"`
		Model      int `json:"model"`
		Bytecode   int `json:"bytecode"`
		Executed   int `json:"executed"`
		Unmodelled int `json:"unmodelled"`
	}
	type pkg struct {
		Name string `json:"name"`
		count
	}
	type gap struct {
		Method string `json:"method"`
		Calls  int    `json:"calls"`
		Behind int    `json:"methodsBehind"`
		Runs   bool   `json:"executed"`
	}
	counted := func(c Count) count { return count{c.All(), c.Model, c.Bytecode, c.Executed, c.Unmodelled} }
	out := struct {
		Classes int `json:"classes"`
		Methods int `json:"methods"`
		count
		Packages []pkg    `json:"packages"`
		Gaps     []gap    `json:"gaps"`
		Unread   []string `json:"unread"`
	}{t.Classes, t.Methods, counted(t.Count), []pkg{}, []gap{}, append([]string{}, t.Unread...)}
	for _, p := range t.Packages {
		out.Packages = append(out.Packages, pkg{p.Name, counted(p.Count)})
	}
	for _, g := range t.Gaps {
		out.Gaps = append(out.Gaps, gap{g.Method, g.Calls, g.Behind, g.Executed})
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(out)
}

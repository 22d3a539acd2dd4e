package jbench

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// RealBug is a bug of a library that a release has and a later one does not have.
type RealBug struct {
	Name     string `json:"name"`
	Ticket   string `json:"ticket"`
	Artifact string `json:"artifact"` // GROUP:ARTIFACT on Maven Central
	Old      string `json:"old"`      // a release with the bug
	New      string `json:"new"`      // a release without it
	Method   string `json:"method"`   // as --entry of jayverify check takes it
	Throws   string `json:"throws"`   // by the old release: binary name with dots
	Fixed    string `json:"fixed"`    // by the new release, on purpose; "" if it returns
	Call     string `json:"call"`     // a statement that reproduces it
}

// RealBugRow is what became of a bug.
type RealBugRow struct {
	Bug        RealBug
	Reproduced bool     // the old release throws on the JVM, and the new one does not
	JVM        string   // what both did
	Old, New   *Checked // nil if it was not verified
	Found      *Finding // in the old release, with a reproducer
	Still      *Finding // the same in the new release
}

// Good reports whether the bug is reported in the old release with a reproducer, and not in
// the new one.
func (r *RealBugRow) Good() bool { return r.Reproduced && r.Found != nil && r.Still == nil }

// RealBugs runs `jayverify check` on releases with a bug and releases without.
type RealBugs struct {
	Checker
	Repository string // Maven's local one, where jars are looked for first
	Maven      string // the command that fetches jars
	Java       string // folder with java and javac; "" is the PATH
}

// ReadRealBugs reads a list of bugs.
func ReadRealBugs(file string) ([]RealBug, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var bugs []RealBug
	if err := json.Unmarshal(data, &bugs); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return bugs, nil
}

// One reproduces a bug and verifies its method in both releases. If it cannot be reproduced,
// or verify is false, nothing is verified.
func (b *RealBugs) One(ctx context.Context, bug RealBug, verify bool) (*RealBugRow, error) {
	row := &RealBugRow{Bug: bug}
	before, err := b.jar(ctx, bug.Artifact, bug.Old)
	if err != nil {
		return nil, err
	}
	after, err := b.jar(ctx, bug.Artifact, bug.New)
	if err != nil {
		return nil, err
	}
	was, err := b.call(ctx, "", bug.Call, before)
	if err != nil {
		return nil, err
	}
	is, err := b.call(ctx, "", bug.Call, after)
	if err != nil {
		return nil, err
	}
	row.JVM = said(was) + " → " + said(is)
	row.Reproduced = was == bug.Throws && is == bug.Fixed
	if !row.Reproduced || !verify {
		return row, nil
	}
	if row.Old, err = b.Check(ctx, []string{before}, "--entry="+bug.Method); err != nil {
		return nil, err
	}
	if row.New, err = b.Check(ctx, []string{after}, "--entry="+bug.Method); err != nil {
		return nil, err
	}
	row.Found, row.Still = b.in(ctx, bug, row.Old, before), b.in(ctx, bug, row.New, after)
	return row, nil
}

// in is the bug in a report on a jar: reported, and repeated by the JVM. If jayverify had no
// time for the JVM, the calls that it tells are compiled and run here.
func (b *RealBugs) in(ctx context.Context, bug RealBug, c *Checked, jar string) *Finding {
	for _, f := range c.Reported() {
		if !f.Is(bug.Method, bug.Throws) {
			continue
		}
		if !f.Confirmed && strings.HasSuffix(f.Call, ";") {
			thrown, err := b.call(ctx, imports(bug.Method), f.Call, jar)
			f.Confirmed = err == nil && thrown == bug.Throws
		}
		if f.Confirmed {
			return &f
		}
	}
	return nil
}

// imports are the imports that the calls of a run of a method need.
func imports(method string) string {
	pkg := method[:strings.LastIndexByte(method, '.')]
	for i := range pkg {
		if pkg[i] >= 'A' && pkg[i] <= 'Z' && pkg[i-1] == '.' {
			pkg = pkg[:i-1]
			break
		}
	}
	return "import " + pkg + ".*;\nimport java.util.*;\nimport java.io.*;\n"
}

func said(exception string) string {
	if exception == "" {
		return "returns"
	}
	return exception[strings.LastIndexByte(exception, '.')+1:]
}

// jar returns the path of a release, which Maven fetches if it is not there.
func (b *RealBugs) jar(ctx context.Context, artifact, version string) (string, error) {
	group, name, ok := strings.Cut(artifact, ":")
	if !ok {
		return "", fmt.Errorf("%q is not GROUP:ARTIFACT", artifact)
	}
	file := filepath.Join(b.Repository, filepath.FromSlash(strings.ReplaceAll(group, ".", "/")), name, version, name+"-"+version+".jar")
	if _, err := os.Stat(file); err == nil {
		return file, nil
	}
	args := []string{"-q", "-B", "dependency:get", "-Dtransitive=false", "-Dartifact=" + artifact + ":" + version, "-Dmaven.repo.local=" + b.Repository}
	if out, err := exec.CommandContext(ctx, b.Maven, args...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", b.Maven, strings.Join(args, " "), err, out)
	}
	_, err := os.Stat(file)
	return file, err
}

// call runs a statement with a jar and returns the exception that it throws, "" if it
// returns.
func (b *RealBugs) call(ctx context.Context, imports, statement, jar string) (string, error) {
	dir, err := os.MkdirTemp("", "jbench-realbug-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	text := imports + "public class Reproduce {\n    public static void main(String[] args) throws Throwable {\n        try {\n            " + statement +
		"\n        } catch (RuntimeException | Error e) {\n            System.out.println(\"throws \" + e.getClass().getName());\n        }\n    }\n}\n"
	file := filepath.Join(dir, "Reproduce.java")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return "", err
	}
	javac := exec.CommandContext(ctx, filepath.Join(b.Java, "javac"), "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-cp", jar, "-d", dir, file)
	if out, err := javac.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", jar, err, out)
	}
	java := exec.CommandContext(ctx, filepath.Join(b.Java, "java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir+string(filepath.ListSeparator)+jar, "Reproduce")
	out, err := java.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", jar, err)
	}
	if _, thrown, ok := strings.Cut(string(out), "throws "); ok {
		return strings.TrimSpace(thrown), nil
	}
	return "", nil
}

// RealBugsTable is a table of bugs in Markdown.
func RealBugsTable(rows []*RealBugRow) string {
	var b strings.Builder
	b.WriteString("| bug | ticket | release, repaired | method | JVM | old release | s | new release | s |\n|---|---|---|---|---|---|--:|---|--:|\n")
	good, reproduced := 0, 0
	for _, r := range rows {
		version := r.Bug.Artifact[strings.IndexByte(r.Bug.Artifact, ':')+1:] + " " + r.Bug.Old + ", " + r.Bug.New
		name, _, _ := strings.Cut(r.Bug.Method, "(")
		parts := strings.Split(name, ".")
		was, is := r.Old.about(r.Found, name), r.New.about(r.Still, name)
		fmt.Fprintf(&b, "| %s | %s | %s | `%s` | %s | %s | %s | %s | %s |\n", r.Bug.Name, r.Bug.Ticket, version,
			strings.Join(parts[max(0, len(parts)-2):], "."), r.JVM, was, r.Old.seconds(), is, r.New.seconds())
		if r.Reproduced {
			reproduced++
		}
		if r.Good() {
			good++
		}
	}
	fmt.Fprintf(&b, "\n%d of %d bugs are reported in the old release with a reproducer, and not in the new one.\n", good, reproduced)
	return b.String()
}

// about is one cell: the call of a finding, or what is known without one.
func (c *Checked) about(f *Finding, method string) string {
	switch {
	case c == nil:
		return "–"
	case f != nil:
		return "`" + strings.ReplaceAll(f.Call, "|", "\\|") + "`"
	}
	s := c.States[method]
	for _, f := range c.Findings {
		if f.Accepted != "" {
			s += ", " + f.Accepted + " " + said(f.Exception)
		}
	}
	return s
}

func (c *Checked) seconds() string {
	if c == nil {
		return "–"
	}
	return fmt.Sprintf("%.0f", c.Seconds)
}

package audit

import (
	"bufio"
	"context"
	"embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

//go:embed harness
var harness embed.FS

// silent finds what of the harness asks exceptions for their text and cause.
var silent = regexp.MustCompile(`(?s)        // SILENT.*?\n    }`)

// answer is what the JVM did with a case.
type answer struct {
	text  string
	large bool // it lacked memory or stack, or took too long
}

// compile writes the program and the harness to dir and compiles them to
// dir/classes.
func (p *Program) compile(ctx context.Context, dir string) error {
	src := filepath.Join(dir, "src")
	var files []string
	write := func(name, text string) error {
		file := filepath.Join(src, name)
		files = append(files, file)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		return os.WriteFile(file, []byte(text), 0o666)
	}
	err := fs.WalkDir(harness, "harness", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := harness.ReadFile(path)
		if err != nil {
			return err
		}
		if p.Class == Unasked {
			text = silent.ReplaceAll(text, []byte("    }"))
		}
		return write(strings.TrimPrefix(path, "harness/"), string(text))
	})
	if err != nil {
		return err
	}
	if err := write("Main.java", p.source); err != nil {
		return err
	}
	if err := write("Generated.java", "@SuppressWarnings(\"all\")\nfinal class Generated {\n}\n"+p.classes.text.String()); err != nil {
		return err
	}
	args := append([]string{"-g", "-nowarn", "-proc:none", "-Xlint:none", "-Xmaxerrs", "20", "-d", filepath.Join(dir, "classes")}, files...)
	if err := javac.Compile("javac", args...); err != nil {
		return fmt.Errorf("%s: %w", p.Class, err)
	}
	return nil
}

// onJVM runs cases, and returns what each printed and what chose the order of
// Set.of() and Map.of().
func onJVM(ctx context.Context, dir string, cases []*Case) ([]answer, []int64, error) {
	var answers []answer
	var salts []int64
	for len(answers) < len(cases) {
		as, salt, err := someOnJVM(ctx, dir, cases[len(answers):])
		if err != nil {
			return nil, nil, err
		}
		if len(answers)+len(as) < len(cases) {
			as = append(as, answer{large: true}) // the JVM gave that case up
		}
		answers = append(answers, as...)
		for range as {
			salts = append(salts, salt)
		}
	}
	return answers, salts, nil
}

func someOnJVM(ctx context.Context, dir string, cases []*Case) ([]answer, int64, error) {
	in, out := filepath.Join(dir, "cases"), filepath.Join(dir, "answers")
	var b strings.Builder
	for _, c := range cases {
		fmt.Fprintln(&b, strings.Trim(fmt.Sprint(c.decisions()), "[]"))
	}
	if err := os.WriteFile(in, []byte(b.String()), 0o666); err != nil {
		return nil, 0, err
	}
	cmd := exec.CommandContext(ctx, "java", "-ea", "-XX:+UseSerialGC", "-Xshare:auto", "-Xmx160m", "-XX:TieredStopAtLevel=1", "-XX:-OmitStackTraceInFastThrow",
		"--add-opens", "java.base/java.util=ALL-UNNAMED", "-cp", filepath.Join(dir, "classes"), "Driver", in, out)
	cmd.Dir = dir
	text, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !(errors.As(err, &exit) && exit.ExitCode() == 3) {
		return nil, 0, fmt.Errorf("java: %w\n%s", err, text)
	}
	f, err := os.Open(out)
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	return readAnswers(bufio.NewReaderSize(f, 1<<20))
}

// readAnswers reads what Driver wrote; the last answer may be incomplete.
func readAnswers(r io.Reader) (as []answer, salt int64, err error) {
	if err := binary.Read(r, binary.BigEndian, &salt); err != nil {
		return nil, 0, err
	}
	for {
		var head [5]byte
		if _, err := io.ReadFull(r, head[:]); err != nil {
			return as, salt, nil
		}
		text := make([]byte, binary.BigEndian.Uint32(head[:]))
		if _, err := io.ReadFull(r, text); err != nil {
			return as, salt, nil
		}
		as = append(as, answer{string(text), head[4] != 0})
	}
}

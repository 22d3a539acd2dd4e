// Package sample chooses what a run of the tests takes of many cases. Each commit takes other ones: n commits in a row take all
// where one in n is taken.
//
// JAYVERIFY_SAMPLE=all takes everything, and so does -run with names of subtests. With JAYVERIFY_SAMPLE=N, tests take what they took in the
// commit with the number N, so that a failure can be repeated.
package sample

import (
	"flag"
	"hash/crc32"
	"os"
	"os/exec"
	"path"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// All reports whether everything is asked for.
func All() bool { return os.Getenv("JAYVERIFY_SAMPLE") == "all" }

// named reports whether -run names cases of a test, all of which are taken then.
func named() bool {
	run := flag.Lookup("test.run")
	return run != nil && strings.Contains(run.Value.String(), "/")
}

// Number is that of the sample: JAYVERIFY_SAMPLE, or how many commits there are, or 0 if git does not say.
var Number = sync.OnceValue(func() uint32 {
	text := os.Getenv("JAYVERIFY_SAMPLE")
	if text == "" {
		text = git("rev-list", "--count", "HEAD")
	}
	n, _ := strconv.ParseUint(strings.TrimSpace(text), 10, 32)
	return uint32(n)
})

// Takes reports whether a test takes the case with a name, when it takes one in n. When the test ends, its log says how many of
// how many it took.
func Takes(t testing.TB, name string, n int) bool {
	t.Helper()
	taken := n <= 1 || All() || named() || (crc32.ChecksumIEEE([]byte(name))+Number())%uint32(n) == 0
	count(t, taken)
	return taken
}

// TakesProgram is Takes for a Java file of testdata, by its name without a suffix. A program that one of the last commits or the
// working tree changes is taken, too, unless these are many.
func TakesProgram(t testing.TB, name string, n int) bool {
	t.Helper()
	if changed()[name] {
		count(t, true)
		return true
	}
	return Takes(t, name, n)
}

// TakesFile is Takes for a file. One that the last commits or the working tree change
// is taken, too.
func TakesFile(t testing.TB, name string, n int) bool {
	t.Helper()
	if git("diff", "--name-only", "HEAD~"+commits, "--", name) != "" || git("ls-files", "--others", "--", name) != "" {
		count(t, true)
		return true
	}
	return Takes(t, name, n)
}

// commits are those whose programs are taken, and most how many programs may be.
const (
	commits = "8"
	most    = 16
)

// changed are the names of the programs that the last commits or the working tree change.
var changed = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, file := range strings.Fields(git("diff", "--name-only", "--diff-filter=d", "HEAD~"+commits) + git("ls-files", "--others", "--exclude-standard", "--full-name", ":/testdata")) {
		if name, java := strings.CutSuffix(path.Base(file), ".java"); java && strings.HasPrefix(file, "testdata/") {
			names[name] = true
		}
	}
	if len(names) > most {
		return nil
	}
	return names
})

// Turn skips a test which most commits need not repeat, as what it looks at seldom changes: one commit in n takes it, and those after
// a change of a file of its package that is no test.
func Turn(t testing.TB, n int) {
	t.Helper()
	if !packageChanged() && !Takes(t, t.Name(), n) {
		t.Skipf("one commit in %d takes this test; JAYVERIFY_SAMPLE=all is always", n)
	}
}

// packageChanged reports whether the last commits or the working tree change the package whose tests run.
var packageChanged = sync.OnceValue(func() bool {
	for _, file := range strings.Fields(git("diff", "--name-only", "HEAD~"+commits, "--", ".")) {
		if strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
			return true
		}
	}
	return false
})

// Window is a part of n cases in a row, one in so many: the number of its first case, and how many it has. The windows of so many
// commits in a row are all cases.
func Window(t testing.TB, n, of int) (from, size int) {
	t.Helper()
	if All() || of <= 1 {
		return 0, n
	}
	k := int(Number()) % of
	from, size = n*k/of, n*(k+1)/of-n*k/of
	t.Logf("sample %d: %d of %d cases", Number(), size, n)
	return from, size
}

// git is what a command of git prints, or "" if it fails.
func git(args ...string) string {
	out, err := exec.Command("git", args...).Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// counts are how many cases tests were asked about, and how many they took.
var (
	mu     sync.Mutex
	counts = map[testing.TB]*[2]int{}
)

func count(t testing.TB, taken bool) {
	t.Helper()
	mu.Lock()
	defer mu.Unlock()
	c := counts[t]
	if c == nil {
		c = &[2]int{}
		counts[t] = c
		t.Cleanup(func() {
			mu.Lock()
			defer mu.Unlock()
			delete(counts, t)
			t.Logf("sample %d: %d of %d cases", Number(), c[0], c[1])
		})
	}
	if c[1]++; taken {
		c[0]++
	}
}

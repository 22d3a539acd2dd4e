package audit

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/models"
)

var (
	count  = flag.Int("n", 0, "how many cases TestLong compares, for all classes together")
	seed   = flag.Uint64("seed", 1, "the seed of TestLong")
	only   = flag.String("class", "", "a part of the names of the classes that TestLong audits")
	file   = flag.String("findings", "", "the file that disagreements are written to")
	keep   = flag.String("dir", "", "the folder for what is compiled")
	shrink = flag.Bool("shrink", true, "make cases of disagreements smaller")
	others = flag.Bool("others", true, "ask of methods without a model, too, whether lowering says so")
	calm   = flag.Bool("tally", false, "tell of each method")
)

// TestMain collects garbage less often: the tests lower many programs, each for a short time.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

func need(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
}

// wanted reports whether -class asks for a class.
func wanted(class string) bool {
	return slices.ContainsFunc(strings.Split(*only, ","), func(w string) bool {
		return w == "" || strings.Contains(class, w) && !strings.HasSuffix(w, "$") || strings.HasSuffix("$"+class, strings.ReplaceAll("/"+w, "$", ""))
	})
}

// TestLong audits all classes, or some, for as long as wanted.
func TestLong(t *testing.T) {
	if *count == 0 {
		t.Skip("give -n")
	}
	need(t)
	src, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	defer src.Close()
	classes := slices.DeleteFunc(slices.Clone(src.Classes), func(c string) bool { return !wanted(c) })
	root := *keep
	if root == "" {
		root = t.TempDir()
	}
	var mu sync.Mutex
	var all []*ClassTally
	unmodelled := 0
	work := make(chan string)
	var wait sync.WaitGroup
	for range 2 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for class := range work {
				dir, err := workdir(root, class)
				if err != nil {
					t.Error(err)
					continue
				}
				var none []string
				if *others {
					var unsaid []string
					if none, unsaid, err = src.Unmodelled(context.Background(), class, dir); err != nil || len(unsaid) > 0 {
						t.Errorf("%s: lowering says nothing of calls of %v %v", class, unsaid, err)
					}
				}
				tally, err := src.Audit(context.Background(), class, dir, max(1, *count/len(classes)), *seed, *shrink)
				mu.Lock()
				if err != nil {
					t.Error(err)
				} else {
					unmodelled += len(none)
					all = append(all, tally)
					report(t, tally)
				}
				mu.Unlock()
			}
		}()
	}
	for _, c := range classes {
		work <- c
	}
	close(work)
	wait.Wait()
	summary(t, all)
	t.Logf("%d methods without a model", unmodelled)
}

// TestShare audits a few classes, briefly: with each commit others; with -short, two of them.
func TestShare(t *testing.T) {
	need(t)
	src, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { src.Close() })
	classes := []string{"java/util/ArrayList", "java/lang/Integer", Unasked, "java/util/TreeMap", "java/util/EnumMap"}
	if testing.Short() {
		classes = classes[1:3]
	} else {
		from, n := sample.Window(t, len(classes), 3)
		classes = classes[from : from+n]
	}
	for _, class := range classes {
		t.Run(class, func(t *testing.T) {
			t.Parallel()
			tally, err := src.Audit(context.Background(), class, t.TempDir(), 400, 1, true)
			if err != nil {
				t.Fatal(err)
			}
			compared := 0
			for _, m := range tally.Methods {
				compared += m.Calls[Agrees]
			}
			if compared < 150 {
				t.Errorf("%s: only %d calls were compared", class, compared)
			}
			for _, f := range tally.Found {
				t.Errorf("%s", f)
			}
		})
	}
}

// report tells of one class.
func report(t *testing.T, c *ClassTally) {
	var sums [Disagrees + 1]int
	var b strings.Builder
	for _, m := range c.Methods {
		for s, n := range m.Calls {
			sums[s] += n
		}
		if *calm {
			fmt.Fprintf(&b, "    %s %v %v\n", m.Name, m.Calls, most(m.Why))
		}
	}
	t.Logf("%s: %d methods, %d cases, receivers %v %v, calls %v, %d findings\n%s", c.Class, len(c.Methods), c.Cases, c.Receivers, most(c.Why), sums, len(c.Found), b.String())
	if *file == "" {
		for _, f := range c.Found {
			t.Errorf("%s", f)
		}
		return
	}
	out, err := os.OpenFile(*file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	fmt.Fprintf(out, "## %s\n\n%d methods, %d cases, calls agree %d, refused %d, assumed %d, open %d, too large %d, not reached %d, disagree %d\n\n", c.Class, len(c.Methods), c.Cases,
		sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6])
	for _, f := range c.Found {
		fmt.Fprintf(out, "%s\n", f)
	}
}

func (f *Finding) String() string {
	return fmt.Sprintf("### %s.%s (%d cases)\n\n```java\n%s```\n\n    JVM: %s\n    IVL: %s\n", javaName(f.Class), f.Method, f.Seen, f.Java, clip(f.JVM), clip(f.IVL))
}

// clip leaves out the end of a long line.
func clip(line string) string {
	if len(line) > 1000 {
		return line[:1000] + " …"
	}
	return line
}

// most lists the most frequent reasons.
func most(why map[string]int) []string {
	var ks []string
	for k := range why {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return why[ks[i]] > why[ks[j]] })
	var out []string
	for _, k := range ks[:min(3, len(ks))] {
		out = append(out, fmt.Sprintf("%d %s", why[k], k))
	}
	return out
}

func summary(t *testing.T, all []*ClassTally) {
	slices.SortFunc(all, func(a, b *ClassTally) int { return strings.Compare(a.Class, b.Class) })
	var sums [Disagrees + 1]int
	methods, compared, cases, found := 0, 0, 0, 0
	var empty, apart []string
	for _, c := range all {
		agreed := len(c.Methods) == 0 || c.Cases < 100
		for _, m := range c.Methods {
			agreed = agreed || m.Calls[Agrees] > 0
		}
		if !agreed {
			apart = append(apart, c.Class)
		}
		if len(c.Methods) == 0 {
			empty = append(empty, c.Class)
		}
		cases += c.Cases
		found += len(c.Found)
		for _, m := range c.Methods {
			methods++
			if m.Calls[Agrees] > 0 || m.Calls[Disagrees] > 0 {
				compared++
			}
			for s, n := range m.Calls {
				sums[s] += n
			}
		}
	}
	t.Logf("%d classes, %d methods (%d of them compared), %d cases", len(all)-len(empty), methods, compared, cases)
	t.Logf("classes without a method that is called: %v", empty)
	t.Logf("classes without a call that agrees: %v", apart)
	for s, n := range sums {
		t.Logf("%s: %d calls", Status(s), n)
	}
	t.Logf("%d findings", found)
}

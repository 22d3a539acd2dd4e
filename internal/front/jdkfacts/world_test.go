package jdkfacts_test

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// TestJDK: facts about methods of the JDK itself.
func TestJDK(t *testing.T) {
	a, path := analysis(t, "package lib; public class Rules { }")
	for _, c := range []struct {
		class, name, desc string
		world             []string // classes of objects that there are
		never, may        jdkfacts.Does
		runs              []string
	}{
		{"java/lang/Math", "max", "(II)I", nil, ^jdkfacts.Does(0), 0, nil},
		{"java/lang/String", "trim", "()Ljava/lang/String;", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere | jdkfacts.RunsKept, 0, nil},
		{"java/util/ArrayList", "get", "(I)Ljava/lang/Object;", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere | jdkfacts.RunsKept, 0, nil},
		{"java/util/ArrayList", "contains", "(Ljava/lang/Object;)Z", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere, 0, []string{"equals"}},
		{"java/util/HashMap", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere, 0, []string{"equals", "hashCode", "compareTo"}},
		{"java/util/Arrays", "parallelSort", "([Ljava/lang/Comparable;)V", nil, 0, jdkfacts.RunsElsewhere, []string{"compareTo"}},
		{"java/util/Arrays", "sort", "([Ljava/lang/Object;)V", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere, 0, []string{"compareTo"}},
		{"java/lang/Thread", "start", "()V", nil, 0, jdkfacts.RunsElsewhere, []string{"run"}},
		{"java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;", nil, 0, jdkfacts.LoadsClasses, nil},
		{"java/lang/reflect/Method", "invoke", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", nil, 0, jdkfacts.Invokes, nil},
		{"java/io/ObjectInputStream", "readObject", "()Ljava/lang/Object;", nil, 0, jdkfacts.Deserialises, nil},
		{"java/util/ServiceLoader", "load", "(Ljava/lang/Class;)Ljava/util/ServiceLoader;", nil, 0, jdkfacts.FindsServices, nil},
		{"java/lang/System", "exit", "(I)V", nil, jdkfacts.ByName, jdkfacts.Exits, nil},
		{"java/util/concurrent/CompletableFuture", "supplyAsync", "(Ljava/util/function/Supplier;)Ljava/util/concurrent/CompletableFuture;", nil, 0, jdkfacts.RunsElsewhere, nil},
		{"java/util/concurrent/Executor", "execute", "(Ljava/lang/Runnable;)V", []string{"java/util/concurrent/ThreadPoolExecutor"}, 0, jdkfacts.RunsElsewhere, nil},
		{"java/util/concurrent/AbstractExecutorService", "submit", "(Ljava/lang/Runnable;)Ljava/util/concurrent/Future;", nil, jdkfacts.RunsElsewhere, 0, []string{"execute"}},
		{"java/util/concurrent/AbstractExecutorService", "submit", "(Ljava/lang/Runnable;)Ljava/util/concurrent/Future;", []string{"java/util/concurrent/ThreadPoolExecutor"}, 0, jdkfacts.RunsElsewhere, []string{"execute"}},
		{"java/util/List", "add", "(Ljava/lang/Object;)Z", []string{"java/util/ArrayList", "java/util/LinkedList"}, jdkfacts.ByName | jdkfacts.RunsElsewhere | jdkfacts.RunsKept, 0, nil},
		{"java/util/stream/Stream", "forEach", "(Ljava/util/function/Consumer;)V", []string{"java/util/stream/ReferencePipeline$Head", "java/util/ArrayList$ArrayListSpliterator"}, jdkfacts.RunsElsewhere, 0, []string{"accept"}},
		{"java/util/stream/BaseStream", "parallel", "()Ljava/util/stream/BaseStream;", []string{"java/util/stream/ReferencePipeline$Head"}, 0, jdkfacts.RunsElsewhere, nil},
		{"java/util/Collection", "parallelStream", "()Ljava/util/stream/Stream;", nil, 0, jdkfacts.RunsElsewhere, nil},
		{"java/util/Collection", "stream", "()Ljava/util/stream/Stream;", nil, jdkfacts.ByName | jdkfacts.RunsElsewhere, 0, []string{"spliterator"}},
	} {
		m := method(t, path, c.class, c.name, c.desc)
		w := jdkfacts.NewWorld(a)
		w.Add(c.world...)
		f := w.Of(m)
		if f.Does&c.never != 0 {
			t.Errorf("%s.%s%s %v: %v\n%.3000s", c.class, c.name, c.desc, c.world, f.Does, a.Explain(m))
		}
		if f.Does&c.may != c.may {
			t.Errorf("%s.%s%s %v does not: %v", c.class, c.name, c.desc, c.world, c.may&^f.Does)
		}
		for _, r := range c.runs {
			if !slices.ContainsFunc(f.Runs, func(x jdkfacts.Run) bool { return x.Method.Name == r }) {
				t.Errorf("%s.%s%s %v does not run %s", c.class, c.name, c.desc, c.world, r)
			}
		}
	}
}

func method(t *testing.T, path *classfile.Path, class, name, desc string) *classfile.Method {
	t.Helper()
	c, err := path.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	m := c.FindMethod(name, desc)
	if m == nil {
		t.Fatalf("no %s.%s%s", class, name, desc)
	}
	return m
}

// TestMakes: classes of objects that a program gets from the JDK are known.
func TestMakes(t *testing.T) {
	a, path := analysis(t, "package lib; public class Rules { }")
	for _, c := range []struct{ class, name, desc, made string }{
		{"java/util/List", "of", "(Ljava/lang/Object;)Ljava/util/List;", "java/util/ImmutableCollections$List12"},
		{"java/util/ArrayList", "iterator", "()Ljava/util/Iterator;", "java/util/ArrayList$Itr"},
		{"java/util/concurrent/Executors", "newFixedThreadPool", "(I)Ljava/util/concurrent/ExecutorService;", "java/util/concurrent/ThreadPoolExecutor"},
		{"java/util/HashMap", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "java/util/HashMap$Node"},
	} {
		if f := a.Of(method(t, path, c.class, c.name, c.desc)); !slices.Contains(f.Makes, c.made) {
			t.Errorf("%s.%s does not make %s but %v", c.class, c.name, c.made, f.Makes)
		}
	}
}

// TestNatives: each row of the table of natives is about a method of one of the JDKs.
func TestNatives(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all classes of the JDK")
	}
	sample.Turn(t, 3)
	var natives []*classfile.Method
	for _, release := range []int{17, 25} {
		path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, release)})
		if err != nil {
			t.Fatal(err)
		}
		defer path.Close()
		names, err := path.PlatformClasses()
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range names {
			if c, err := path.Class(n); err == nil {
				for _, m := range c.Methods {
					if m.IsNative() {
						natives = append(natives, m)
					}
				}
			}
		}
	}
	for _, unused := range jdkfacts.UnusedRows(natives) {
		t.Errorf("no native method for the row %s", unused)
	}
}

package throwing

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// TestOf checks what is read off some methods of the JDK 17. A name with a descriptor is
// one of several methods; behind a space stands the class of the receiver.
func TestOf(t *testing.T) {
	p, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	a := New(classfile.NewHierarchy(p))
	for name, want := range map[string][]string{
		"java/lang/Thread.getName":                                           nil,
		"java/lang/Thread.yield":                                             nil,
		"java/lang/Thread.<init>(Ljava/lang/Runnable;)V":                     nil,
		"java/lang/Thread.setPriority":                                       {"java/lang/IllegalArgumentException when arg1 > 10 || arg1 <= 10 && arg1 < 1"},
		"java/lang/System.loadLibrary":                                       {"java/lang/NullPointerException when arg0 == null"},
		"java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;": {"java/lang/IllegalArgumentException when arg0 != null && arg0.isEmpty != 0", "java/lang/NullPointerException when arg0 == null"},
		"java/util/Objects.checkIndex(II)I":                                  {"java/lang/IndexOutOfBoundsException when arg0 < 0 || arg0 >= 0 && arg0 >= arg1"},
		"java/util/Objects.checkFromIndexSize(III)I":                         {"java/lang/IndexOutOfBoundsException when arg2 < 0 || arg2 >= 0 && arg0 < 0 || arg2 >= 0 && arg0 >= 0 && arg1 < 0 || arg2 >= 0 && arg0 >= 0 && arg1 >= 0 && arg1 > (arg2 - arg0)"},
		"java/util/concurrent/atomic/AtomicReferenceArray.<init>(I)V":        {"java/lang/NegativeArraySizeException when arg1 < 0"},
		"java/util/concurrent/locks/ReentrantLock.lock":                      nil,
		"java/util/concurrent/locks/ReentrantLock.unlock":                    {"maybe java/lang/IllegalMonitorStateException"},
		"java/util/concurrent/CountDownLatch.<init>":                         {"java/lang/IllegalArgumentException when arg1 < 0"},
		"java/util/PriorityQueue.<init>(I)V":                                 {"java/lang/IllegalArgumentException when arg1 < 1"},
		"java/time/LocalDate.of(III)Ljava/time/LocalDate;":                   {"maybe java/time/DateTimeException"},
		// The exception is thrown by a method that returns a text.
		"java/net/URLDecoder.decode(Ljava/lang/String;Ljava/nio/charset/Charset;)Ljava/lang/String;": {"java/lang/NullPointerException when arg1 == null || arg0 == null", "maybe java/lang/IllegalArgumentException when arg0.length <= 500 || arg0.length > 500"},
		"java/net/URLEncoder.encode(Ljava/lang/String;Ljava/nio/charset/Charset;)Ljava/lang/String;": {"java/lang/NullPointerException when arg1 == null || arg0 == null"},
		// It is thrown behind more ways than are followed, and not where it depends on no argument.
		"java/text/DecimalFormat.applyPattern(Ljava/lang/String;)V": {"maybe java/lang/NullPointerException when arg1 == null", "maybe java/lang/IllegalArgumentException"},
		// What surely happens in packages that are not exported, and in classes that make texts, counts.
		"java/util/Random.ints(J)Ljava/util/stream/IntStream;": {"java/lang/IllegalArgumentException when arg1 < 0"},
		"java/lang/StringBuilder.charAt(I)C":                   {"java/lang/StringIndexOutOfBoundsException when arg1 < 0", "maybe java/lang/StringIndexOutOfBoundsException when arg1 >= 0"},
		// The JDK looks up a field of its own by what it is given, which nothing has looked at.
		"java/util/Calendar.isSet": {"java/lang/ArrayIndexOutOfBoundsException when arg1 < 0 || arg1 >= 0 && arg1 >= 17"},
		"java/util/concurrent/CopyOnWriteArrayList.get(I)Ljava/lang/Object;": {"maybe java/lang/ArrayIndexOutOfBoundsException"},
		"java/util/HexFormat.isHexDigit":                                     nil,
		// One branch is about the argument, another one about the JDK's own objects.
		"java/time/chrono/Chronology.of": {"java/lang/NullPointerException when arg0 == null", "maybe java/time/DateTimeException"},
		// A constructor calls a method of the new object. What that throws depends on what a loop over the text has counted.
		"java/text/MessageFormat.<init>(Ljava/lang/String;)V":    {"maybe java/lang/NullPointerException when arg1 == null", "maybe java/lang/IllegalArgumentException"},
		"java/text/ChoiceFormat.<init>(Ljava/lang/String;)V":     {"maybe java/lang/NullPointerException when arg1 == null", "maybe java/lang/IllegalArgumentException"},
		"java/io/BufferedReader.<init>(Ljava/io/Reader;)V":       {"java/lang/NullPointerException when arg1 == null"},
		"java/net/URI.create":                                    {"maybe java/lang/IllegalArgumentException"},
		"java/util/Vector.elementAt":                             {"maybe java/lang/ArrayIndexOutOfBoundsException"},
		"java/util/AbstractCollection.add":                       {"java/lang/UnsupportedOperationException"},
		"java/util/Calendar.getInstance()Ljava/util/Calendar;":   nil,
		"java/io/File.<init>(Ljava/io/File;Ljava/lang/String;)V": {"java/lang/NullPointerException when arg2 == null"},
	} {
		full, receiver, _ := strings.Cut(name, " ")
		class, method, _ := strings.Cut(full, ".")
		c, err := p.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, m := range c.Methods {
			if m.Name != method && m.Name+m.Desc != method {
				continue
			}
			found++
			var got []string
			for _, th := range a.Of(m, receiver) {
				got = append(got, th.String())
			}
			if strings.Join(got, "\n") != strings.Join(want, "\n") && method != "elementAt" || method == "elementAt" && len(got) == 0 {
				t.Errorf("%s throws %q, want %q", name, got, want)
			}
		}
		if found == 0 {
			t.Errorf("%s: no such method", name)
		}
	}
}

package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

// model returns the skeleton of a model of a class of the JDK, and of its test.
func model(class string) (map[string]string, string, error) {
	out, err := exec.Command("javap", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-protected", class).CombinedOutput()
	if err != nil {
		return nil, "", fmt.Errorf("javap %s: %w: %s", class, err, bytes.TrimSpace(out))
	}
	c, err := parseClass(class, string(out))
	if err != nil {
		return nil, "", err
	}
	source := "models/src/" + strings.ReplaceAll(class, ".", "/") + ".java"
	test := "models/testdata/" + c.Name + "Model.java"
	next := fmt.Sprintf(`next:
  1. write the methods in %s
  2. write calls of them in %s
  3. make models && go test ./models -run 'TestAgainstJDK/%sModel'
  4. if internal/front/jdk says that the class is Lifted, remove that fact
  5. add the class to docs/java.md, with a pair of programs in testdata/programs
`, source, test, c.Name)
	return map[string]string{source: c.fill(modelText), test: c.fill(testText)}, next, nil
}

// A class is what javap prints of it.
type class struct {
	Package, Name string
	Head          string   // "public class BitSet implements Cloneable, java.io.Serializable"
	Members       []string // "public void set(int)", as in javap
	Methods       []string // "public native void set(int a);": unmodelled, until they have a body
	Constructors  []string // "public BitSet(int)"
	IsClass       bool     // it can have constructors
	New           string   // an expression that makes an object, "" if there is none
}

// parseClass reads the output of javap.
func parseClass(name, text string) (*class, error) {
	dot := strings.LastIndex(name, ".")
	if dot < 0 || strings.Contains(name, "$") {
		return nil, fmt.Errorf("%s: want the name of a class with its package, such as java.util.BitSet", name)
	}
	c := &class{Package: name[:dot], Name: name[dot+1:]}
	near := regexp.MustCompile(`\b(` + regexp.QuoteMeta(c.Package) + `|java\.lang)\.([A-Z])`) // need no package
	for _, line := range strings.Split(text, "\n") {
		line = strings.ReplaceAll(near.ReplaceAllString(strings.TrimSpace(line), "$2"), "$", ".")
		switch {
		case strings.HasSuffix(line, "{") && c.Head == "":
			c.Head = strings.TrimSuffix(line, " {")
		case strings.HasSuffix(line, ");") || strings.HasSuffix(line, ";") && strings.Contains(line, ") throws "):
			c.Members = append(c.Members, strings.TrimSuffix(line, ";"))
		}
	}
	if c.Head == "" {
		return nil, fmt.Errorf("javap does not print class %s", name)
	}
	c.New = c.shortestNew()
	c.IsClass = !regexp.MustCompile(`\binterface\b`).MatchString(c.Head)
	for i, m := range c.Members {
		before, _, _ := strings.Cut(m, "(")
		switch {
		case bridge(m, c.Members[:i]):
		case strings.HasSuffix(before, " "+c.Name):
			c.Constructors = append(c.Constructors, m)
		case c.IsClass || strings.Contains(before, " abstract "):
			c.Methods = append(c.Methods, declaration(m))
		}
	}
	return c, nil
}

// bridge reports whether a method is one that javac adds for an inherited method with
// other types: it comes behind the method of the source that it calls.
func bridge(m string, before []string) bool {
	name, params := signature(m)
	return slices.ContainsFunc(before, func(other string) bool {
		n, p := signature(other)
		return n == name && (p == params || len(p) > 0 && params == "Object" && !strings.Contains(p, ","))
	})
}

// signature returns the name of a method, and the list of the types of its parameters.
func signature(m string) (name, params string) {
	before, rest, _ := strings.Cut(m, "(")
	params, _, _ = strings.Cut(rest, ")")
	return before[strings.LastIndex(before, " ")+1:], params
}

var modifier = regexp.MustCompile(`^((public|protected|static|final|synchronized) )*`)

// declaration returns a method of javap as a declaration without a body.
func declaration(m string) string {
	before, rest, _ := strings.Cut(m, "(")
	list, after, _ := strings.Cut(rest, ")")
	if !strings.Contains(before, " abstract ") && !strings.Contains(before, " native ") {
		modifiers := modifier.FindString(before)
		before = modifiers + "native " + before[len(modifiers):]
	}
	var params []string
	depth, start := 0, 0
	for i, r := range list + "," {
		switch {
		case r == '<':
			depth++
		case r == '>':
			depth--
		case r == ',' && depth == 0 && strings.TrimSpace(list[start:i]) != "":
			params = append(params, strings.TrimSpace(list[start:i])+" "+string(rune('a'+len(params))))
			start = i + 1
		}
	}
	return before + "(" + strings.Join(params, ", ") + ")" + after + ";"
}

// defaults are arguments for a first call.
var defaults = map[string]string{
	"int": "3", "long": "3L", "short": "(short) 3", "byte": "(byte) 3", "char": "'c'", "boolean": "true",
	"float": "3f", "double": "3d", "String": `"a b"`, "CharSequence": `"a b"`, "Object": `"a b"`,
}

// shortestNew returns a call of the public constructor with the fewest parameters,
// "" if there is none or its parameters have no defaults.
func (c *class) shortestNew() string {
	var best []string
	found := false
	for _, m := range c.Members {
		list, ok := strings.CutPrefix(m, "public "+c.Name+"(")
		if !ok || strings.Contains(c.Head, "abstract ") {
			continue
		}
		list, _, _ = strings.Cut(list, ")")
		var args []string
		if list != "" {
			for _, t := range strings.Split(list, ", ") {
				args = append(args, defaults[t])
			}
		}
		if !slices.Contains(args, "") && (!found || len(args) < len(best)) {
			best, found = args, true
		}
	}
	if !found {
		return ""
	}
	return "new " + c.Name + "(" + strings.Join(best, ", ") + ")"
}

func (c *class) fill(text string) string {
	var b strings.Builder
	if err := template.Must(template.New("").Parse(text)).Execute(&b, c); err != nil {
		panic(err) // the templates below fit the fields above
	}
	return b.String()
}

const modelText = `package {{.Package}};

/** TODO: what the class is, and which parts of it are not modelled. */
{{.Head}} {
{{- if .IsClass}}
    // A native method is unmodelled: a call of it is an assumption, or not supported. Give it a
    // body, or leave it. A constructor that is missing is not supported. TODO, of the JDK:
    {{- range .Constructors}}
    //   {{.}}
    {{- end}}

    private {{.Name}}(Void none) {
        // Keeps javac from adding a constructor that does nothing. Remove it with the first real one.
    }
{{end}}
    {{- range .Methods}}
    {{.}}
{{end -}}
}
`

const testText = `import {{.Package}}.{{.Name}};

/** Calls of {{.Name}}: the model prints the same as the JDK's class. */
public class {{.Name}}Model {
    interface Act {
        Object run();
    }

    /** Prints the result of a call, or the class of the exception that it throws. */
    static void t(String call, Act a) {
        String s;
        try {
            s = "" + a.run();
        } catch (NullPointerException e) {
            s = "null pointer";
        } catch (IndexOutOfBoundsException e) {
            s = "index";
        } catch (RuntimeException e) {
            s = "another exception";
        }
        System.out.println(call + ": " + s);
    }

    public static void main(String[] args) {
        {{- if .New}}
        t("new", () -> {{.New}});
        {{- else}}
        t("new", () -> { throw new IllegalStateException("TODO: make a {{.Name}}"); });
        {{- end}}
        // TODO: a line for each method, with usual arguments, null, and arguments out of bounds
    }
}
`

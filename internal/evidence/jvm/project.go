package jvm

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// project is the text of a reproducer.
type project struct {
	cases    []Case
	elements []string // of the class path
	patched  bool
	feature  int // of the JDK
	version  string
}

func (p project) files() map[string]string {
	files := map[string]string{"README.md": p.readme(), "pom.xml": p.pom(), "run.sh": p.script()}
	for i, c := range p.cases {
		if chain := c.Script.plainChain(); chain != nil {
			folder := strings.ReplaceAll(chain.Package, ".", "/")
			files[path.Join("src/test/java", folder, fmt.Sprintf("Run%dTest.java", i+1))] = chainTest(i+1, c, chain)
			continue
		}
		files[fmt.Sprintf("src/test/java/jayverify/reproducer/Run%dTest.java", i+1)] = test(i+1, c)
	}
	return files
}

// oneLine makes a text fit for a comment.
func oneLine(s string) string {
	return strings.NewReplacer("\n", " ", "\r", " ", "*/", "* /", "--", "- -", `\u`, `\ u`).Replace(s)
}

func (p project) readme() string {
	var b strings.Builder
	b.WriteString("# Reproducer\n\nEach of these runs violates a property; jayverify found them.\n\n")
	for i, c := range p.cases {
		text := c.Script.Call()
		if c.Script.Chain != nil {
			text = strings.Join(c.Script.Chain.Lines, " ")
		}
		fmt.Fprintf(&b, "%d. %s: `%s`", i+1, oneLine(c.Claim), oneLine(text))
		if len(c.Script.Stdin) > 0 {
			fmt.Fprintf(&b, ", System.in gives `%s`", strings.Join(c.Script.Stdin, " "))
		}
		for _, f := range fedText(outsideWorld(c.Script.Fed)) {
			fmt.Fprintf(&b, ", %s", f)
		}
		b.WriteString("\n")
	}
	b.WriteString(`
- ` + "`./run.sh N`" + ` does run N with plain java; it ends with the exception of the program.
- ` + "`mvn test`" + ` does all of them as JUnit 5 tests; they fail until the program is right.

The program is a copy, under program/. To try a new version, put its class path into run.sh and pom.xml, or its files into program/.
Values of calls stand in runs/N/values, arguments and what System.in gives in runs/N/job; the format is at the head of
src/test/java/jayverify/replay/Job.java.
`)
	if p.patched {
		fmt.Fprintf(&b, "patch/ has java.util.Random of JDK %s with the bodies of the methods replaced that the runs ask; use that release.\n", p.version)
	}
	return b.String()
}

// fedText tells the values of each call: "Random.nextInt() gives 1, 2".
func fedText(fed []Fed) []string {
	var calls []string
	values := map[string][]string{}
	for _, f := range fed {
		if !slices.Contains(calls, f.Call) {
			calls = append(calls, f.Call)
		}
		value := javaLiteral(resultOf(f.Call), f.Bits)
		if givesText[f.Call] {
			value = javaString(f.Text)
		}
		values[f.Call] = append(values[f.Call], value)
	}
	for i, c := range calls {
		vs := values[c]
		if len(vs) > 10 {
			vs = append(slices.Clone(vs[:10]), fmt.Sprintf("… %d more", len(vs)-10))
		}
		calls[i] = c + " gives " + strings.Join(vs, ", ")
	}
	return calls
}

// resultOf is the descriptor of a call's result, by its name.
func resultOf(call string) string {
	for word, desc := range map[string]string{"Boolean": "Z", "Char": "C", "Float": "F", "Double": "D"} {
		if strings.Contains(call, word) {
			return desc
		}
	}
	return "J"
}

func (p project) pom() string {
	var elements, options strings.Builder
	for _, e := range p.elements {
		fmt.Fprintf(&elements, "            <additionalClasspathElement>${project.basedir}/%s</additionalClasspathElement>\n", e)
	}
	options.WriteString(stackSize + " -Dfile.encoding=UTF-8 -Duser.language=en -XX:-OmitStackTraceInFastThrow")
	if p.patched && p.feature >= 9 {
		options.WriteString(" --patch-module java.base=${project.basedir}/patch")
	} else if p.patched {
		options.WriteString(" -Xbootclasspath/p:${project.basedir}/patch")
	}
	return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>jayverify</groupId>
  <artifactId>reproducer</artifactId>
  <version>1</version>

  <properties>
    <maven.compiler.source>8</maven.compiler.source>
    <maven.compiler.target>8</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>

  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.11.4</version>
      <scope>test</scope>
    </dependency>
  </dependencies>

  <build>
    <plugins>
      <plugin>
        <artifactId>maven-resources-plugin</artifactId>
        <version>3.3.1</version>
      </plugin>
      <plugin>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.13.0</version>
      </plugin>
      <plugin>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>3.5.2</version>
        <configuration>
          <!-- A JVM for each run: none sees what another has left behind. -->
          <reuseForks>false</reuseForks>
          <argLine>` + options.String() + `</argLine>
          <additionalClasspathElements>
` + elements.String() + `          </additionalClasspathElements>
        </configuration>
      </plugin>
    </plugins>
  </build>
</project>
`
}

func test(n int, c Case) string {
	return fmt.Sprintf(`package jayverify.reproducer;

import jayverify.replay.Reproduce;
import org.junit.jupiter.api.Test;

/**
 * %s
 *
 * The test fails with the exception of the program.
 */
class Run%dTest {
    @Test
    void %s() throws Throwable {
        // %s
        System.setProperty("jayverify.values", "runs/%d/values");
        Reproduce.run("runs/%d/job");
    }
}
`, oneLine(c.Claim), n, "run"+fmt.Sprint(n), oneLine(c.Script.Call()), n, n)
}

// chainTest is the test of a run that is a chain of calls.
func chainTest(n int, c Case, chain *Chain) string {
	pkg := ""
	if chain.Package != "" {
		pkg = "package " + chain.Package + ";\n\n"
	}
	return fmt.Sprintf(`%simport org.junit.jupiter.api.Test;

/**
 * %s
 *
 * The test fails with the exception of the program.
 */
@SuppressWarnings({"rawtypes", "unchecked"})
class Run%dTest {
    @Test
    void run%d() throws Throwable {
        %s
    }
}
`, pkg, oneLine(c.Claim), n, n, strings.Join(chain.Source, "\n        "))
}

func (p project) script() string {
	options := "-ea " + stackSize + " -Dfile.encoding=UTF-8 -Duser.language=en -XX:-OmitStackTraceInFastThrow"
	if p.patched && p.feature >= 9 {
		options += " --patch-module java.base=patch"
	} else if p.patched {
		options += " -Xbootclasspath/p:patch"
	}
	return fmt.Sprintf(`#!/bin/sh
# Does a run that violates a property: ./run.sh [N]; N is 1 to %d, see README.md.
# It ends as the program does: with its exception, and exit code 1.
cd "$(dirname "$0")" || exit 2
n=${1:-1}
[ -f "runs/$n/job" ] || { echo "there is no run $n" >&2; exit 2; }
java=java
[ -n "$JAVA_HOME" ] && java=$JAVA_HOME/bin/java
exec "$java" %s -Djayverify.values="runs/$n/values" -cp harness:%s jayverify.replay.Reproduce "runs/$n/job"
`, len(p.cases), options, strings.Join(p.elements, ":"))
}

package main

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// manCommand is "jayverify man", which prints the manual page.
func manCommand() subcommand {
	return subcommand{
		name: "man", short: "print the manual page",
		long: `Prints the manual page of jayverify for man(1), made from --help:

  jayverify man >~/.local/share/man/man1/jayverify.1`,
		define: func(*pflag.FlagSet) func(context.Context, *command, []string) error {
			return func(_ context.Context, c *command, args []string) error {
				if err := noArguments("man", args); err != nil {
					return err
				}
				_, err := fmt.Fprint(c.stdout, manPage())
				return failure.WithClass(failure.IO, err)
			}
		},
	}
}

// manPage is the manual page in the language of man(7). Its first section has the first
// line of --help, the headings of --help become sections, and its tables become lists.
func manPage() string {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH JAYVERIFY 1 \"\" %q\n", "jayverify "+version())
	first, rest, _ := strings.Cut(help(), "\n")
	b.WriteString(".SH NAME\n" + roff(strings.Replace(strings.TrimSuffix(first, "."), "jayverify ", "jayverify - ", 1)) + "\n.SH COMMANDS\n")
	manText(&b, rest, ".SH")
	for _, s := range subcommands() {
		fmt.Fprintf(&b, ".SH JAYVERIFY %s\n", roff(strings.ToUpper(s.name)))
		manText(&b, s.help(), ".SS")
	}
	return b.String()
}

// tableRow is a row of a table of --help: a term, and what it is, two spaces or more apart.
var tableRow = regexp.MustCompile(`^ {2,6}(\S(?:\S| \S)*)(?: {2,}(\S.*))?$`)

// manText writes text of --help. A line that is not indented and follows an empty one is a
// heading, if an indented one follows it and it does not end with a colon. Other such lines
// are text. A row without a description is one if the next line has it, far to the right.
func manText(b *strings.Builder, text, heading string) {
	lines := strings.Split(strings.TrimSpace(strings.ReplaceAll(text, "\t", " ")), "\n")
	if strings.HasPrefix(text, "\n") {
		lines[0] = "  " + lines[0] // TrimSpace has taken its indentation
	}
	for i, l := range lines {
		row := tableRow.FindStringSubmatch(l)
		alone := i == 0 || lines[i-1] == ""
		switch {
		case l == "":
			b.WriteString(".PP\n")
		case !strings.HasPrefix(l, " ") && alone && i > 0 && !strings.HasSuffix(l, ":") && i+1 < len(lines) && strings.HasPrefix(lines[i+1], " "):
			b.WriteString(heading + " " + roff(l) + "\n")
		case row != nil && (row[2] != "" || i+1 < len(lines) && strings.HasPrefix(lines[i+1], "          ")):
			b.WriteString(".TP\n.B " + roff(row[1]) + "\n")
			if row[2] != "" {
				b.WriteString(roff(row[2]) + "\n")
			}
		default:
			b.WriteString(roff(strings.TrimSpace(l)) + "\n")
		}
	}
}

// roff escapes a line: a backslash, a dash, which would be a hyphen, and a dot or a quote
// at its beginning, which would be a request.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "…", "...").Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

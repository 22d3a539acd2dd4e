package main

import (
	_ "embed"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// helpFrame is what --help prints, without what tables say: the formats of reports and
// the solvers.
//
//go:embed help.txt
var helpFrame string

// help is what --help prints: examples first, flags next, exit codes last.
func help() string {
	var formats, programs, variables strings.Builder
	for _, f := range report.Formats() {
		fmt.Fprintf(&formats, "  %-24s %s\n", f.Name, f.Help)
	}
	for _, s := range portfolio.Solvers() {
		fmt.Fprintf(&programs, "  %-24s %s\n", "--"+s.Name+"=FILE", s.Help)
		fmt.Fprintf(&variables, "  %-24s where %s is, if no flag says so\n", s.Env, s.Title)
	}
	return strings.NewReplacer(
		"  FORMATS\n", formats.String(), "  PROGRAMS\n", programs.String(), "  VARIABLES\n", variables.String(),
		"SOLVERS", strings.Join(portfolio.SolverNames()[1:], ", "), "CHECKERS", strings.Join(portfolio.CheckerNames()[1:], " or "),
	).Replace(helpFrame)
}

// linkedVersion is set by the linker; see Makefile.
var linkedVersion string

// version is the version of jayverify.
func version() string {
	if linkedVersion != "" {
		return linkedVersion
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}

// versionText is what --version prints.
func versionText() string {
	return "jayverify " + version() + " (" + runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH + ")"
}

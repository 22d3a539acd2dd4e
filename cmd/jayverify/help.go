package main

import (
	_ "embed"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/jayverify/jayverify/report"
)

// helpFrame is what --help prints, without the list of report formats.
//
//go:embed help.txt
var helpFrame string

// help is what --help prints: examples first, flags next, exit codes last.
func help() string {
	var list strings.Builder
	for _, f := range report.Formats() {
		fmt.Fprintf(&list, "  %-24s %s\n", f.Name, f.Help)
	}
	return strings.Replace(helpFrame, "  FORMATS\n", list.String(), 1)
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

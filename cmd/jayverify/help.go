package main

import (
	_ "embed"
	"runtime"
	"runtime/debug"
)

// help is what --help prints: examples first, flags next, exit codes last.
//
//go:embed help.txt
var help string

// version is set by the linker; see Makefile.
var version string

// versionText is what --version prints.
func versionText() string {
	v := version
	if v == "" {
		v = "devel"
		if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
			v = info.Main.Version
		}
	}
	return "jayverify " + v + " (" + runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH + ")"
}

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

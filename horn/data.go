package horn

import (
	"os"
	"path/filepath"
	"runtime"
)

// DataFolder is the folder of the user in which `jayverify setup` puts programs:
// $XDG_DATA_HOME/jayverify or ~/.local/share/jayverify, on macOS
// ~/Library/Application Support/jayverify, on Windows %LOCALAPPDATA%\jayverify. It is ""
// where the user has no such folder, as without HOME.
func DataFolder() string { return dataFolder(runtime.GOOS, os.Getenv) }

func dataFolder(goos string, getenv func(string) string) string {
	if dir := getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "jayverify")
	}
	if goos == "windows" {
		if dir := getenv("LOCALAPPDATA"); dir != "" {
			return filepath.Join(dir, "jayverify")
		}
		return ""
	}
	home := getenv("HOME")
	switch {
	case home == "":
		return ""
	case goos == "darwin":
		return filepath.Join(home, "Library", "Application Support", "jayverify")
	}
	return filepath.Join(home, ".local", "share", "jayverify")
}

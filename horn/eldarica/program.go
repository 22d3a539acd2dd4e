package eldarica

import (
	"os"

	"github.com/jayverify/jayverify/horn"
)

// Program is where Eldarica may be: an eld script, or a folder of jars with main
// class lazabs.Main.
func Program() horn.Program {
	return horn.Program{
		Name: "eldarica", Env: "JAYVERIFY_ELDARICA", Own: []string{"../.tools/eldarica"}, OnPath: "eld", Folder: "*.jar",
		Remedy: "put eld on the PATH, or run `make demo` in jayverify's source tree, or name eld or a folder of its jars with --eldarica",
		Least:  "2.0", Recommended: "2.2",
	}
}

// New returns the solver at a path. It uses the server that ServerVariable names, if
// there is one. The error says that this variable is malformed.
func New(path string) (*Solver, error) {
	s := &Solver{Path: path}
	if text := os.Getenv(ServerVariable); text != "" {
		server, err := ParseServer(text)
		if err != nil {
			return nil, err
		}
		s.Server = server
	}
	return s, nil
}

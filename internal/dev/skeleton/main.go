// Command skeleton writes the files that a new model or a new pass begins with.
//
//	go run ./internal/dev/skeleton model java.util.BitSet    make new-model CLASS=java.util.BitSet
//	go run ./internal/dev/skeleton pass drop-copies          make new-pass NAME=drop-copies
//
// It prints the files that it has written and the steps that are left. It never
// overwrites a file.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "skeleton:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 2 || args[1] == "" {
		return errors.New("want: model CLASS, or pass NAME")
	}
	var files map[string]string
	var next string
	var err error
	switch args[0] {
	case "model":
		files, next, err = model(args[1])
	case "pass":
		files, next, err = pass(".", args[1])
	default:
		return fmt.Errorf("%q is neither model nor pass", args[0])
	}
	if err != nil {
		return err
	}
	if err := write(".", files); err != nil {
		return err
	}
	for name := range files {
		fmt.Println("wrote", name)
	}
	fmt.Print(next)
	return nil
}

// edited are the files that a skeleton may change; all others must be new.
var edited = map[string]bool{passesFile: true}

// write writes files below dir, or none of them if one is there already.
func write(dir string, files map[string]string) error {
	for name := range files {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil && !edited[name] {
			return fmt.Errorf("%s is there already", name)
		}
	}
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

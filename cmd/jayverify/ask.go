package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// heapPicture is the file with a picture of the heap that is asked about.
const heapPicture = "jayverify-heap.svg"

// Ask implements verify.Asker: questions go to standard error, so that reports
// stay alone, answers come from standard input.
func (w *watcher) Ask(text, svg string) (string, error) {
	if svg != "" {
		if err := os.WriteFile(heapPicture, []byte(svg), 0o666); err != nil {
			return "", failure.WithClass(failure.IO, err)
		}
		text = fmt.Sprintf("The heap is also drawn in %s.\n%s", heapPicture, text)
	}
	if _, err := fmt.Fprint(w.cmd.stderr, "\n"+text); err != nil {
		return "", failure.WithClass(failure.IO, err)
	}
	if w.in == nil {
		w.in = bufio.NewReader(os.Stdin)
	}
	line, err := w.in.ReadString('\n')
	if err != nil {
		return "", failure.Errorf(failure.NoInput, "--oracle=ask: the input has ended, and there is another question")
	}
	return strings.TrimSuffix(line, "\n"), nil
}

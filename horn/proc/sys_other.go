//go:build !unix

package proc

import (
	"os"
	"syscall"
)

func groupAttr() *syscall.SysProcAttr { return nil }

// killGroup can only end the process itself here.
func killGroup(p *os.Process) { _ = p.Kill() }

// resident is unknown here; the solvers' own limits remain.
func resident(int) int64 { return 0 }

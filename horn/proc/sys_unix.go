//go:build unix && !linux

package proc

import (
	"os"
	"syscall"
)

func groupAttr() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

func killGroup(p *os.Process) { _ = syscall.Kill(-p.Pid, syscall.SIGKILL) }

// resident is unknown here; the solvers' own limits remain.
func resident(int) int64 { return 0 }

package proc

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
)

// groupAttr puts the child into its own process group and makes the kernel
// kill it should we die first.
func groupAttr() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

func killGroup(p *os.Process) { _ = syscall.Kill(-p.Pid, syscall.SIGKILL) }

// resident returns the resident memory of the process in bytes, without that of
// files and without what it shares with others; 0 if unknown.
func resident(pid int) int64 {
	b, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	if err != nil {
		return 0
	}
	f := bytes.Fields(b)
	if len(f) < 3 {
		return 0
	}
	pages, err := strconv.ParseInt(string(f[1]), 10, 64)
	shared, sharedErr := strconv.ParseInt(string(f[2]), 10, 64)
	if err != nil || sharedErr != nil {
		return 0
	}
	return (pages - shared) * int64(os.Getpagesize())
}

//go:build unix && !linux

package jbench

import "syscall"

func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

func terminateGroup(pid int) { _ = syscall.Kill(-pid, syscall.SIGTERM) }

// family knows nothing here: memory is not limited, and only the process
// group is ended.
type family struct{}

func (*family) sample(int) int64 { return 0 }

func (*family) kill(pid int) { _ = syscall.Kill(-pid, syscall.SIGKILL) }

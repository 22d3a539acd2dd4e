//go:build unix

package fleet

import (
	"os/exec"
	"syscall"
)

// ownGroup keeps an interrupt of the terminal from the child: its worker ends it in order.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

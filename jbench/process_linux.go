package jbench

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// ownGroup puts the child into a process group of its own.
func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

func terminateGroup(pid int) { _ = syscall.Kill(-pid, syscall.SIGTERM) }

// family remembers the processes that were seen to descend from a tool, with
// their start times: a solver may sit in a process group of its own, and a
// process number may be used again.
type family map[int]string

// sample looks for descendants of pid and members of its group, remembers them
// and returns the resident memory of all of them in bytes.
func (f *family) sample(pid int) int64 {
	if *f == nil {
		*f = family{}
	}
	stats := map[int]*procStat{}
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return 0
	}
	for _, e := range entries {
		if n, err := strconv.Atoi(e.Name()); err == nil {
			if s := readStat(n); s != nil {
				stats[n] = s
			}
		}
	}
	var resident int64
	for n, s := range stats {
		if f.remembers(n, s) || s.group == pid || descends(stats, n, pid) {
			(*f)[n] = s.start
			resident += s.pages * pageSize()
		}
	}
	return resident
}

func (f *family) remembers(pid int, s *procStat) bool {
	start, ok := (*f)[pid]
	return ok && start == s.start
}

func descends(stats map[int]*procStat, n, pid int) bool {
	for range len(stats) {
		if n == pid {
			return true
		}
		s := stats[n]
		if s == nil {
			return false
		}
		n = s.parent
	}
	return false
}

// kill kills the group of pid and all remembered processes that are still the
// same.
func (f *family) kill(pid int) {
	_ = syscall.Kill(-pid, syscall.SIGKILL)
	for n := range *f {
		if s := readStat(n); s != nil && f.remembers(n, s) && n != pid {
			_ = syscall.Kill(n, syscall.SIGKILL)
		}
	}
}

// procStat is part of /proc/PID/stat (proc_pid_stat(5)).
type procStat struct {
	parent, group int
	start         string
	pages         int64
}

func readStat(pid int) *procStat {
	b, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return nil
	}
	// The command's name in parentheses may hold anything.
	text := string(b)
	f := strings.Fields(text[strings.LastIndexByte(text, ')')+1:])
	if len(f) < 22 {
		return nil
	}
	s := &procStat{start: f[19]}
	s.parent, _ = strconv.Atoi(f[1])
	s.group, _ = strconv.Atoi(f[2])
	s.pages, _ = strconv.ParseInt(f[21], 10, 64)
	return s
}

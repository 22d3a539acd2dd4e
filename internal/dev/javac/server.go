package javac

import (
	"bufio"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
)

//go:embed Server.java
var source []byte

// server is a JVM that compiles on request. A request is the number of arguments, and for each
// the number of its bytes and the bytes. The answer is the exit code, and the compiler's messages
// as one such text. Numbers are four bytes, the highest first.
type server struct {
	dir string // its working directory, which a JVM cannot change
	in  io.WriteCloser
	out *bufio.Reader
}

// servers are the JVMs of this process by their compilers, nil where none starts. They end when
// their input ends, so at the latest with this process. Tests of one process have nothing else in
// common that could hold them.
var servers = struct {
	sync.Mutex
	byTool map[string]*server
}{byTool: map[string]*server{}}

// ask compiles in this process's JVM. An error says that there is no answer.
func ask(tool string, args []string) (code int, text string, err error) {
	servers.Lock()
	defer servers.Unlock()
	dir, err := os.Getwd()
	if err != nil {
		return 0, "", err
	}
	s, known := servers.byTool[tool]
	if !known {
		if s, err = start(tool, dir); err != nil {
			s = nil
		}
		servers.byTool[tool] = s
	}
	if s == nil || s.dir != dir {
		return 0, "", errors.New("no JVM compiles in this folder")
	}
	code, text, err = s.compile(args)
	if err != nil {
		s.in.Close()
		servers.byTool[tool] = nil
	}
	return code, text, err
}

// start starts the JVM of the compiler's JDK.
func start(tool, dir string) (*server, error) {
	classes, err := compiled(tool)
	if err != nil {
		return nil, err
	}
	real, err := filepath.EvalSymlinks(tool)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(filepath.Join(filepath.Dir(real), "java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx1g", "-cp", classes, "Server")
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	return &server{dir, in, bufio.NewReader(out)}, cmd.Start()
}

// compiled returns the folder with the compiled server, which is in the cache's folder.
func compiled(tool string) (string, error) {
	id, err := identity(tool)
	if err != nil {
		return "", err
	}
	base, err := folder()
	if err != nil {
		return "", err
	}
	key, err := keyOf(tool, []string{id, string(source)})
	if err != nil {
		return "", err
	}
	dir := filepath.Join(base, fmt.Sprintf("server-%x", key[:12]))
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	temp, err := os.MkdirTemp(base, "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(temp)
	file := filepath.Join(temp, "Server.java")
	if err := os.WriteFile(file, source, 0o666); err != nil {
		return "", err
	}
	if text, err := exec.Command(tool, append(fast[:len(fast):len(fast)], "-proc:none", "-d", temp, file)...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("javac: %w\n%s", err, text)
	}
	err = os.Rename(temp, dir)
	if _, there := os.Stat(dir); there == nil {
		return dir, nil // another process may have been first
	}
	return "", err
}

// compile asks for one compilation.
func (s *server) compile(args []string) (code int, text string, err error) {
	request := binary.BigEndian.AppendUint32(nil, uint32(len(args)))
	for _, a := range args {
		request = append(binary.BigEndian.AppendUint32(request, uint32(len(a))), a...)
	}
	if _, err := s.in.Write(request); err != nil {
		return 0, "", err
	}
	var head struct{ Code, Size uint32 }
	if err := binary.Read(s.out, binary.BigEndian, &head); err != nil {
		return 0, "", err
	}
	answer := make([]byte, head.Size)
	if _, err := io.ReadFull(s.out, answer); err != nil {
		return 0, "", err
	}
	return int(head.Code), string(answer), nil
}

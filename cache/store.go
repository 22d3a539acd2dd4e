package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/atomicfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
)

// Store is a folder of results.
type Store struct {
	dir string
}

// DefaultDir is the folder that is used where none is named: jayverify in the
// user's cache folder.
func DefaultDir() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "jayverify"), nil
}

// Open returns the store in dir, which is made, for the user alone, when it is
// not there.
func Open(dir string) (*Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	return &Store{dir}, nil
}

// entry is what a file has after its first line.
type entry struct {
	Key    Key
	Time   time.Time
	Result *result.Result
}

// perShard is how many entries are kept in one of the 256 folders of a store;
// older ones are removed.
const perShard = 20

func (s *Store) file(k Key) string {
	name := k.name()
	return filepath.Join(s.dir, name[:2], name+".json")
}

// Get returns the result kept for k, with Cached set, or nil. The error says
// that there is an entry which cannot be used; it counts as none.
func (s *Store) Get(k Key) (*result.Result, error) {
	file := s.file(k)
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sum, body, ok := bytes.Cut(data, []byte("\n"))
	if want := sha256.Sum256(body); !ok || string(sum) != hex.EncodeToString(want[:]) {
		return nil, fmt.Errorf("%s is damaged", file)
	}
	var e entry
	if err := json.Unmarshal(body, &e); err != nil {
		return nil, fmt.Errorf("%s is damaged: %w", file, err)
	}
	if e.Key != k || e.Result == nil || e.Result.Verdict == result.Unknown {
		return nil, fmt.Errorf("%s is for something else", file)
	}
	e.Result.Cached = e.Time
	shareInputs(e.Result)
	return e.Result, nil
}

// shareInputs makes inputs with one ID one again: reports tell them apart by
// their pointers.
func shareInputs(r *result.Result) {
	byID := map[int]*ivl.Input{}
	share := func(vs []result.InputValue) {
		for i := range vs {
			in := &vs[i]
			if first := byID[in.Input.ID]; first != nil && first.Name == in.Input.Name && first.Kind == in.Input.Kind {
				in.Input = first
			} else {
				byID[in.Input.ID] = in.Input
			}
		}
	}
	for _, p := range r.Properties {
		for _, run := range []*result.Counterexample{p.Run, p.Possible} {
			if run != nil {
				share(run.Inputs)
			}
		}
		if s := p.Reason.Spurious; s != nil {
			share(s.Inputs)
		}
	}
	for _, run := range r.Reaching {
		share(run.Inputs)
	}
}

// Put keeps a result that is SAFE or UNSAFE.
func (s *Store) Put(k Key, r *result.Result) error {
	if r.Verdict == result.Unknown {
		return nil
	}
	body, err := json.Marshal(entry{Key: k, Time: time.Now().Round(time.Second), Result: r})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(body)
	file := s.file(k)
	err = atomicfile.Write(file, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "%x\n%s", sum, body)
		return err
	})
	if err != nil {
		return err
	}
	return prune(filepath.Dir(file))
}

// prune removes the oldest files of a folder, until perShard are left.
func prune(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil || len(files) <= perShard {
		return err
	}
	type aged struct {
		name string
		time time.Time
	}
	var all []aged
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			continue // another process was faster
		}
		all = append(all, aged{f.Name(), info.ModTime()})
	}
	slices.SortFunc(all, func(a, b aged) int { return b.time.Compare(a.time) })
	for _, f := range all[min(perShard, len(all)):] {
		if err := os.Remove(filepath.Join(dir, f.name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

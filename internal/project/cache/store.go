package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	kept "github.com/rogpeppe/go-internal/cache"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Store is a folder of results, or a Backend.
type Store struct {
	// Unknowns says that UNKNOWN is kept and returned, too. It is for projects: a second
	// run of all entries is to try again only those whose program has changed.
	Unknowns bool

	dir   string
	files *kept.Cache
	other Backend // nil where there are files
}

// Backend keeps bytes elsewhere. IDs are SHA-256 sums in hexadecimal digits.
type Backend interface {
	Read(id string) ([]byte, error) // nil where there is no entry
	Write(id string, data []byte) error
}

// OpenRemote returns a store of what b keeps.
func OpenRemote(b Backend) *Store { return &Store{dir: "the shared cache", other: b} }

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
	files, err := kept.Open(dir)
	if err != nil {
		return nil, err
	}
	return &Store{dir: dir, files: files}, nil
}

// Ask asks a question of the class path as it is now.
type Ask func(classfile.Question) (string, error)

// entry is a result as it is kept.
type entry struct {
	Time   time.Time
	Result *result.Result
	Lines  map[string]string // the answers to AskLine, by method
}

// movable is an entry with a result that may have to be moved.
type movable struct {
	Time   time.Time
	Result json.RawMessage
	Lines  map[string]string
}

// maxLists is how many lists of questions are kept for a key. Edits of a program bring
// about new ones; classes of one name in several projects, too.
const maxLists = 16

// listsID names the entry with the lists of questions.
func listsID(k Key) kept.ActionID { return sha256.Sum256([]byte("questions\n" + k)) }

// resultID names the entry of the result for the key and the answers to questions, but those
// for lines. The error says what cannot be answered.
func resultID(k Key, questions []classfile.Question, ask Ask) (id kept.ActionID, err error) {
	h := sha256.New()
	fmt.Fprintf(h, "result\n%d\n%s", len(k), k)
	for _, q := range questions {
		if isLine(q) {
			continue
		}
		answer, err := ask(q)
		if err != nil {
			return id, err
		}
		fmt.Fprintf(h, "%q %q\n", q, answer)
	}
	h.Sum(id[:0])
	return id, nil
}

// Get returns the result kept for k and the answers that ask gives, with Cached set, or
// nil. The error says that there is an entry which cannot be used; it counts as none.
func (s *Store) Get(k Key, ask Ask) (*result.Result, error) {
	lists, err := s.lists(k)
	if err != nil {
		return nil, err
	}
	for _, questions := range lists {
		id, err := resultID(k, questions, ask)
		if err != nil {
			continue // what cannot be answered now could be when the list was made
		}
		data, err := s.read(id)
		if data == nil && err == nil {
			continue
		}
		if err != nil {
			return nil, err
		}
		e, err := decode(data, ask)
		if errors.Is(err, errMoved) {
			continue
		}
		if err != nil || e.Result == nil {
			return nil, s.damaged(err)
		}
		if !s.keeps(e.Result) {
			continue
		}
		e.Result.Cached = e.Time
		ShareInputs(e.Result)
		return e.Result, nil
	}
	return nil, nil
}

// decode returns an entry with the lines of today.
func decode(data []byte, ask Ask) (*entry, error) {
	var m movable
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, err
	}
	moved, err := newShifts(m.Lines, ask)
	if err != nil {
		return nil, errMoved // lines that cannot be told now, either
	}
	if moved != nil {
		if m.Result, err = moved.move(m.Result); err != nil {
			return nil, err
		}
	}
	e := &entry{Time: m.Time, Lines: m.Lines}
	return e, json.Unmarshal(m.Result, &e.Result)
}

// lists returns the lists of questions for k, the newest first.
func (s *Store) lists(k Key) ([][]classfile.Question, error) {
	data, err := s.read(listsID(k))
	if data == nil || err != nil {
		return nil, err
	}
	var lists [][]classfile.Question
	if err := json.Unmarshal(data, &lists); err != nil {
		return nil, s.damaged(err)
	}
	return lists, nil
}

// read returns the bytes of an entry; nil if there is none.
func (s *Store) read(id kept.ActionID) ([]byte, error) {
	if s.other != nil {
		return s.other.Read(hex.EncodeToString(id[:]))
	}
	data, _, err := s.files.GetBytes(id)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, s.damaged(err)
	}
	return data, nil
}

func (s *Store) damaged(err error) error {
	if err == nil {
		err = errors.New("not a result")
	}
	return fmt.Errorf("an entry in %s is damaged: %w", s.dir, err)
}

// ShareInputs makes inputs with one ID one again in a result that was read from JSON:
// reports tell them apart by their pointers.
func ShareInputs(r *result.Result) {
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

// keeps reports whether a result can be kept. What a memory limit has ended is not:
// the memory depends on what else the process does.
func (s *Store) keeps(r *result.Result) bool {
	return r.Verdict != result.Unknown || s.Unknowns && r.Reason.Kind != result.MemoryLimit
}

// Put keeps a result that is SAFE or UNSAFE, or, with Unknowns, any, for k and what its verification has
// asked of the class path. Old entries are deleted. If two processes put results
// for one key at the same time, one list of questions may replace the other. Then
// the result is not found, and is put again.
func (s *Store) Put(k Key, trail classfile.Trail, r *result.Result) error {
	if !s.keeps(r) {
		return nil
	}
	questions := trail.Questions()
	id, err := resultID(k, questions, func(q classfile.Question) (string, error) { return trail[q], nil })
	if err != nil {
		return err
	}
	lines := map[string]string{}
	for _, q := range questions {
		if method, ok := strings.CutPrefix(string(q), string(classfile.AskLine)); ok {
			lines[method] = trail[q]
		}
	}
	data, err := json.Marshal(entry{Time: time.Now().Round(time.Second), Result: r, Lines: lines})
	if err != nil {
		return err
	}
	if err := s.write(id, data); err != nil {
		return err
	}
	lists, _ := s.lists(k) // of damaged ones there are none
	lists = slices.DeleteFunc(lists, func(l []classfile.Question) bool { return slices.Equal(l, questions) })
	lists = slices.Insert(lists, 0, questions)
	if data, err = json.Marshal(lists[:min(len(lists), maxLists)]); err != nil {
		return err
	}
	if err := s.write(listsID(k), data); err != nil {
		return err
	}
	if s.other != nil {
		return nil
	}
	return s.files.Trim()
}

// write makes or replaces an entry. If the disk is full, the incomplete entry is
// removed.
func (s *Store) write(id kept.ActionID, data []byte) error {
	if s.other != nil {
		return s.other.Write(hex.EncodeToString(id[:]), data)
	}
	out, _, err := s.files.PutNoVerify(id, bytes.NewReader(data))
	file := s.files.OutputFile(out) // which counts as a use, where the bytes are there already
	if err != nil && isEmpty(file) {
		_ = os.Remove(file) // the first error counts
	}
	return err
}

func isEmpty(file string) bool {
	info, err := os.Stat(file)
	return err == nil && info.Size() == 0
}

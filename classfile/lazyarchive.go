package classfile

import "sync"

// lazyArchive is an archive that is opened when a class is first looked up in
// it: the directory of rt.jar alone has 20,000 entries, and most of seventy
// jmods are not needed.
type lazyArchive struct {
	name    string
	release int
	once    sync.Once
	archive *archive
	err     error
}

func (l *lazyArchive) open() (*archive, error) {
	l.once.Do(func() { l.archive, l.err = openArchive(l.name, l.release) })
	return l.archive, l.err
}

func (l *lazyArchive) path() string { return l.name }

func (l *lazyArchive) find(name string) ([]byte, error) {
	a, err := l.open()
	if err != nil {
		return nil, err
	}
	return a.find(name)
}

func (l *lazyArchive) list(yield func(name string)) error {
	a, err := l.open()
	if err != nil {
		return err
	}
	return a.list(yield)
}

func (l *lazyArchive) close() error {
	l.once.Do(func() {})
	if l.archive == nil {
		return nil
	}
	return l.archive.close()
}

package classfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// servicesFolder has a file for each service of which a class path has providers: its name is that of the service.
const servicesFolder = "META-INF/services"

// services are the services of Services, found when first needed.
type services struct {
	once  sync.Once
	names []string
	err   error
}

// Services lists, sorted, the binary names of the services of which the class path says that it has providers.
func (p *Path) Services() ([]string, error) {
	if p.trail != nil { // what it asks for is a part of this
		if err := p.Metadata(); err != nil {
			return nil, err
		}
	}
	p.provided.once.Do(func() { p.provided.names, p.provided.err = p.allServices() })
	return p.provided.names, p.provided.err
}

func (p *Path) allServices() ([]string, error) {
	var names []string
	add := func(file string) { names = append(names, strings.ReplaceAll(file, ".", "/")) }
	for _, s := range p.program {
		switch s := s.(type) {
		case directory:
			files, err := os.ReadDir(filepath.Join(string(s), filepath.FromSlash(servicesFolder)))
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return nil, err
			}
			for _, f := range files {
				add(f.Name())
			}
		case *archive:
			for _, f := range s.zip.File {
				// In a jar of Spring Boot, the program's own files have a prefix.
				for _, prefix := range []string{"", s.prefix} {
					if rest, ok := strings.CutPrefix(f.Name, prefix+servicesFolder+"/"); ok && rest != "" {
						add(rest)
					}
				}
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

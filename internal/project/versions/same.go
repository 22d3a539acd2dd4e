package versions

import (
	"archive/zip"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"strings"
)

// sameNodes returns the keys of the nodes that mean the same in both versions: their own texts are the same, they depend on the same
// nodes, and these mean the same. It is the greatest such set. A node that only one version has is in no such set. Only the
// classes that both versions have count as classes below another: of others, there is no object in both.
func sameNodes(old, new *graph) map[string]bool {
	old.nodes[wholeKey], new.nodes[wholeKey] = old.wholeNode(), new.wholeNode()
	same := map[string]bool{}
	users := map[string][]string{}
	var todo []string
	for k, o := range old.nodes {
		n := new.nodes[k]
		if n == nil || o.text != n.text || !maps.Equal(common(o.to, old, new), common(n.to, old, new)) {
			todo = append(todo, k)
			continue
		}
		same[k] = true
	}
	for _, g := range []*graph{old, new} {
		for k, n := range g.nodes {
			for to := range common(n.to, old, new) {
				users[to] = append(users[to], k)
				if k != wholeKey && (old.nodes[to] == nil || new.nodes[to] == nil) {
					todo = append(todo, to)
				}
			}
		}
	}
	for len(todo) > 0 {
		k := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, u := range users[k] {
			if same[u] {
				delete(same, u)
				todo = append(todo, u)
			}
		}
		delete(same, k)
	}
	return same
}

// common returns the keys without what is about objects of classes that only one version has.
func common(keys map[string]bool, old, new *graph) map[string]bool {
	out := map[string]bool{}
	for k := range keys {
		if c := objectsOf(k); c == "" || old.v.isOwn(c) == new.v.isOwn(c) {
			out[k] = true
		}
	}
	return out
}

// objectsOf is the class whose objects a node is about, "" if it is about something else.
func objectsOf(key string) string {
	if c, ok := strings.CutPrefix(key, belowKey); ok {
		return c
	}
	c, ok := strings.CutPrefix(key, selectKey)
	if !ok {
		return ""
	}
	c, _, _ = strings.Cut(c, " ")
	return c
}

// wholeNode is a node for all files of a version, but for those that say how it was made.
func (g *graph) wholeNode() *node {
	n := newNode()
	files, err := contents(g.v.Place)
	if err != nil {
		n.text = err.Error() + g.v.Place // never the same
	}
	for name, data := range files {
		if !strings.HasPrefix(name, "META-INF/") || strings.HasPrefix(name, "META-INF/services/") {
			n.to[fmt.Sprintf("%s %x", name, sha256.Sum256(data))] = true
		}
	}
	return n
}

// contents reads the files of a jar or folder.
func contents(place string) (map[string][]byte, error) {
	var files fs.FS = os.DirFS(place)
	if info, err := os.Stat(place); err != nil {
		return nil, err
	} else if !info.IsDir() {
		z, err := zip.OpenReader(place)
		if err != nil {
			return nil, err
		}
		defer z.Close()
		files = z
	}
	out := map[string][]byte{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		out[name], err = fs.ReadFile(files, name)
		return err
	})
	return out, err
}

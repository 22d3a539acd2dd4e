package report

import "github.com/jayverify/jayverify/internal/evidence/result"

// pageClasses is what is known of the classes of a project.
type pageClasses struct {
	Head      []string
	Rows      []pageClass
	Undecided []pageUndecided
}

// pageClass is a row of the table of classes.
type pageClass struct {
	Name    string
	Numbers []string
}

// pageUndecided are methods that are open or not judged for one reason.
type pageUndecided struct {
	State, Reason string
	Methods       []string
}

func newPageClasses(p *result.Project) *pageClasses {
	rows := classRows(p)
	c := &pageClasses{Head: rows[0]}
	for _, r := range rows[1:] {
		c.Rows = append(c.Rows, pageClass{r[0], r[1:]})
	}
	for _, g := range undecided(p) {
		u := pageUndecided{State: g.state.String(), Reason: g.reason}
		for _, e := range g.entries {
			u.Methods = append(u.Methods, methodName(e))
		}
		c.Undecided = append(c.Undecided, u)
	}
	return c
}

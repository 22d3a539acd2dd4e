package runs

import (
	"context"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// ExecuteEach executes main of a class n times. The clock shows i in the i-th run, from 0; each
// gets its outcome. The program is lowered once.
func ExecuteEach(ctx context.Context, src reach.Source, class string, args []string, n int, log func(string), each func(i int, out ivl.Outcome)) error {
	x, err := newExecutable(ctx, src, class, args, nil, log)
	if err != nil {
		return err
	}
	for i := range n {
		each(i, x.run(ctx, int64(i)))
	}
	return nil
}

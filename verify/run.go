package verify

import "context"

// Run verifies the program cfg names and tells obs, which may not be nil, what
// it is doing. All errors are of type *Error: they say why there is no verdict
// at all. When ctx is cancelled the error is Interrupted, and the Result, when
// it is not nil, holds what was known by then.
func Run(ctx context.Context, cfg Config, obs Observer) (*Result, error) {
	return nil, Errorf(Internal, "the schedule is not written yet")
}

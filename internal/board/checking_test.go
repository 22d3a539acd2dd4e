package board

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestAwaitProof waits for the check of a proof, if that is about all that is open, and not
// for longer than it may.
func TestAwaitProof(t *testing.T) {
	b, first, second := twoChecks(&listening{})
	const long = time.Minute
	wait := func(atMost time.Duration) (ended chan struct{}) {
		ended = make(chan struct{})
		go func() {
			defer close(ended)
			b.AwaitProof(t.Context(), atMost)
		}()
		return ended
	}
	<-wait(long) // there is no proof
	checked := b.Checking([]*ivl.Property{first})
	<-wait(long) // the other check is open
	b.Close(second, result.Safe, result.Because("proved"))
	<-wait(time.Millisecond)
	ended := wait(long)
	select {
	case <-ended:
		t.Error("the check of a proof of all that is open was not awaited")
	case <-time.After(20 * time.Millisecond):
	}
	checked()
	<-ended
	<-wait(long)
}

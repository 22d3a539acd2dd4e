// Package await waits for work only as long as a context lasts. The work may go on
// when nobody waits for it any more.
package await

// Package await waits for work only as long as a context lasts. The work may
// continue after that.
package await

package fleet

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/jayverify/jayverify/internal/project/fleet/wire"
)

// inline is how many bytes of a body a bucket takes. The default limit of a message of
// NATS is 1 MB.
const inline = 512 << 10

// An answer in the bucket of results is a line of JSON, the body left out, and the body,
// compressed by gzip; or nothing where the body is an object.
type head struct {
	wire.Answer
	Large bool `json:",omitempty"`
}

// keep stores an answer. It reports whether this is the first one.
func (s *store) keep(ctx context.Context, key string, a wire.Answer) (first bool, err error) {
	h := head{Answer: a}
	body, err := s.zipped(a.Body)
	if err != nil {
		return false, err
	}
	h.Body = nil
	if len(body) > inline {
		if _, err := s.answers.PutBytes(ctx, key, body); err != nil {
			return false, err
		}
		h.Large, body = true, nil
	}
	line, err := json.Marshal(h)
	if err != nil {
		return false, err
	}
	_, err = s.results.Create(ctx, key, append(append(line, '\n'), body...))
	if errors.Is(err, jetstream.ErrKeyExists) {
		return false, nil
	}
	return err == nil, err
}

// answer reads what keep has stored.
func (s *store) answer(ctx context.Context, key string, data []byte) (a wire.Answer, err error) {
	line, body, ok := bytes.Cut(data, []byte("\n"))
	var h head
	if err := json.Unmarshal(line, &h); err != nil || !ok {
		return a, fmt.Errorf("%s: this is not an answer: %v", key, err)
	}
	if h.Large {
		if body, err = s.answers.GetBytes(ctx, key); err != nil {
			return a, fmt.Errorf("%s: %w", key, err)
		}
	}
	if h.Aside != "" {
		return h.Answer, nil
	}
	h.Body, err = unzipped(body)
	return h.Answer, err
}

// zipped compresses. A writer has more than 1 MB, which is made once and used again.
func (s *store) zipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, ok := s.zips.Get().(*gzip.Writer)
	if !ok {
		var err error
		if z, err = gzip.NewWriterLevel(&b, gzip.BestSpeed); err != nil {
			return nil, err
		}
	}
	defer s.zips.Put(z)
	z.Reset(&b)
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	err := z.Close()
	return b.Bytes(), err
}

func unzipped(data []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}

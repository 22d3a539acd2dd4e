package laws

import (
	"archive/zip"
	"bytes"
)

// Jar is a jar with classes of laws.
func Jar(cs []Class) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, c := range cs {
		f, err := z.Create(c.Name + ".class")
		if err == nil {
			_, err = f.Write(c.Data)
		}
		if err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return out.Bytes(), err
}

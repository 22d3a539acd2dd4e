package indy

import "github.com/jayverify/jayverify/classfile"

// Spin yields the bytes of a class for a call site, and its name.
func (o *Overlay) Spin(m *classfile.Method, pc int, d *classfile.DynamicConst) (name string, data []byte, err error) {
	s, err := o.site(m, pc, d)
	if err != nil {
		return "", nil, err
	}
	w, _, err := s.write()
	if err != nil {
		return "", nil, err
	}
	return s.class, w.bytes(), nil
}

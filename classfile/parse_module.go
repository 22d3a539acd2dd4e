package classfile

func (p *parser) moduleName(what string) string {
	return text[ModuleConst](p, what, "a Module")
}

func (p *parser) packageName(what string) string {
	return text[PackageConst](p, what, "a Package")
}

// text reads the index of a constant of kind T, which is a string.
func text[T interface {
	Const
	~string
}](p *parser, what, want string) string {
	offset := p.pos
	c := at(p, what, (*Pool).Const)
	s, ok := c.(T)
	if !ok && p.err == nil {
		p.fail(offset, want+" constant for "+what, "%T", c)
	}
	return string(s)
}

// modulePart is the module that the module attributes fill, in any order.
func (p *parser) modulePart() *Module {
	if p.c.Module == nil {
		p.c.Module = &Module{}
	}
	return p.c.Module
}

// module reads a Module attribute (§4.7.25).
func (p *parser) module() {
	m := p.modulePart()
	m.Name = p.moduleName("module name")
	m.Access = Access(p.u2("module flags"))
	m.Version = p.optUtf8("module version")
	m.Requires = make([]ModuleRequire, p.count(6, "requires_count"))
	for i := range m.Requires {
		m.Requires[i] = ModuleRequire{
			Module:  p.moduleName("required module"),
			Access:  Access(p.u2("requires flags")),
			Version: p.optUtf8("required version"),
		}
	}
	m.Exports = p.moduleExports("exported package")
	m.Opens = p.moduleExports("opened package")
	m.Uses = p.classNames("used service")
	m.Provides = make([]ModuleProvide, p.count(4, "provides_count"))
	for i := range m.Provides {
		m.Provides[i] = ModuleProvide{p.className("provided service"), p.classNames("provider")}
	}
}

func (p *parser) moduleExports(what string) []ModuleExport {
	all := make([]ModuleExport, p.count(6, what+" count"))
	for i := range all {
		all[i].Package = p.packageName(what)
		all[i].Access = Access(p.u2("flags of " + what))
		all[i].To = make([]string, p.count(2, "count of modules it is for"))
		for j := range all[i].To {
			all[i].To[j] = p.moduleName("module it is for")
		}
		if p.err != nil {
			return nil
		}
	}
	return all
}

// modulePackages reads a ModulePackages attribute (§4.7.26).
func (p *parser) modulePackages() []string {
	all := make([]string, p.count(2, "package_count"))
	for i := range all {
		all[i] = p.packageName("package of the module")
	}
	return all
}

package reach

const AssertionsDisabled = "$assertionsDisabled"

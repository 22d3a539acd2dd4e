package setup

// Version is the version of the package z3-solver that is pinned.
const Version = "5.4.0.0"

// Wheel is the file of the package for one platform.
type Wheel struct {
	OS, Arch string // as in runtime.GOOS and GOARCH
	File     string
	SHA256   string // in hexadecimal digits
}

// Wheels returns the wheels that Run accepts. scripts/z3-requirements.txt has the same
// sums for pip.
func Wheels() []Wheel {
	wheel := func(os, arch, tag, sum string) Wheel {
		return Wheel{os, arch, "z3_solver-" + Version + "-py3-none-" + tag + ".whl", sum}
	}
	return []Wheel{
		wheel("linux", "amd64", "manylinux_2_27_x86_64", "0549ffad554178a59480ba41b5279cfbb27053ed5a2da269ae1a48214d5db34b"),
		wheel("linux", "arm64", "manylinux_2_38_aarch64", "fffb36861d4da1f9584d0fd4a80dbf247fdfbebb04b5c31a90b460b14c86cab0"),
		wheel("darwin", "arm64", "macosx_13_0_arm64", "a1b36f0dd038c030d88711474c93b95e863c30a22e9def53ad5965c6092c92a7"),
		wheel("darwin", "amd64", "macosx_13_0_x86_64", "407522390c4d11696b10d43c76d22d4e60b7f11d75d9defe6f064e073edd904f"),
		wheel("windows", "amd64", "win_amd64", "a8e3e153ae2bc69d128c59406ffda37d4ce1277963040da148605fd77a4ae789"),
		wheel("windows", "arm64", "win_arm64", "d550a06befefc4c5b6528912ec004134aca2b7320ed21143b8148eae7ba33df7"),
	}
}

// wheelFor returns the wheel of a platform; false if there is none.
func wheelFor(os, arch string) (Wheel, bool) {
	for _, w := range Wheels() {
		if w.OS == os && w.Arch == arch {
			return w, true
		}
	}
	return Wheel{}, false
}

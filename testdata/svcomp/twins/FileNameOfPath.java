// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static String fileName(String path) {
        int slash = path.lastIndexOf('/'); //~ int slash = path.indexOf('/');
        return path.substring(slash + 1);
    }

    public static void main(String[] args) {
        String name = fileName(Verifier.nondetString());
        assert !name.contains("/");
    }
}

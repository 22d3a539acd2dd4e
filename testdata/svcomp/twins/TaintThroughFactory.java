// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

interface Source {
    String get();
}

class UserSource implements Source {
    public String get() {
        return "user:" + Verifier.nondetString();
    }
}

class FixedSource implements Source {
    public String get() {
        return "fixed";
    }
}

class Factory {
    static Source make(int kind) {
        if (kind == 7) {
            return new UserSource();
        }
        return new FixedSource();
    }
}

class Main {
    public static void main(String[] args) {
        int kind = Verifier.nondetInt();
        Source s = Factory.make(kind % 7); //~ Source s = Factory.make(kind % 9);
        String text = s.get();
        assert !text.startsWith("user:");
    }
}

// breaks: assert
// open: safe assert
// Quotes are replaced before a query is built.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String name = Verifier.nondetString();
        String clean = name.replace("'", ""); //~ String clean = name.replace("\"", "");
        String query = "select * from t where n = " + clean;
        assert query.indexOf('\'') < 0;
    }
}

// breaks: assert
// open: safe assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Database {
    void execute(String sql) {
        int quotes = 0;
        for (int i = 0; i < sql.length(); i++) {
            if (sql.charAt(i) == '\'') {
                quotes++;
            }
        }
        assert quotes == 2;
    }
}

class Main {
    static String clean(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isLetterOrDigit(c)) { //~ if (c != ';') {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        String user = Verifier.nondetString();
        if (user.length() > 12) {
            return;
        }
        new Database().execute("select * from users where name='" + clean(user) + "'");
    }
}

// breaks: runtime
// outside: a variable of the environment
// A variable of the environment need not be set.
class Main {
    public static void main(String[] args) {
        String q = System.getenv("QUOTA");
        int n = q == null ? 1 : q.length() + 1; //~ int n = q.length() + 1;
        assert 100 / n <= 100;
    }
}

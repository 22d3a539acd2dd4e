// breaks: runtime
// Math.floorMod is never negative for a positive modulus, and % may be.
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] buckets = new int[16];
        int hash = Verifier.nondetInt();
        buckets[Math.floorMod(hash, 16)]++; //~ buckets[hash % 16]++;
        assert buckets[0] <= 1;
    }
}

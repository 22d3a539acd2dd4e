// verdict: SAFE
// twin: EvaluationOrderWrong
// about: Operands are evaluated from left to right: the index of a store before its value.
// run:

public class EvaluationOrderSafe {
    public static void main(String[] args) {
        int[] a = new int[4];
        int i = 1;
        a[i] = i = 3;
        assert i == 3;
        assert a[1] == 3;
        int j = i++ + ++i;
        assert j == 8;
        int k = 5;
        k += k++ * 2 + k;
        assert k == 21;
    }
}

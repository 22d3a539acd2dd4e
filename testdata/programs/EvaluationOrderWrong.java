// verdict: UNSAFE
// twin: EvaluationOrderSafe
// about: Operands are evaluated from left to right: the index of a store before its value.
// about: Expects the assignment to take place before the index is read.
// run:

public class EvaluationOrderWrong {
    public static void main(String[] args) {
        int[] a = new int[4];
        int i = 1;
        a[i] = i = 3;
        assert i == 3;
        assert a[3] == 3; // expect: violated assert
        int j = i++ + ++i;
        assert j == 8;
        int k = 5;
        k += k++ * 2 + k;
        assert k == 21;
    }
}

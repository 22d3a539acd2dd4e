// verdict: SAFE
// twin: ArraySumOffByOne
// about: Sums an array whose length is the number of arguments.
// run: args=1,2,3
// run:

public class ArraySumSafe {
    public static void main(String[] args) {
        int[] values = new int[args.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = i % 10;
        }
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i];
        }
        System.out.println(sum);
    }
}

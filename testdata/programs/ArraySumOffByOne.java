// verdict: UNSAFE
// twin: ArraySumSafe
// about: Sums an array whose length is the number of arguments.
// about: The loop runs one step too far.
// run: args=4
// run:

public class ArraySumOffByOne {
    public static void main(String[] args) {
        int[] values = new int[args.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = i % 10;
        }
        int sum = 0;
        for (int i = 0; i <= values.length; i++) {
            sum += values[i]; // expect: violated array-index
        }
        System.out.println(sum);
    }
}

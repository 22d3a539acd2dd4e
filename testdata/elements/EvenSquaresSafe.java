// verdict: SAFE
// twin: EvenSquaresOdd
// about: The squares of even numbers are divisible by two.
// run: values=3,4,5,6

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class EvenSquaresSafe {
    static List<Integer> squares(List<Integer> numbers) {
        return numbers.stream()
                .filter(n -> n % 2 == 0)
                .map(n -> n * n)
                .collect(Collectors.toList());
    }

    static int half(int n) {
        assert n % 2 == 0;
        return n / 2;
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Integer> numbers = new ArrayList<>();
        int count = random.nextInt(10);
        for (int i = 0; i < count; i++) {
            numbers.add(random.nextInt(100));
        }
        int sum = 0;
        for (int s : squares(numbers)) {
            sum += half(s);
        }
        System.out.println(sum);
    }
}

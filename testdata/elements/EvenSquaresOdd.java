// verdict: UNSAFE
// twin: EvenSquaresSafe
// about: The squares of even numbers are divisible by two.
// about: The numbers are not filtered.
// run: values=1,1

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class EvenSquaresOdd {
    static List<Integer> squares(List<Integer> numbers) {
        return numbers.stream()
                .filter(n -> n >= 0)
                .map(n -> n * n)
                .collect(Collectors.toList());
    }

    static int half(int n) {
        assert n % 2 == 0; // expect: violated assert
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

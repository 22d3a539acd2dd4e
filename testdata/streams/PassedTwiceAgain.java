// verdict: UNSAFE
// twin: PassedTwiceSafe
// about: Students are split by their mean grade; the names of those who passed are sorted and joined by another stream.
// about: Who has failed is added to the list again while the stream goes through it.
// run: values=2,2,90,80,1,10

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class PassedTwiceAgain {
    static class Student {
        final String name;
        final List<Integer> grades = new ArrayList<>();

        Student(String name) {
            this.name = name;
        }

        int mean() {
            if (grades.isEmpty()) return 0;
            int sum = 0;
            for (int g : grades) sum += g;
            return sum / grades.size();
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Student> students = new ArrayList<>();
        int all = random.nextInt(30);
        for (int k = 0; k < all; k++) {
            Student s = new Student("s" + k);
            int n = random.nextInt(5);
            for (int i = 0; i < n; i++) s.grades.add(random.nextInt(101));
            students.add(s);
        }
        Map<Boolean, List<Student>> parts = students.stream()
            .collect(Collectors.partitioningBy(s -> s.mean() >= 50 || !students.add(s))); // expect: violated uncaught-exception
        System.out.println("failed: " + parts.get(false).size());
        String names = parts.get(true).stream()
            .map(s -> s.name)
            .sorted()
            .collect(Collectors.joining(", ", "[", "]"));
        System.out.println(names);
    }
}

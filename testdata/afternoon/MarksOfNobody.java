// verdict: UNSAFE
// twin: MarksSafe
// about: The mean of a pupil without marks divides by zero.
// run: lines=new ann|mean ann

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;

public class MarksOfNobody {
    static final class Pupil {
        private final String name;
        private final List<Integer> marks = new ArrayList<>();

        Pupil(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        boolean hasMarks() {
            return !marks.isEmpty();
        }

        int sum() {
            return marks.stream().mapToInt(Integer::intValue).sum();
        }

        /** In hundredths. */
        int mean() {
            return 100 * sum() / marks.size(); // expect: violated division-by-zero
        }
    }

    private final List<Pupil> pupils = new ArrayList<>();

    Optional<Pupil> find(String name) {
        return pupils.stream().filter(p -> p.name().equals(name)).findFirst();
    }

    String enter(String name) {
        if (find(name).isPresent()) {
            return name + " is there";
        }
        pupils.add(new Pupil(name));
        return "welcome, " + name;
    }

    String mark(String name, int mark) {
        if (mark < 1 || mark > 6) {
            return "marks are from 1 to 6";
        }
        Optional<Pupil> pupil = find(name);
        if (pupil.isEmpty()) {
            return "who is " + name + "?";
        }
        pupil.get().marks.add(mark);
        return "ok";
    }

    String mean(String name) {
        Optional<Pupil> pupil = find(name);
        if (pupil.isEmpty()) {
            return "who is " + name + "?";
        }
        int mean = pupil.get().mean();
        return mean / 100 + "." + mean % 100;
    }

    String best() {
        return pupils.stream().filter(Pupil::hasMarks).min(Comparator.comparingInt(Pupil::mean)).map(Pupil::name).orElse("nobody");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        MarksOfNobody book = new MarksOfNobody();
        while (in.hasNext()) {
            String command = in.next();
            if (command.equals("quit")) {
                break;
            }
            if (command.equals("best")) {
                System.out.println(book.best());
                continue;
            }
            String name = in.hasNext() ? in.next() : "";
            switch (command) {
                case "new" -> System.out.println(book.enter(name));
                case "mark" -> System.out.println(book.mark(name, in.hasNextInt() ? in.nextInt() : 0));
                case "mean" -> System.out.println(book.mean(name));
                default -> System.out.println("new, mark, mean, best or quit");
            }
        }
    }
}

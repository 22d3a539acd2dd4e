// verdict: SAFE
// twin: QuizLastChoice
// about: Answers of a quiz are chosen by number.
// run: lines=2|1|3

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A quiz on the console. */
public class QuizSafe {
    record Question(String text, List<String> choices, int right) {
        boolean isRight(int choice) {
            return choice == right;
        }
    }

    private final List<Question> questions = new ArrayList<>();
    private int points;
    private int skipped;

    QuizSafe() {
        questions.add(new Question("Which planet is the largest?", List.of("Mars", "Jupiter", "Venus"), 1));
        questions.add(new Question("What is the capital of Peru?", List.of("Lima", "Quito", "La Paz"), 0));
        questions.add(new Question("How many legs has a spider?", List.of("four", "six", "eight"), 2));
    }

    /** The number that was chosen, from 0; -1 for none. */
    static int choice(String line, Question q) {
        String text = line.trim();
        if (text.isEmpty()) {
            return -1;
        }
        int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return q.choices().indexOf(text);
        }
        if (n < 1 || n > q.choices().size()) {
            return -1;
        }
        return n - 1;
    }

    void ask(Question q, Scanner in) {
        System.out.println(q.text());
        int n = 1;
        for (String c : q.choices()) {
            System.out.println("  " + n + " " + c);
            n++;
        }
        for (int tries = 0; tries < 2 && in.hasNextLine(); tries++) {
            String line = in.nextLine();
            if (line.equals("skip")) {
                skipped++;
                return;
            }
            int chosen = choice(line, q);
            if (chosen < 0) {
                System.out.println("please type a number or an answer");
                continue;
            }
            System.out.println("You have chosen " + q.choices().get(chosen));
            if (q.isRight(chosen)) {
                points += tries == 0 ? 2 : 1;
                return;
            }
        }
    }

    String verdict() {
        if (points == 2 * questions.size()) {
            return "perfect";
        }
        return points >= questions.size() ? "good" : "try again";
    }

    public static void main(String[] args) {
        QuizSafe quiz = new QuizSafe();
        Scanner in = new Scanner(System.in);
        for (Question q : quiz.questions) {
            quiz.ask(q, in);
        }
        assert quiz.points + quiz.skipped >= 0 && quiz.points <= 6;
        System.out.println(quiz.points + " points, " + quiz.skipped + " skipped: " + quiz.verdict());
    }
}

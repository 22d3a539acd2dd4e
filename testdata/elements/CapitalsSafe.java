// verdict: SAFE
// twin: CapitalsOfNothing
// about: The words of a line get capital letters; words have letters.
// run: lines=to be

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;

public class CapitalsSafe {
    static List<String> words(String line) {
        return List.of(line.split(" ")).stream()
                .map(String::trim)
                .filter(w -> !w.isEmpty())
                .collect(Collectors.toList());
    }

    static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> all = new ArrayList<>();
        while (in.hasNextLine()) {
            for (String word : words(in.nextLine())) {
                all.add(capital(word));
            }
        }
        String longest = "";
        for (String word : all) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        System.out.println(longest);
    }
}

// verdict: SAFE
// twin: PartsMissing
// about: Parts of lists, defaults of a sorted map, a partition, an enum by its class object, and a table of sums.
// run: args=GUEST,x

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class PartsSafe {
    enum Role { GUEST, EDITOR }

    static <E extends Enum<E>> Optional<E> parse(Class<E> type, String word) {
        try {
            return Optional.of(Enum.valueOf(type, word));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        List<String> names = Arrays.asList(args).subList(0, Math.min(args.length, 14));
        Map<String, Integer> counts = new TreeMap<>();
        for (String name : names) {
            int count = counts.getOrDefault(name, 0);
            counts.put(name, count + 1);
        }
        Map<Boolean, List<String>> parts = Arrays.stream(args).collect(Collectors.partitioningBy(s -> s.length() > 3));
        System.out.println(parts.get(true).size() + parts.get(false).size());
        int[] sums = new int[args.length + 1];
        for (int i = 0; i < args.length; i++) {
            sums[i + 1] = sums[i] + args[i].length();
            Optional<Role> role = parse(Role.class, args[i]);
            if (role.isPresent()) {
                System.out.println(role.get().name().length());
            }
        }
        System.out.println(sums[args.length]);
    }
}

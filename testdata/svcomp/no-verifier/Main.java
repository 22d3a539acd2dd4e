// assert: TRUE
// runtime: TRUE
// Nothing comes from outside.
import java.util.*;
public class Main { public static void main(String[] args) { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 5; i++) l.add(i); assert l.get(4) == 4; } }

// assert: UNKNOWN
// runtime: UNKNOWN
// A class in a package of the JDK. javac takes it as Java 8, and no JVM loads it.
import java.util.*;
public class Main { public static void main(String[] args) { Gauge g = new Gauge(); g.up(); assert g.v == 1; } }

// verdict: SAFE
// twin: SortedPeopleWithoutName
// about: People are sorted by their last names and ages; one of them may have no last name.
// run: values=30,1,20,10
// run: values=30,0,20,10

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

public class SortedPeopleSafe {
    record Person(String last, int age) {}

    public static void main(String[] args) {
        Random random = new Random();
        List<Person> people = new ArrayList<>();
        people.add(new Person("Smith", random.nextInt(80)));
        people.add(new Person(random.nextInt(3) == 0 ? null : "Jones", random.nextInt(80)));
        people.add(new Person("Smith", random.nextInt(80)));
        Comparator<Person> byName = Comparator.comparing(Person::last, Comparator.nullsLast(Comparator.naturalOrder()));
        people.sort(byName.thenComparingInt(Person::age));
        assert people.size() == 3;
        assert people.get(0).last() != null;
    }
}

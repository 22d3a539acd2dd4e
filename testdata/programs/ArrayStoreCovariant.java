// verdict: UNSAFE
// twin: ArrayStoreSafe
// about: Arrays are covariant: an array of cats can be held as an array of animals.
// about: A dog is stored in what may be an array of cats.
// run: values=true

import java.util.Random;

public class ArrayStoreCovariant {
    static class Animal { }

    static class Cat extends Animal { }

    static class Dog extends Animal { }

    public static void main(String[] args) {
        boolean onlyCats = new Random().nextBoolean();
        Animal[] cage = onlyCats ? new Cat[2] : new Animal[2];
        cage[0] = new Cat();
        cage[1] = new Dog(); // expect: violated array-store
    }
}

package java.util;

/** A vector whose end is its top. */
public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E x) {
        addElement(x);
        return x;
    }

    public E pop() {
        int n = size();
        E top = peek();
        removeElementAt(n - 1);
        return top;
    }

    public E peek() {
        int n = size();
        if (n == 0) {
            throw new EmptyStackException();
        }
        return elementAt(n - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public int search(Object x) {
        int i = lastIndexOf(x);
        return i < 0 ? -1 : size() - i;
    }

    public Object clone() {
        Stack<E> s = new Stack<>();
        s.addAll(this);
        return s;
    }
}

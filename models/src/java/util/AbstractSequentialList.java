package java.util;

/** Lists that are walked along. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int at);

    public Iterator<E> iterator() {
        return listIterator();
    }

    public E get(int i) {
        try {
            return listIterator(i).next();
        } catch (NoSuchElementException e) {
            throw new IndexOutOfBoundsException("Index: " + i);
        }
    }

    public E set(int i, E x) {
        try {
            ListIterator<E> it = listIterator(i);
            E old = it.next();
            it.set(x);
            return old;
        } catch (NoSuchElementException e) {
            throw new IndexOutOfBoundsException("Index: " + i);
        }
    }

    public void add(int at, E x) {
        listIterator(at).add(x);
    }

    public E remove(int at) {
        try {
            ListIterator<E> it = listIterator(at);
            E old = it.next();
            it.remove();
            return old;
        } catch (NoSuchElementException e) {
            throw new IndexOutOfBoundsException("Index: " + at);
        }
    }

    public boolean addAll(int at, Collection<? extends E> c) {
        try {
            boolean changed = false;
            ListIterator<E> it = listIterator(at);
            if (c == null) {
                throw new NullPointerException();
            }
            for (E x : c) {
                it.add(x);
                changed = true;
            }
            return changed;
        } catch (NoSuchElementException e) {
            throw new IndexOutOfBoundsException("Index: " + at);
        }
    }
}

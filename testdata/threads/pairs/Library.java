// about: Readers and writers by hand: a writer is alone.

public class Library {
    private int readers;
    private boolean writing;
    private int edition;
    private int pages;

    synchronized void startRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
        while (writing || readers > 0) { // only: safe
        while (writing) { // only: broken
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    void write() throws InterruptedException {
        startWrite();
        edition++;
        pages += 10;
        endWrite();
    }

    void read() throws InterruptedException {
        startRead();
        int e = edition;
        int p = pages;
        endRead();
        if (p != 10 * e) {
            throw new IllegalStateException(e + " and " + p);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Library library = new Library();
        Thread writer = new Thread(() -> {
            try {
                library.write();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "writer");
        writer.start();
        library.read();
        library.read();
        writer.join();
        assert library.edition == 1;
    }
}

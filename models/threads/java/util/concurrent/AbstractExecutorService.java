package java.util.concurrent;

/** What pools of the JDK inherit from. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() { }
}

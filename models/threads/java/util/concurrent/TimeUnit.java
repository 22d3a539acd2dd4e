package java.util.concurrent;

/** The units. Their conversions have no model. */
public enum TimeUnit {
    NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS;

    public void sleep(long timeout) throws InterruptedException { }
}

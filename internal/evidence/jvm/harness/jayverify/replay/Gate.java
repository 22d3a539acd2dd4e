package jayverify.replay;

/**
 * Lets the threads of a program run one at a time, and decides at each gate which one goes on.
 *
 * The program's classes and some of the platform's call this class before they touch memory that
 * threads share, before they take a lock, and in place of what makes a thread wait. All runs that
 * come of it are runs that the program may make without gates: a gate only makes a thread wait for
 * others, as a virtual machine may do at any time. Locks of the model are real locks, too, so code
 * without gates is kept out as well; if a thread waits where the scheduler does not see it, the run
 * is given up. Memory is sequentially consistent, because one thread runs at a time.
 *
 * Steps are counted. A run is known by its switches: at which step another thread goes on, and which.
 *
 * This class is one of java.lang when it is called: it uses nothing of the platform that has gates.
 */
public final class Gate {
    private static final int RUNNABLE = 0;
    private static final int LOCKING = 1; // waits for the lock on
    private static final int WAITING = 2; // in Object.wait for on
    private static final int PARKED = 3;
    private static final int JOINING = 4; // waits for the end of target
    private static final int SLEEPING = 5;
    private static final int ENDED = 6;
    private static final int PATIENCE = 400; // steps of one thread, while others could go on
    private static final long FOREVER = Long.MAX_VALUE;

    /** Ends a thread of a run that is over. */
    public static final class Abort extends Error {
        Abort() {
            super("the run is over", null, false, false);
        }
    }

    /** A thread of the run. */
    public static final class Task {
        public final Thread thread;
        public final int id;
        final Object own = new Object();
        Object monitor = own; // where it waits for its turn
        int state;
        Object on;
        Task target;
        long deadline = FOREVER; // of a timed wait
        boolean permit; // of LockSupport
        boolean notified;
        boolean interrupted; // while it waits
        boolean entered; // it is in a call of a collection
        int quiet; // others do not come in between
        Object about; // of the next access: the object, and the index of an element
        int index;
        int pending = -1; // the site where it is, before an access that may race
        int priority;

        Task(Thread thread, int id) {
            this.thread = thread;
            this.id = id;
        }
    }

    /** A lock that is held. */
    private static final class Lock {
        Object object;
        Task owner;
        int count;
        Lock next;
    }

    // The sites, in all runs.
    private static int[] groups = {};
    private static boolean[] writes = {};
    private static boolean[] racy = {};
    private static long[] touched = {}; // by group: the threads
    private static boolean[] written = {};
    private static boolean[] hot = {}; // by group: several threads touch it, and one writes
    private static boolean anyHot;
    private static boolean allHot; // in this run

    // The run.
    private static volatile Task running;
    private static volatile boolean aborted;
    private static volatile boolean over;
    private static volatile boolean tainted; // a thread runs that the scheduler does not know
    private static final Object done = new Object();
    private static Task[] tasks = new Task[16];
    private static int count;
    private static int alive; // that are no daemons
    private static Lock locks;
    private static volatile int steps;
    private static int length; // of the run before
    private static int limit;
    private static int streak;
    private static long nanos;
    private static long random;
    private static int strategy;
    private static int[] changes = {};
    private static int lowest;
    private static Throwable failure;
    private static Task failed;
    private static String ending;
    private static boolean stuck;
    private static boolean races; // two threads before accesses that nothing orders end the run
    private static Task[] raced;

    // What was decided, or is to be decided in a repetition.
    private static boolean repeats;
    private static int[] atStep = new int[64];
    private static int[] toTask = new int[64];
    private static int switches;
    private static int nextSwitch;
    private static long[] chosen = new long[64]; // inputs, and which of several waiting threads is notified
    private static int choices;
    private static int nextChoice;
    private static String[] asked = new String[64];
    private static int[] eventTask = {};
    private static int[] eventSite = {};
    private static int events;
    private static long[] numbers = {0, 1, -1, 2, 3, 10};

    private Gate() { }

    // ---- for the driver -------------------------------------------------------------------

    public static void sites(int[] group, boolean[] write, boolean[] race, int n) {
        groups = group;
        writes = write;
        racy = race;
        touched = new long[n];
        written = new boolean[n];
        hot = new boolean[n];
    }

    public static void numbers(long[] some) {
        numbers = some;
    }

    /** Makes a group hot, or all of them: -1. */
    public static void heat(int group) {
        anyHot = true;
        for (int i = 0; i < hot.length; i++) {
            hot[i] |= group < 0 || i == group;
        }
    }

    public static boolean[] hot() {
        return hot;
    }

    /** Begins a run whose first thread is main. */
    public static void open(Thread main, int how, long seed, int most) {
        reset(main, most);
        strategy = how;
        allHot = how > 1 && (!anyHot || (seed & 7) == 0);
        random = seed * 0x9E3779B97F4A7C15L + 0x1234567;
        lowest = 0;
        tasks[0].priority = 1 + (int) (next() & 0xffff);
        changes = new int[how < 10 ? 0 : how - 10];
        for (int i = 0; i < changes.length; i++) {
            changes[i] = 1 + (int) ((next() >>> 1) % Math.max(length, 20));
        }
    }

    /** Begins the repetition of a run. */
    public static void repeat(Thread main, int[] stepOf, int[] task, long[] choice, int most) {
        reset(main, most);
        repeats = true;
        atStep = stepOf;
        toTask = task;
        switches = stepOf.length;
        chosen = choice;
        choices = choice.length;
        eventTask = new int[1024];
        eventSite = new int[1024];
    }

    private static void reset(Thread main, int most) {
        tasks = new Task[16];
        count = 0;
        alive = 0;
        locks = null;
        steps = 0;
        streak = 0;
        nanos = 1_000_000_000L;
        failure = null;
        failed = null;
        ending = null;
        stuck = false;
        races = false;
        raced = null;
        limit = most;
        repeats = false;
        switches = 0;
        nextSwitch = 0;
        choices = 0;
        nextChoice = 0;
        events = 0;
        aborted = false;
        over = false;
        tainted = false;
        running = add(main);
    }

    /** Waits for the end of the run. It reports whether there was one; idle is how long no step may be taken. */
    public static boolean await(long idle) throws InterruptedException {
        synchronized (done) {
            int last = -1;
            while (!over) {
                done.wait(idle);
                if (!over && steps == last) {
                    return false;
                }
                last = steps;
            }
        }
        return true;
    }

    /** Ends all threads of the run. It reports whether they have ended. */
    public static boolean close(long ms) throws InterruptedException {
        aborted = true;
        running = null;
        length = steps;
        for (int pass = 0; pass < 2; pass++) { // those that may hold a lock for which others wait come first
            for (int i = 0; i < count; i++) {
                Object m = tasks[i].monitor;
                if ((m == tasks[i].own) == (pass == 0)) {
                    synchronized (m) {
                        m.notifyAll();
                    }
                }
            }
        }
        long end = System.nanoTime() + ms * 1_000_000L;
        boolean all = true;
        for (int i = 0; i < count; i++) {
            long left = (end - System.nanoTime()) / 1_000_000L + 1;
            tasks[i].thread.join(Math.max(left, 1));
            all &= !tasks[i].thread.isAlive();
        }
        learn();
        return all;
    }

    private static void learn() {
        for (int g = 0; g < hot.length; g++) {
            if (written[g] && Long.bitCount(touched[g]) > 1) {
                hot[g] = true;
                anyHot = true;
            }
        }
    }

    public static Throwable failure() {
        return failure;
    }

    public static int failed() {
        return failed == null ? -1 : failed.id;
    }

    /** The run does what the scheduler does not see, and does not count. */
    public static void taint() {
        tainted = true;
    }

    public static boolean tainted() {
        return tainted;
    }

    public static String ending() {
        return ending;
    }

    /** Whether the run has ended because no thread can go on. */
    public static boolean stuck() {
        return stuck;
    }

    /** Looks for data races in this run. */
    public static void races() {
        races = true;
    }

    /** The two threads of a data race, or null. */
    public static int[] raced() {
        return raced == null ? null : new int[] {raced[0].id, raced[1].id};
    }

    /** The site where a thread is before an access that may race, or -1. */
    public static int pending(int id) {
        return tasks[id].pending;
    }

    /** Whether a thread has not ended, and the program does not end without it. */
    public static boolean waits(int id) {
        return tasks[id].state != ENDED && !tasks[id].thread.isDaemon();
    }

    /** Whether it waits for the end of another thread. */
    public static boolean joins(int id) {
        return tasks[id].state == JOINING;
    }

    public static int steps() {
        return steps;
    }

    public static int threads() {
        return count;
    }

    public static Thread thread(int id) {
        return tasks[id].thread;
    }

    public static int[] switchSteps() {
        return head(atStep, switches);
    }

    public static int[] switchTasks() {
        return head(toTask, switches);
    }

    public static long[] choices() {
        long[] out = new long[choices];
        System.arraycopy(chosen, 0, out, 0, choices);
        return out;
    }

    public static String[] asked() {
        String[] out = new String[choices];
        System.arraycopy(asked, 0, out, 0, Math.min(choices, asked.length));
        return out;
    }

    public static int[] eventTasks() {
        return head(eventTask, events);
    }

    public static int[] eventSites() {
        return head(eventSite, events);
    }

    private static int[] head(int[] a, int n) {
        int[] out = new int[n];
        System.arraycopy(a, 0, out, 0, n);
        return out;
    }

    // ---- threads --------------------------------------------------------------------------

    private static Task add(Thread thread) {
        if (count == tasks.length) {
            Task[] more = new Task[2 * count];
            System.arraycopy(tasks, 0, more, 0, count);
            tasks = more;
        }
        Task t = new Task(thread, count);
        tasks[count] = t;
        if (!thread.isDaemon()) {
            alive++;
        }
        t.priority = 1 + (int) (next() & 0xffff);
        count++;
        return t;
    }

    private static Task find(Thread thread) {
        Task[] all = tasks;
        for (int i = count - 1; i >= 0; i--) {
            if (all[i].thread == thread) {
                return all[i];
            }
        }
        return null;
    }

    /** The task of this thread, which runs, or null: it is none of the run. A thread that begins waits for its turn. */
    private static Task me() {
        Task t = running;
        Thread now = Thread.currentThread();
        if (t != null && t.thread == now) {
            return t;
        }
        t = find(now);
        if (t == null) {
            return null;
        }
        if (aborted) {
            if (t.state == ENDED) {
                return null;
            }
            throw new Abort();
        }
        sleepUntilTurn(t);
        return t;
    }

    /** A thread is about to be started. */
    public static void starting(Thread thread) {
        Task t = me();
        if (t != null && find(thread) == null) {
            add(thread);
        }
    }

    /** A thread begins. */
    public static void begin() {
        if (running != null) {
            me();
        }
    }

    /** The virtual machine ends a thread. */
    public static void ended(Thread thread) {
        Task t = find(thread);
        if (t == null || t.state == ENDED) {
            return;
        }
        if (aborted) {
            t.state = ENDED;
            return;
        }
        try {
            sleepUntilTurn(t);
        } catch (Abort e) {
            t.state = ENDED;
            return;
        }
        t.state = ENDED;
        if (!thread.isDaemon()) {
            alive--;
        }
        if (alive == 0) {
            stop("all threads have ended");
            return;
        }
        steps++;
        Task other = pick(t);
        if (other == null) {
            stay();
        } else {
            pass(other);
        }
    }

    /** No thread can go on, or a repetition has gone another way. */
    private static void stay() {
        boolean none = true;
        for (int i = 0; i < count; i++) {
            none &= !enabled(tasks[i]) && !timed(tasks[i]);
        }
        stuck = none;
        stop("no thread can go on");
    }

    /** An exception has ended a thread. */
    public static void uncaught(Thread thread, Throwable e) {
        Task t = find(thread);
        if (t == null || aborted || e instanceof Abort || e instanceof ThreadDeath) {
            return;
        }
        sleepUntilTurn(t);
        if (Thread.getDefaultUncaughtExceptionHandler() == null && thread.getUncaughtExceptionHandler() == thread.getThreadGroup()) {
            fail(e);
        }
    }

    /** An exception ends this thread, and nothing handles it. */
    public static void fail(Throwable e) {
        Task t = me();
        if (t == null) {
            return;
        }
        failure = e;
        failed = t;
        stop("an exception ends a thread");
        rest(t);
    }

    /** The program ends itself. */
    private static void leave(String why) {
        Task t = me();
        if (t != null) {
            stop(why);
            rest(t);
        }
    }

    private static void stop(String why) {
        synchronized (done) {
            if (!over) {
                ending = why;
                over = true;
                done.notifyAll();
            }
        }
    }

    /** Waits until the run is closed. */
    private static void rest(Task t) {
        running = null;
        synchronized (t.monitor) {
            while (!aborted) {
                try {
                    t.monitor.wait();
                } catch (InterruptedException e) {
                    // nothing is left to do
                }
            }
        }
        throw new Abort();
    }

    // ---- whose turn it is -----------------------------------------------------------------

    private static void sleepUntilTurn(Task t) {
        boolean interrupted = false;
        synchronized (t.monitor) {
            while (running != t && !aborted) {
                try {
                    t.monitor.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            t.thread.interrupt();
        }
        if (aborted) {
            throw new Abort();
        }
    }

    /** Lets another task go on. */
    private static void pass(Task to) {
        Object m = to.monitor;
        synchronized (m) {
            running = to;
            m.notifyAll();
        }
    }

    private static long next() {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return random;
    }

    private static int below(int n) {
        return (int) ((next() >>> 1) % n);
    }

    private static Lock lockOf(Object o) {
        for (Lock l = locks; l != null; l = l.next) {
            if (l.object == o) {
                return l;
            }
        }
        return null;
    }

    private static boolean free(Object o, Task t) {
        Lock l = lockOf(o);
        return l == null || l.owner == t;
    }

    /** Whether a task can go on without the end of a wait by time. */
    private static boolean enabled(Task t) {
        switch (t.state) {
            case RUNNABLE:
                return true;
            case LOCKING:
                return free(t.on, t);
            case WAITING:
                return (t.notified || t.interrupted) && free(t.on, t);
            case PARKED:
                return t.permit || t.interrupted;
            case JOINING:
                return t.interrupted || t.target.state == ENDED;
            case SLEEPING:
                return t.interrupted;
            default:
                return false;
        }
    }

    /** Whether a task can go on when its wait ends by time. */
    private static boolean timed(Task t) {
        return t.state >= WAITING && t.state <= SLEEPING && t.deadline != FOREVER && (t.state != WAITING || free(t.on, t));
    }

    /** The task that goes on at this step: t if it can and is to. null if none can, or a repetition has gone another way. */
    private static Task pick(Task t) {
        Task to;
        if (repeats) {
            to = t;
            if (nextSwitch < switches && atStep[nextSwitch] == steps) {
                int id = toTask[nextSwitch++];
                to = id < count ? tasks[id] : null;
            }
            if (to == null || !enabled(to) && !timed(to)) {
                return null;
            }
        } else {
            to = choose(t);
            if (to == null) {
                return null;
            }
            if (to != t || t.state != RUNNABLE) {
                note(to);
            }
        }
        if (!enabled(to)) {
            nanos = Math.max(nanos, to.deadline);
        }
        streak = to == t ? streak + 1 : 0;
        return to;
    }

    private static void note(Task to) {
        if (switches == atStep.length) {
            int[] a = new int[2 * switches];
            int[] b = new int[2 * switches];
            System.arraycopy(atStep, 0, a, 0, switches);
            System.arraycopy(toTask, 0, b, 0, switches);
            atStep = a;
            toTask = b;
        }
        atStep[switches] = steps;
        toTask[switches++] = to.id;
    }

    private static Task choose(Task t) {
        boolean mine = enabled(t);
        if (mine && t.quiet > 0) {
            return t;
        }
        if (mine && streak < PATIENCE && !wantsSwitch(t)) {
            return t;
        }
        boolean others = mine && streak >= PATIENCE; // t may wait for them in a loop
        if (others) {
            t.priority = --lowest;
            streak = 0;
        }
        int n = 0;
        int sleepers = 0;
        for (int i = 0; i < count; i++) {
            if (enabled(tasks[i])) {
                if (!others || tasks[i] != t) {
                    n++;
                }
            } else if (timed(tasks[i])) {
                sleepers++;
            }
        }
        boolean late = sleepers > 0 && (n == 0 || strategy > 1 && below(12) == 0);
        if (n == 0 && !late) {
            return others ? t : null;
        }
        if (!others && (strategy == 0 || strategy >= 10)) {
            return first(late && n == 0 || late && below(2) == 0);
        }
        if (!others && strategy == 1 && !late) {
            return last();
        }
        int k = below(late ? sleepers : n);
        for (int i = 0; i < count; i++) {
            Task x = tasks[i];
            boolean ready = enabled(x);
            if ((late ? !ready && timed(x) : ready && !(others && x == t)) && k-- == 0) {
                return x;
            }
        }
        return null;
    }

    /** Whether the strategy lets others in here although t can go on. */
    private static boolean wantsSwitch(Task t) {
        switch (strategy) {
            case 0:
            case 1:
                return false;
            case 2:
                return below(2) == 0;
            case 3:
                return below(8) == 0;
            case 4:
                return below(30) == 0;
            default:
                for (int i = 0; i < changes.length; i++) {
                    if (changes[i] > 0 && changes[i] <= steps) {
                        changes[i] = 0;
                        t.priority = --lowest;
                    }
                }
                return true;
        }
    }

    /** The first of those that can go on: by priority where there are changes of it. */
    private static Task first(boolean late) {
        Task best = null;
        for (int i = 0; i < count; i++) {
            Task x = tasks[i];
            boolean ready = enabled(x);
            if (late ? ready || !timed(x) : !ready) {
                continue;
            }
            if (best == null || strategy >= 10 && x.priority > best.priority || late && strategy < 10 && x.deadline < best.deadline) {
                best = x;
            }
        }
        return best;
    }

    private static Task last() {
        for (int i = count - 1; i >= 0; i--) {
            if (enabled(tasks[i])) {
                return tasks[i];
            }
        }
        return null;
    }

    /** A step of t, at which others may go on. */
    private static void step(Task t, boolean decide) {
        if (++steps > limit) {
            stop("the run is too long");
            rest(t);
        }
        if (!decide && !repeats) {
            return;
        }
        Task to = pick(t);
        if (to == t) {
            return;
        }
        if (to == null) {
            stop("the run goes another way");
            rest(t);
        }
        pass(to);
        sleepUntilTurn(t);
    }

    /** Waits until t can go on: its state says for what. */
    private static void block(Task t) {
        if (++steps > limit) {
            stop("the run is too long");
            rest(t);
        }
        Task to = pick(t);
        if (to == null) {
            stay();
            rest(t);
        }
        if (to != t) {
            pass(to);
            sleepUntilTurn(t);
        }
        t.state = RUNNABLE;
        t.deadline = FOREVER;
    }

    // ---- gates ----------------------------------------------------------------------------

    /** Before the program touches shared memory. */
    public static void access(int site) {
        if (running == null && !aborted) {
            return;
        }
        Task t = me();
        if (t == null) {
            tainted |= !aborted;
            return;
        }
        t.entered = false;
        touch(t, site);
    }

    /** Before a collection touches its memory. */
    public static void within(int site) {
        Task t = running;
        if (t == null || t.thread != Thread.currentThread() || !t.entered) {
            return;
        }
        touch(t, site);
    }

    /** The next access is one to a field of an object, or to a static field: null. */
    public static void about(Object o) {
        about(o, -1);
    }

    /** The next access is one to an element of an array. */
    public static void about(Object o, int index) {
        Task t = running;
        if (t == null || t.thread != Thread.currentThread()) {
            t = find(Thread.currentThread());
        }
        if (t != null) {
            t.about = o;
            t.index = index;
        }
    }

    /** Whether t and another task are before accesses to the same memory, and one of these writes: either may be next, so nothing orders them. */
    private static boolean race(Task t) {
        for (int i = 0; i < count; i++) {
            Task u = tasks[i];
            if (u != t && u.pending >= 0 && u.quiet == 0 && u.state == RUNNABLE && u.about == t.about && u.index == t.index
                    && groups[u.pending] == groups[t.pending] && (writes[u.pending] || writes[t.pending])) {
                raced = new Task[] {t, u};
                return true;
            }
        }
        return false;
    }

    private static void touch(Task t, int site) {
        if (!races || !racy[site] || t.quiet > 0) {
            visit(t, site);
            return;
        }
        t.pending = site;
        if (race(t)) {
            stop("two threads race");
            rest(t);
        }
        visit(t, site);
        t.pending = -1;
        t.about = null;
    }

    private static void visit(Task t, int site) {
        int g = groups[site];
        touched[g] |= 1L << (t.id & 63);
        written[g] |= writes[site];
        if (repeats) {
            event(t, site);
        }
        step(t, hot[g] || allHot);
    }

    private static void event(Task t, int site) {
        if (events == eventTask.length) {
            if (events > 1 << 20) {
                return;
            }
            int[] a = new int[2 * events];
            int[] b = new int[2 * events];
            System.arraycopy(eventTask, 0, a, 0, events);
            System.arraycopy(eventSite, 0, b, 0, events);
            eventTask = a;
            eventSite = b;
        }
        eventTask[events] = t.id;
        eventSite[events++] = site;
    }

    /** The program calls a collection. */
    public static void enter() {
        Task t = running;
        if (t != null && t.thread == Thread.currentThread()) {
            t.entered = true;
        }
    }

    /** The call has returned. */
    public static void leave() {
        Task t = running;
        if (t != null && t.thread == Thread.currentThread()) {
            t.entered = false;
        }
    }

    public static void quiet() {
        Task t = running == null ? null : me();
        if (t != null) {
            t.quiet++;
        }
    }

    public static void loud() {
        Task t = running == null ? null : me();
        if (t != null) {
            t.quiet--;
        }
    }

    // ---- locks ----------------------------------------------------------------------------

    /** Before the lock of o is taken. */
    public static void lock(Object o) {
        if (o == null || running == null && !aborted) {
            return;
        }
        Task t = me();
        if (t != null) {
            take(t, o, 1);
        }
    }

    private static void take(Task t, Object o, int times) {
        Lock l = lockOf(o);
        while (l != null && l.owner != t) {
            t.state = LOCKING;
            t.on = o;
            block(t);
            l = lockOf(o);
        }
        if (l == null) {
            l = new Lock();
            l.object = o;
            l.owner = t;
            l.next = locks;
            locks = l;
        }
        l.count += times;
    }

    /** When the lock of o has been given back. */
    public static void unlock(Object o) {
        Task t = running;
        if (o == null || t == null || t.thread != Thread.currentThread()) {
            return;
        }
        Lock l = lockOf(o);
        if (l != null && l.owner == t && --l.count == 0) {
            drop(l);
        }
    }

    private static void drop(Lock l) {
        if (locks == l) {
            locks = l.next;
            return;
        }
        for (Lock x = locks; x != null; x = x.next) {
            if (x.next == l) {
                x.next = l.next;
                return;
            }
        }
    }

    private static long after(long ns) {
        return ns >= FOREVER - nanos ? FOREVER - 1 : nanos + ns;
    }

    public static void wait(Object o) throws InterruptedException {
        wait(o, 0);
    }

    public static void wait(Object o, long ms, int ns) throws InterruptedException {
        wait(o, ns > 0 ? ms + 1 : ms);
    }

    public static void wait(Object o, long ms) throws InterruptedException {
        Task t = running == null && !aborted ? null : me();
        if (t == null || ms < 0 || o == null || !Thread.holdsLock(o)) {
            o.wait(ms);
            return;
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Lock l = lockOf(o);
        int held = l == null ? 0 : l.count;
        if (l != null) {
            drop(l);
        }
        t.on = o;
        t.notified = false;
        t.interrupted = false;
        t.state = WAITING;
        t.deadline = ms == 0 ? FOREVER : after(ms * 1_000_000L);
        t.monitor = o; // waiting for the turn gives back the real lock
        try {
            block(t);
        } finally {
            t.monitor = t.own;
        }
        if (held > 0) {
            take(t, o, held);
        }
        if (t.interrupted && !t.notified) {
            Thread.interrupted();
            t.interrupted = false;
            throw new InterruptedException();
        }
    }

    public static void notify(Object o) {
        Task t = running == null && !aborted ? null : me();
        if (t == null || o == null || !Thread.holdsLock(o)) {
            o.notify();
            return;
        }
        int n = 0;
        for (int i = 0; i < count; i++) {
            if (waits(tasks[i], o)) {
                n++;
            }
        }
        if (n == 0) {
            o.notify(); // of those that wait where there are no gates
            return;
        }
        int k = n == 1 ? 0 : (int) choice("notify", below(n), n);
        for (int i = 0; i < count; i++) {
            if (waits(tasks[i], o) && k-- == 0) {
                tasks[i].notified = true;
            }
        }
    }

    public static void notifyAll(Object o) {
        Task t = running == null && !aborted ? null : me();
        o.notifyAll();
        if (t != null) {
            for (int i = 0; i < count; i++) {
                tasks[i].notified |= waits(tasks[i], o);
            }
        }
    }

    private static boolean waits(Task t, Object o) {
        return t.state == WAITING && t.on == o && !t.notified;
    }

    // ---- other waits ----------------------------------------------------------------------

    public static boolean park() {
        return park(FOREVER);
    }

    public static boolean parkNanos(long ns) {
        return ns <= 0 || park(after(ns));
    }

    public static boolean parkUntil(long ms) {
        return park(Math.max(0, (ms - BEGUN) * 1_000_000L));
    }

    private static boolean park(long deadline) {
        Task t = running == null && !aborted ? null : me();
        if (t == null) {
            return false;
        }
        if (!t.permit && !t.thread.isInterrupted()) {
            t.interrupted = false;
            t.state = PARKED;
            t.deadline = deadline;
            boolean entered = t.entered;
            block(t);
            t.entered = entered;
        }
        t.permit = false;
        return true;
    }

    public static boolean unpark(Thread thread) {
        Task t = running == null || thread == null ? null : find(thread);
        if (t == null || me() == null) {
            return false;
        }
        t.permit = true;
        return true;
    }

    public static void sleep(long ms) throws InterruptedException {
        Task t = running == null && !aborted ? null : me();
        if (t == null || ms < 0) {
            Thread.sleep(ms);
            return;
        }
        pause(t, SLEEPING, ms == 0 ? nanos : after(ms * 1_000_000L));
    }

    public static void sleep(long ms, int ns) throws InterruptedException {
        sleep(ns > 0 ? ms + 1 : ms);
    }

    private static void pause(Task t, int state, long deadline) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        t.interrupted = false;
        t.state = state;
        t.deadline = deadline;
        block(t);
        if (t.interrupted) {
            Thread.interrupted();
            t.interrupted = false;
            throw new InterruptedException();
        }
    }

    public static void yield() {
        Task t = running == null && !aborted ? null : me();
        if (t == null) {
            Thread.yield();
            return;
        }
        if (!repeats) {
            t.priority = --lowest;
            streak = PATIENCE;
        }
        step(t, true);
    }

    public static void onSpinWait() {
        Gate.yield();
    }

    public static void join(Thread thread) throws InterruptedException {
        join(thread, 0);
    }

    public static void join(Thread thread, long ms, int ns) throws InterruptedException {
        join(thread, ns > 0 ? ms + 1 : ms);
    }

    public static void join(Thread thread, long ms) throws InterruptedException {
        Task t = running == null && !aborted ? null : me();
        Task u = t == null ? null : find(thread);
        if (u == null || ms < 0) {
            thread.join(ms);
            return;
        }
        t.target = u;
        if (u.state != ENDED || Thread.currentThread().isInterrupted()) {
            pause(t, JOINING, ms == 0 ? FOREVER : after(ms * 1_000_000L));
        }
        while (u.state == ENDED && thread.isAlive()) {
            Thread.yield(); // it has nothing of the program left to run
        }
    }

    public static boolean isAlive(Thread thread) {
        Task t = running == null ? null : find(thread);
        return t == null ? thread.isAlive() : t.state != ENDED;
    }

    public static Thread.State getState(Thread thread) {
        Task t = running == null ? null : find(thread);
        if (t == null) {
            return thread.getState();
        }
        switch (t.state) {
            case RUNNABLE:
                return Thread.State.RUNNABLE;
            case LOCKING:
                return Thread.State.BLOCKED;
            case ENDED:
                return Thread.State.TERMINATED;
            default:
                return t.deadline == FOREVER ? Thread.State.WAITING : Thread.State.TIMED_WAITING;
        }
    }

    public static void interrupt(Thread thread) {
        Task t = running == null ? null : find(thread);
        if (t != null && t.state >= WAITING && t.state <= SLEEPING) {
            t.interrupted = true;
        }
        thread.interrupt();
    }

    // ---- what comes from outside ----------------------------------------------------------

    private static final long BEGUN = 1_700_000_000_000L;

    public static long nanoTime() {
        Task t = running;
        if (t == null || t.thread != Thread.currentThread()) {
            return System.nanoTime();
        }
        return nanos += 1000;
    }

    public static long currentTimeMillis() {
        Task t = running;
        if (t == null || t.thread != Thread.currentThread()) {
            return System.currentTimeMillis();
        }
        return BEGUN + (nanos += 1000) / 1_000_000L;
    }

    public static void exit(int code) {
        leave("the program exits");
        System.exit(code);
    }

    public static void exit(Object runtime, int code) {
        exit(code);
    }

    public static void halt(Object runtime, int code) {
        exit(code);
    }

    /** The next value of an input. */
    public static long input(String call) {
        long v = numbers[below(numbers.length)];
        if (below(3) == 0) {
            v = next();
        }
        if (call.endsWith("Boolean()")) {
            v = next() & 1;
        } else if (call.endsWith("nondetString()")) {
            v = below(4);
        }
        return choice(call, v, 0);
    }

    private static long choice(String what, long v, int below) {
        if (repeats) {
            if (nextChoice == choices || below > 0 && chosen[nextChoice] >= below) {
                leave("the run goes another way");
                return 0;
            }
            return chosen[nextChoice++];
        }
        if (choices == chosen.length) {
            long[] more = new long[2 * choices];
            System.arraycopy(chosen, 0, more, 0, choices);
            chosen = more;
        }
        if (choices >= asked.length) {
            String[] more = new String[2 * choices];
            System.arraycopy(asked, 0, more, 0, asked.length);
            asked = more;
        }
        asked[choices] = what;
        chosen[choices++] = v;
        return v;
    }

    /** Ends a run whose inputs do not keep to an assumption. */
    public static void assumption() {
        leave("an assumption does not hold");
    }
}

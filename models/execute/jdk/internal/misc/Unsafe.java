package jdk.internal.misc;

/**
 * Fields and elements of arrays by their offsets, for one thread. Memory that is no
 * object's is not there.
 */
public final class Unsafe {
    public static final int INVALID_FIELD_OFFSET = -1;
    public static final int ADDRESS_SIZE = 8;
    public static final int ARRAY_BOOLEAN_BASE_OFFSET = 16;
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = 1;
    public static final int ARRAY_BYTE_BASE_OFFSET = 16;
    public static final int ARRAY_BYTE_INDEX_SCALE = 1;
    public static final int ARRAY_SHORT_BASE_OFFSET = 16;
    public static final int ARRAY_SHORT_INDEX_SCALE = 1;
    public static final int ARRAY_CHAR_BASE_OFFSET = 16;
    public static final int ARRAY_CHAR_INDEX_SCALE = 1;
    public static final int ARRAY_INT_BASE_OFFSET = 16;
    public static final int ARRAY_INT_INDEX_SCALE = 1;
    public static final int ARRAY_LONG_BASE_OFFSET = 16;
    public static final int ARRAY_LONG_INDEX_SCALE = 1;
    public static final int ARRAY_FLOAT_BASE_OFFSET = 16;
    public static final int ARRAY_FLOAT_INDEX_SCALE = 1;
    public static final int ARRAY_DOUBLE_BASE_OFFSET = 16;
    public static final int ARRAY_DOUBLE_INDEX_SCALE = 1;
    public static final int ARRAY_OBJECT_BASE_OFFSET = 16;
    public static final int ARRAY_OBJECT_INDEX_SCALE = 1;

    private static final Unsafe ONE = new Unsafe();

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return ONE;
    }

    /** Known where both are constants. */
    public native long objectFieldOffset(Class<?> c, String name);

    public int arrayBaseOffset(Class<?> c) {
        return 16;
    }

    public int arrayIndexScale(Class<?> c) {
        return 1;
    }

    public int addressSize() {
        return 8;
    }

    public boolean isBigEndian() {
        return false;
    }

    public boolean unalignedAccess() {
        return true;
    }

    public int pageSize() {
        return 4096;
    }

    public void fullFence() {
    }

    public void loadFence() {
    }

    public void storeFence() {
    }

    public void ensureClassInitialized(Class<?> c) {
    }

    public void park(boolean absolute, long time) {
    }

    public void unpark(Object thread) {
    }

    private native int $getInt(Object o, long at);

    private native void $putInt(Object o, long at, int x);

    public int getInt(Object o, long at) {
        return $getInt(o, at);
    }

    public int getIntVolatile(Object o, long at) {
        return $getInt(o, at);
    }

    public int getIntAcquire(Object o, long at) {
        return $getInt(o, at);
    }

    public int getIntOpaque(Object o, long at) {
        return $getInt(o, at);
    }

    public void putInt(Object o, long at, int x) {
        $putInt(o, at, x);
    }

    public void putIntVolatile(Object o, long at, int x) {
        $putInt(o, at, x);
    }

    public void putIntRelease(Object o, long at, int x) {
        $putInt(o, at, x);
    }

    public void putIntOpaque(Object o, long at, int x) {
        $putInt(o, at, x);
    }

    public boolean compareAndSetInt(Object o, long at, int is, int x) {
        if ($getInt(o, at) != is) {
            return false;
        }
        $putInt(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetInt(Object o, long at, int is, int x) {
        if ($getInt(o, at) != is) {
            return false;
        }
        $putInt(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetIntPlain(Object o, long at, int is, int x) {
        if ($getInt(o, at) != is) {
            return false;
        }
        $putInt(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetIntAcquire(Object o, long at, int is, int x) {
        if ($getInt(o, at) != is) {
            return false;
        }
        $putInt(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetIntRelease(Object o, long at, int is, int x) {
        if ($getInt(o, at) != is) {
            return false;
        }
        $putInt(o, at, x);
        return true;
    }

    public int compareAndExchangeInt(Object o, long at, int is, int x) {
        int was = $getInt(o, at);
        if (was == is) {
            $putInt(o, at, x);
        }
        return was;
    }

    public int compareAndExchangeIntAcquire(Object o, long at, int is, int x) {
        int was = $getInt(o, at);
        if (was == is) {
            $putInt(o, at, x);
        }
        return was;
    }

    public int compareAndExchangeIntRelease(Object o, long at, int is, int x) {
        int was = $getInt(o, at);
        if (was == is) {
            $putInt(o, at, x);
        }
        return was;
    }

    public int getAndSetInt(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, x);
        return was;
    }

    public int getAndSetIntAcquire(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, x);
        return was;
    }

    public int getAndSetIntRelease(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, x);
        return was;
    }

    public int getAndAddInt(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was + x);
        return was;
    }

    public int getAndAddIntAcquire(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was + x);
        return was;
    }

    public int getAndAddIntRelease(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was + x);
        return was;
    }

    public int getAndBitwiseOrInt(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was | x);
        return was;
    }

    public int getAndBitwiseOrIntAcquire(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was | x);
        return was;
    }

    public int getAndBitwiseOrIntRelease(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was | x);
        return was;
    }

    public int getAndBitwiseAndInt(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was & x);
        return was;
    }

    public int getAndBitwiseAndIntAcquire(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was & x);
        return was;
    }

    public int getAndBitwiseAndIntRelease(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was & x);
        return was;
    }

    public int getAndBitwiseXorInt(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was ^ x);
        return was;
    }

    public int getAndBitwiseXorIntAcquire(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was ^ x);
        return was;
    }

    public int getAndBitwiseXorIntRelease(Object o, long at, int x) {
        int was = $getInt(o, at);
        $putInt(o, at, was ^ x);
        return was;
    }

    private native long $getLong(Object o, long at);

    private native void $putLong(Object o, long at, long x);

    public long getLong(Object o, long at) {
        return $getLong(o, at);
    }

    public long getLongVolatile(Object o, long at) {
        return $getLong(o, at);
    }

    public long getLongAcquire(Object o, long at) {
        return $getLong(o, at);
    }

    public long getLongOpaque(Object o, long at) {
        return $getLong(o, at);
    }

    public void putLong(Object o, long at, long x) {
        $putLong(o, at, x);
    }

    public void putLongVolatile(Object o, long at, long x) {
        $putLong(o, at, x);
    }

    public void putLongRelease(Object o, long at, long x) {
        $putLong(o, at, x);
    }

    public void putLongOpaque(Object o, long at, long x) {
        $putLong(o, at, x);
    }

    public boolean compareAndSetLong(Object o, long at, long is, long x) {
        if ($getLong(o, at) != is) {
            return false;
        }
        $putLong(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetLong(Object o, long at, long is, long x) {
        if ($getLong(o, at) != is) {
            return false;
        }
        $putLong(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetLongPlain(Object o, long at, long is, long x) {
        if ($getLong(o, at) != is) {
            return false;
        }
        $putLong(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetLongAcquire(Object o, long at, long is, long x) {
        if ($getLong(o, at) != is) {
            return false;
        }
        $putLong(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetLongRelease(Object o, long at, long is, long x) {
        if ($getLong(o, at) != is) {
            return false;
        }
        $putLong(o, at, x);
        return true;
    }

    public long compareAndExchangeLong(Object o, long at, long is, long x) {
        long was = $getLong(o, at);
        if (was == is) {
            $putLong(o, at, x);
        }
        return was;
    }

    public long compareAndExchangeLongAcquire(Object o, long at, long is, long x) {
        long was = $getLong(o, at);
        if (was == is) {
            $putLong(o, at, x);
        }
        return was;
    }

    public long compareAndExchangeLongRelease(Object o, long at, long is, long x) {
        long was = $getLong(o, at);
        if (was == is) {
            $putLong(o, at, x);
        }
        return was;
    }

    public long getAndSetLong(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, x);
        return was;
    }

    public long getAndSetLongAcquire(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, x);
        return was;
    }

    public long getAndSetLongRelease(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, x);
        return was;
    }

    public long getAndAddLong(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was + x);
        return was;
    }

    public long getAndAddLongAcquire(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was + x);
        return was;
    }

    public long getAndAddLongRelease(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was + x);
        return was;
    }

    public long getAndBitwiseOrLong(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was | x);
        return was;
    }

    public long getAndBitwiseOrLongAcquire(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was | x);
        return was;
    }

    public long getAndBitwiseOrLongRelease(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was | x);
        return was;
    }

    public long getAndBitwiseAndLong(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was & x);
        return was;
    }

    public long getAndBitwiseAndLongAcquire(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was & x);
        return was;
    }

    public long getAndBitwiseAndLongRelease(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was & x);
        return was;
    }

    public long getAndBitwiseXorLong(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was ^ x);
        return was;
    }

    public long getAndBitwiseXorLongAcquire(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was ^ x);
        return was;
    }

    public long getAndBitwiseXorLongRelease(Object o, long at, long x) {
        long was = $getLong(o, at);
        $putLong(o, at, was ^ x);
        return was;
    }

    private native Object $getReference(Object o, long at);

    private native void $putReference(Object o, long at, Object x);

    public Object getReference(Object o, long at) {
        return $getReference(o, at);
    }

    public Object getReferenceVolatile(Object o, long at) {
        return $getReference(o, at);
    }

    public Object getReferenceAcquire(Object o, long at) {
        return $getReference(o, at);
    }

    public Object getReferenceOpaque(Object o, long at) {
        return $getReference(o, at);
    }

    public void putReference(Object o, long at, Object x) {
        $putReference(o, at, x);
    }

    public void putReferenceVolatile(Object o, long at, Object x) {
        $putReference(o, at, x);
    }

    public void putReferenceRelease(Object o, long at, Object x) {
        $putReference(o, at, x);
    }

    public void putReferenceOpaque(Object o, long at, Object x) {
        $putReference(o, at, x);
    }

    public boolean compareAndSetReference(Object o, long at, Object is, Object x) {
        if ($getReference(o, at) != is) {
            return false;
        }
        $putReference(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetReference(Object o, long at, Object is, Object x) {
        if ($getReference(o, at) != is) {
            return false;
        }
        $putReference(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetReferencePlain(Object o, long at, Object is, Object x) {
        if ($getReference(o, at) != is) {
            return false;
        }
        $putReference(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetReferenceAcquire(Object o, long at, Object is, Object x) {
        if ($getReference(o, at) != is) {
            return false;
        }
        $putReference(o, at, x);
        return true;
    }

    public boolean weakCompareAndSetReferenceRelease(Object o, long at, Object is, Object x) {
        if ($getReference(o, at) != is) {
            return false;
        }
        $putReference(o, at, x);
        return true;
    }

    public Object compareAndExchangeReference(Object o, long at, Object is, Object x) {
        Object was = $getReference(o, at);
        if (was == is) {
            $putReference(o, at, x);
        }
        return was;
    }

    public Object compareAndExchangeReferenceAcquire(Object o, long at, Object is, Object x) {
        Object was = $getReference(o, at);
        if (was == is) {
            $putReference(o, at, x);
        }
        return was;
    }

    public Object compareAndExchangeReferenceRelease(Object o, long at, Object is, Object x) {
        Object was = $getReference(o, at);
        if (was == is) {
            $putReference(o, at, x);
        }
        return was;
    }

    public Object getAndSetReference(Object o, long at, Object x) {
        Object was = $getReference(o, at);
        $putReference(o, at, x);
        return was;
    }

    public Object getAndSetReferenceAcquire(Object o, long at, Object x) {
        Object was = $getReference(o, at);
        $putReference(o, at, x);
        return was;
    }

    public Object getAndSetReferenceRelease(Object o, long at, Object x) {
        Object was = $getReference(o, at);
        $putReference(o, at, x);
        return was;
    }
}

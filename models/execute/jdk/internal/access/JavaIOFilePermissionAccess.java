package jdk.internal.access;

import java.io.FilePermission;

/** As in the JDK 17; newer ones do not have it. */
public interface JavaIOFilePermissionAccess {
    FilePermission newPermPlusAltPath(FilePermission input);

    FilePermission newPermUsingAltPath(FilePermission input);
}

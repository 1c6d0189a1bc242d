package heraldo.bot.store;

import java.util.Optional;

/**
 * Has the driver use the library that the program unpacks, also where a test opens a database before the program does. Otherwise
 * the driver would load a copy of its own, the program another one later, and calls would be mixed up between the two: the process
 * ends with a segmentation fault.
 */
public final class DriverLibrary {

    private DriverLibrary() {}

    /** Loads it, unless that has been done. */
    public static void ready() {
        NativePart.ready(Optional.empty());
    }
}

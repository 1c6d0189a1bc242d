package heraldo.bot.app;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waiting for something that others do. */
final class Moments {

    private static final int MOMENT = 5;

    private Moments() {}

    static void until(BooleanSupplier done) throws InterruptedException {
        while (!done.getAsBoolean()) {
            TimeUnit.MILLISECONDS.sleep(MOMENT);
        }
    }
}

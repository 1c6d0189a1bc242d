package heraldo.bot.app;

/**
 * Starts the program where Java is new enough, and says so in one sentence where it is not. It is compiled for Java 8, which
 * could not even read the other classes.
 */
public final class Launcher {

    /** The oldest Java that can run the program. */
    static final int LEAST = 21;

    private Launcher() {}

    /** Runs the command line. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        String refusal = refusal(System.getProperty("java.specification.version"));
        if (!refusal.isEmpty()) {
            System.err.println(refusal);
            System.exit(1);
        }
        Class.forName("heraldo.bot.app.Main").getMethod("main", String[].class).invoke(null, (Object) arguments);
    }

    /**
     * Says why a Java is too old.
     *
     * @param version as {@code java.specification.version} has it: 1.8, 11, 25
     * @return a sentence; empty if it is new enough
     */
    static String refusal(String version) {
        String number = version.startsWith("1.") ? version.substring(2) : version;
        return Integer.parseInt(number) < LEAST
                ? "Heraldo needs Java " + LEAST + " or newer; this is " + number + "."
                : "";
    }
}

package heraldo.bot.app;

/** The installation that comes with the program, whose rulesets are read once for all tests of a JVM: they never change. */
final class Shipped {
    static final Installation INSTALLATION = Installation.here();

    private Shipped() {}
}

package heraldo.bot.app;

import heraldo.bot.ShippedGames;

/** The installation that comes with the program, whose rulesets are read once for all tests of a JVM: they never change. */
final class Shipped {
    static final Installation INSTALLATION = new Installation(ShippedGames.ROOTS, ShippedGames.CATALOG);

    private Shipped() {}
}

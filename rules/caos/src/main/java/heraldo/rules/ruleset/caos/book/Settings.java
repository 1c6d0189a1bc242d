package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Options;

/** The settings of a game, each by its name, where the rules leave a choice (§9). */
public record Settings(Options options) {

    /** The last turn (C46): 1 to 40. */
    public int turns() {
        return options.number("turns");
    }

    /** The turn from which points are multiplied (C45): 1 to 41. */
    public int doubleFromTurn() {
        return options.number("doubleFromTurn");
    }

    /** Returns the factor of points from the turn of doubling on (C45): 1 to 5. */
    public int doubleFactor() {
        return options.number("doubleFactor");
    }

    /** Returns the number of planets that give an action (CR1): 1 to 20; 0 if any number of them gives one. */
    public int planetsPerAction() {
        return options.number("planetsPerAction");
    }

    /** Returns whether the aspects of the gods are in play (C15). */
    public boolean aspects() {
        return options.flag("aspects");
    }

    /** Returns whether every band starts with a planet instead of none (CR13). */
    public boolean homeworlds() {
        return options.is("start", "homeworld");
    }

    /** Returns the upper bound of bands with the same faith, minor gods aside (CR9): 1 to 10. */
    public int bandsPerFaith() {
        return options.number("maxPerFaith");
    }

    /** Returns whether a turn scores the position before it instead of the one after it (CR33). */
    public boolean scoresStart() {
        return options.is("scoreOn", "start");
    }

    /** Returns whether losing sides kill inhabitants too (CR21). */
    public boolean losersKill() {
        return options.flag("losersKill");
    }

    /** Returns whether kills of any inhabitants recruit, not only those of Chaos marines (CR42). */
    public boolean recruitsAnyKind() {
        return options.flag("recruitAnyKind");
    }

    /** Returns whether passing a Gate counts as crossing the Límite for the Portal Disforme (CR16). */
    public boolean gatesCountForPortal() {
        return options.flag("gateCountsForPortal");
    }

    /** Returns whether all players see the orders of a turn after it is played. */
    public boolean revealsOrders() {
        return options.flag("revealOrders");
    }

    /** Returns the winner's time limit to name lieutenants, in hours (CR49): 1 to 336. */
    public int lieutenantHours() {
        return options.number("lieutenantHours");
    }
}

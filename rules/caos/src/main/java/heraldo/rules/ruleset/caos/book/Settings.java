package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Options;

/** What a game has chosen of what the rules leave open (§9), each option by its name. */
public record Settings(Options options) {

    /** The last turn (C46): 1 to 40. */
    public int turns() {
        return options.number("turns");
    }

    /** The turn from which points are multiplied (C45): 1 to 41. */
    public int doubleFromTurn() {
        return options.number("doubleFromTurn");
    }

    /** What points are multiplied with from that turn on (C45): 1 to 5. */
    public int doubleFactor() {
        return options.number("doubleFactor");
    }

    /** How many planets give an action (CR1): 1 to 20; 0 if any number of them gives one. */
    public int planetsPerAction() {
        return options.number("planetsPerAction");
    }

    /** Whether gods do something for those they favour (C15). */
    public boolean aspects() {
        return options.flag("aspects");
    }

    /** Whether everybody starts with a planet, not with none (CR13). */
    public boolean homeworlds() {
        return options.is("start", "homeworld");
    }

    /** How many bands may follow the same faith, minor gods aside (CR9): 1 to 10. */
    public int bandsPerFaith() {
        return options.number("maxPerFaith");
    }

    /** Whether the position before a turn is scored, not the one after it (CR33). */
    public boolean scoresStart() {
        return options.is("scoreOn", "start");
    }

    /** Whether sides that lose kill inhabitants too (CR21). */
    public boolean losersKill() {
        return options.flag("losersKill");
    }

    /** Whether killing anybody recruits, not Chaos marines alone (CR42). */
    public boolean recruitsAnyKind() {
        return options.flag("recruitAnyKind");
    }

    /** Whether going through a Gate counts as crossing the Límite for the Portal Disforme (CR16). */
    public boolean gatesCountForPortal() {
        return options.flag("gateCountsForPortal");
    }

    /** Whether orders are shown to everybody when they have been played. */
    public boolean revealsOrders() {
        return options.flag("revealOrders");
    }

    /** How many hours the winner has to name lieutenants (CR49): 1 to 336. */
    public int lieutenantHours() {
        return options.number("lieutenantHours");
    }
}

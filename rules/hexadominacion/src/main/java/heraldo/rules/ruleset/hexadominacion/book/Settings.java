package heraldo.rules.ruleset.hexadominacion.book;

import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** The choices of a game where the rules leave something open (end of §2), each option by its name. */
public record Settings(Options options) {

    /** The territory that a realm owns at the start (R1). */
    public enum StartTerritory {

        /** Its capital and the hexes around it. */
        RING1,

        /** Its capital alone. */
        CAPITAL,

        /** Every hex nearer to it than to any other site, in use or not. */
        SECTOR
    }

    /** Returns the settings of the game that a world belongs to. */
    public static Settings of(World world) {
        return new Settings(world.options());
    }

    /** The round after which the game ends if nobody extends it (H2): 1 to 200. */
    public int rounds() {
        return options.number("rounds");
    }

    /** Units of each resource that a realm starts with (H5): 0 to 400; the cap holds for them too. */
    public int stockStart() {
        return options.number("stockStart");
    }

    /** The most units of a resource that a realm can hold (H5): 50 to 9999. */
    public int stockCap() {
        return options.number("stockCap");
    }

    public StartTerritory startTerritory() {
        return StartTerritory.valueOf(options.text("startTerritory"));
    }

    /** Soldiers in a capital at the start (R2): 0 to 9999. */
    public int startSoldiersCapital() {
        return options.number("startSoldiersCapital");
    }

    /** Soldiers in every other hex that a realm starts with (R2): 0 to 9999. */
    public int startSoldiersOther() {
        return options.number("startSoldiersOther");
    }

    /** Soldiers in a neutral hex of a level, from 1 (R3): 0 to 9999. */
    public int neutralGarrison(int level) {
        return options.numbers("neutralGarrison").get(level - 1);
    }

    /** Returns whether resources lie as on the sample map, alike for all, and not by the dice (§6, step 3). */
    public boolean symmetricResources() {
        return options.is("resourceMode", "SYMMETRIC");
    }

    /** Returns whether soldiers only go where a chain of own hexes leads (R19). */
    public boolean connectedMoves() {
        return options.is("moveMode", "CONNECTED");
    }

    /** Returns whether a trade may go one way (R11). */
    public boolean allowGifts() {
        return options.flag("allowGifts");
    }

    /** Units of one resource, moved to and fro by a pair, of which the game master is told (R14): 1 to 9999. */
    public int farmAlertUnits() {
        return options.number("farmAlertUnits");
    }

    /** Returns whether the game notifies both sides when they have written the same trade or sale (§3). */
    public boolean tradeHandshake() {
        return options.flag("tradeHandshake");
    }

    /** The most extra rounds that a realm can vote for (R46): 1 to 999; 0 where games are not extended. */
    public int extensionMax() {
        return options.number("extensionMax");
    }

    /** Returns whether a voted extension waits for the game master's yes (R46). */
    public boolean extensionNeedsGm() {
        return options.flag("extensionNeedsGm");
    }

    /** Returns whether everybody sees the stock of every realm, resource by resource (§7). */
    public boolean publicStocks() {
        return options.flag("publicStocks");
    }
}

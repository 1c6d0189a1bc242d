package heraldo.rules.ruleset.kaixiflan.book;

import heraldo.rules.kernel.Options;
import java.util.Optional;
import java.util.SortedMap;

/** Settings of a game: its choice, by name, for each option that the rules leave open (§9). */
public record Settings(Options options) {

    private static final String PLAYERS = "players";

    /** Returns the settings of a game from its chosen options; the number of players overrides any among them. */
    public static Settings of(SortedMap<String, String> chosen, int players) {
        return new Settings(new Options(chosen).with(PLAYERS, Integer.toString(players)));
    }

    /** Returns the number of players: 3 to 6. */
    public int players() {
        return options.number(PLAYERS);
    }

    /** Returns whether every province finds the same in its part of the map, not just as much (§6.3). */
    public boolean mirrored() {
        return options.is("map.mode", "MIRROR");
    }

    /** Returns the amount of each resource that a province starts with (R17): 0 to 10. */
    public int startStock() {
        return options.number("start.stock");
    }

    /** Colonists that a province starts with (R16): 1 to 5. */
    public int startColonists() {
        return options.number("start.colonists");
    }

    /** Armies that a province starts with (R16): 0 to 5. */
    public int startArmies() {
        return options.number("start.armies");
    }

    /** Returns whether the capital collects by itself for a province that orders nothing (R11). */
    public boolean collectsIfSilent() {
        return options.is("missedTurn", "COLLECT_CAPITAL");
    }

    /** Returns whether buildings add to one collection of each resource a turn, not to every one (R41). */
    public boolean bonusOncePerTurn() {
        return options.flag("bonusPerTurn");
    }

    /** Returns whether buildings need their Era alone and no other buildings first (R60). */
    public boolean eraIsEnough() {
        return options.is("buildings.tree", "ERA_ONLY");
    }

    /** Returns whether the Favourite needs a route to Kaixiflán to trade with him (R52). */
    public boolean kaixiflanTradesByRoute() {
        return options.flag("kaixiflan.tradeNeedsRoute");
    }

    /** Returns whether Kaixiflán goes by explored hexes only (R67). */
    public boolean kaixiflanWalks() {
        return options.flag("kaixiflan.needsExploredPath");
    }

    /** Returns whether the imported resource makes everybody's sources richer, not only those of the trade's holder (R36). */
    public boolean importsForAll() {
        return options.is("foreignTrade.scope", "REALM");
    }

    /** Returns whether the rest of a defeat after the armies always hits colonists (R74). */
    public boolean leftoverHitsColonists() {
        return options.flag("combat.leftoverHitsColonists");
    }

    /** Returns the bonus of independents with armies on their dice (R73): 0 to 7. */
    public int independentsMilitary() {
        return options.number("ind.military");
    }

    /** Returns whether the number of sources measures a monopoly, not their richness (R77). */
    public boolean monopolyCountsSources() {
        return options.is("monopoly.measure", "COUNT");
    }

    /** Returns whether each resource that a province controls gives Fame, not each source (R93). */
    public boolean fameByResource() {
        return options.is("fame.controlled", "TYPE");
    }

    /** The Fame of a ballad (R78): 0 to 15. */
    public int balladFame() {
        return options.number("ballads.fame");
    }

    /** Returns whether the itinerant bards have a vote (R78). */
    public boolean itinerantsVote() {
        return options.number("ballads.itinerantVotes") > 0;
    }

    /** Returns whether missions turn up from the decks by themselves (R86). */
    public boolean missionsTurnUp() {
        return !options.is("missions.source", "GM");
    }

    /** Returns whether the game master may add and draw missions (R86). */
    public boolean gameMasterGivesMissions() {
        return !options.is("missions.source", "DECK");
    }

    /** Returns whether all who meet a mission in the same turn get its Fame, not nobody (R85). */
    public boolean missionsAreShared() {
        return options.is("missions.tie", "ALL");
    }

    /** Returns whether the deck may bring an event every turn (R88). */
    public boolean eventsTurnUp() {
        return options.is("events.mode", "DECK") || options.is("events.mode", "BOTH");
    }

    /** Returns whether the game master may decree events (R88). */
    public boolean gameMasterDecrees() {
        return options.is("events.mode", "GM") || options.is("events.mode", "BOTH");
    }

    /** The least roll of a die at which an event is drawn by itself (R88): 2 to 6. */
    public int eventThreshold() {
        return options.number("events.threshold");
    }

    /** Returns whether the game ends with this turn at the latest (R94); false in a game without a last turn. */
    public boolean noTurnAfter(int turn) {
        int most = options.number("endgame.maxTurns");
        return most > 0 && turn >= most;
    }

    /** The most turns that may follow one (R94); empty if the game has no last turn. */
    public Optional<Integer> turnsAfter(int turn) {
        return Optional.of(options.number("endgame.maxTurns"))
                .filter(most -> most > 0)
                .map(most -> Math.max(0, most - turn));
    }

    /** Returns whether everybody may know the contents of the stores (R96). */
    public boolean storesAreOpen() {
        return options.flag("info.publicStocks");
    }
}

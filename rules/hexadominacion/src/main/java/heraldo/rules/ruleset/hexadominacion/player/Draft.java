package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;

/**
 * A sheet being written, with what is left of stock and soldiers. A line is kept only if it stands. Lives within one proposal.
 */
final class Draft {

    final World world;
    final Seat seat;
    final Rulebook book;
    final Personality personality;
    final boolean loyal;
    final Frontier frontier;

    private final Dice dice;
    private final int[] free = new int[Board.SIZE];
    private OrderSheet sheet = OrderSheet.EMPTY;
    private Stock stock;
    private int capital;
    private Stock kept = Stock.NONE;

    /**
     * An empty sheet.
     *
     * @param loyal whether the realm is somebody else's, so that its word is kept
     */
    Draft(World world, Seat seat, Rulebook book, Dice dice, boolean loyal) {
        this.loyal = loyal;
        this.world = world;
        this.seat = seat;
        this.book = book;
        this.dice = dice;
        this.personality = Personality.of(world, seat);
        this.frontier = new Frontier(world, seat, book.costs());
        this.stock = realm().stock();
        this.capital = realm().capital();
        frontier.own().forEach(hex -> free[hex] = world.tile(hex).soldiers());
    }

    Realm realm() {
        return world.realm(seat);
    }

    /** Returns the hex of the capital when attacks begin; {@link Board#NOWHERE} if there is none. */
    int capital() {
        return capital;
    }

    void capital(int hex) {
        capital = hex;
    }

    OrderSheet sheet() {
        return sheet;
    }

    /** Writes an order down if nothing speaks against it. */
    boolean add(Order order) {
        OrderSheet longer = sheet.with(order);
        boolean stands =
                Examiner.atEntry(world, seat, longer).get(longer.size() - 1).isEmpty();
        sheet = stands ? longer : sheet;
        return stands;
    }

    /** Writes an order down and sets its price aside, if both can be done. */
    boolean buy(Order order, Stock price) {
        boolean bought = stock.covers(price) && add(order);
        stock = bought ? stock.minus(price) : stock;
        return bought;
    }

    /** Returns the stock left to spend. */
    Stock left() {
        return stock;
    }

    /** Keeps something in the store for defence. */
    void keep(Stock more) {
        kept = kept.plus(more);
    }

    /** Returns whether the stock covers a price without touching the reserve. */
    boolean affords(Stock price) {
        return stock.covers(price.plus(kept));
    }

    void spend(Stock price) {
        stock = stock.minus(price);
    }

    /** Counts on something that is going to come in. */
    void expect(Stock gain) {
        stock = stock.plus(gain).capped(Settings.of(world).stockCap());
    }

    /** Soldiers of a hex that have nothing to do yet. */
    int free(int hex) {
        return free[hex];
    }

    /** Some soldiers of a hex have something to do now. */
    void engage(int hex, int soldiers) {
        free[hex] -= soldiers;
    }

    /** Returns whether soldiers of one hex can go to any other. */
    boolean mayMove() {
        return !realm().bannedIn(world.round()) && !Settings.of(world).connectedMoves();
    }

    /** Returns the number of rounds left, this one included. */
    int roundsLeft() {
        return world.last() - world.round() + 1;
    }

    /** A whim of the ruler: from 1 to so many, the same for the same question in a round. */
    int whim(String question, int sides) {
        return dice.die("whim|" + seat.number() + "|" + question, sides);
    }
}

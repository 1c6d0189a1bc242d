package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;

/** A realm while a round is played. Lives within one round. */
public final class Side {

    private final int seat;
    private final int cap;
    private final Realm start;
    private final List<Stock> trace = new ArrayList<>();
    private Stock stock;
    private int culture;
    private int capital;
    private Status status;
    private int vote;

    Side(int seat, Realm realm, int cap) {
        this.seat = seat;
        this.cap = cap;
        this.start = realm;
        this.stock = realm.stock();
        this.culture = realm.culture();
        this.capital = realm.capital();
        this.status = realm.status();
        this.vote = realm.vote();
    }

    public int seat() {
        return seat;
    }

    public Stock stock() {
        return stock;
    }

    public int culture() {
        return culture;
    }

    /** Its capital; {@link Board#NOWHERE} if it has none. */
    public int capital() {
        return capital;
    }

    public boolean active() {
        return status == Status.ACTIVE;
    }

    public boolean eliminated() {
        return status == Status.ELIMINATED;
    }

    public int vote() {
        return vote;
    }

    /** The realm as it was when the round began. */
    public Realm start() {
        return start;
    }

    /** Its stock before the first phase and after each of them. */
    public List<Stock> trace() {
        return List.copyOf(trace);
    }

    void mark() {
        trace.add(stock);
    }

    public boolean covers(Stock price) {
        return stock.covers(price);
    }

    /** Pays a price in full, or nothing. */
    public boolean pays(Stock price) {
        boolean can = stock.covers(price);
        stock = can ? stock.minus(price) : stock;
        return can;
    }

    /** Gains something; whatever is above the cap is lost (R12). Returns what is lost. */
    public Stock gains(Stock gain) {
        Stock sum = stock.plus(gain);
        stock = sum.capped(cap);
        return sum.minus(stock);
    }

    public void gainsCulture(int points) {
        culture += points;
    }

    public void capital(int hex) {
        capital = hex;
    }

    public void vote(int rounds) {
        vote = rounds;
    }

    /** It is out of the game: its stock is gone (H6, R44). */
    public void leaves(Status how) {
        status = how;
        stock = Stock.NONE;
        capital = Board.NOWHERE;
        vote = 0;
    }

    /** Returns the realm as it is after the round. */
    Realm realm(int round) {
        boolean leaving = start.active() && !active();
        if (leaving) {
            return start.withCulture(culture).left(status, round);
        }
        return new Realm(stock, culture, capital, status, start.exit(), vote, start.banned());
    }
}

package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * A turn, or one step of it, while it is played: how the position stands, and what has happened. Lives within one resolution
 * and on one thread.
 */
public final class Progress {

    private static final String OK = "OK";

    private final Position start;
    private final Dice dice;
    private final Prices prices;
    private final SortedMap<String, Dice.Stream> streams = new TreeMap<>();
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Outcome> outcomes = new ArrayList<>();
    private Position now;
    private int sum;
    private int ended;

    public Progress(Position start, Dice dice, Prices prices) {
        this.start = start;
        this.now = start;
        this.dice = dice;
        this.prices = prices;
    }

    /**
     * The outcome of a line.
     *
     * @param planned whether it stood in a plan
     * @param line from 1
     */
    public record Outcome(Seat seat, int line, Command command, boolean planned, Optional<Refusal> refusal) {

        /** {@code OK}, or why it could not be carried out to its end. */
        public String code() {
            return refusal.map(Refusal::code).orElse(OK);
        }

        LineResult result() {
            List<Message> details = refusal.map(why -> List.of(why.message())).orElse(List.of());
            return new LineResult(seat, line, code(), command, details);
        }
    }

    /** The position before it. */
    public Position start() {
        return start;
    }

    /** The position so far. */
    public Position now() {
        return now;
    }

    /** Returns the seat on turn now. */
    public Seat active() {
        return now.active();
    }

    public Side side(Seat seat) {
        return now.side(seat);
    }

    /** Returns the price table. */
    public Prices prices() {
        return prices;
    }

    public void change(UnaryOperator<Position> change) {
        now = change.apply(now);
    }

    public void change(Seat seat, UnaryOperator<Side> change) {
        now = now.with(seat, change);
    }

    /** A seat pays for an order. */
    public void pay(Seat seat, Command command) {
        pay(seat, command.price(prices));
    }

    /** A seat pays the bank. */
    void pay(Seat seat, Goods price) {
        now = now.paying(seat, price);
    }

    /** The bank pays a seat. */
    public void receive(Seat seat, Goods goods) {
        now = now.paying(seat, Goods.NONE.minus(goods));
    }

    /** A card changes hands (Y43, Y45, Y46); 0 is nobody. */
    public void award(Honour honour, int to) {
        happened(new Deed.Honoured(honour, now.honours().holder(honour), to));
        now = now.withHonours(now.honours().with(honour, to));
    }

    /** The next die of a label: one that is used again goes on with its stream (§6). */
    int die(String label, int sides) {
        return streams.computeIfAbsent(label, dice::stream).next(sides);
    }

    /** The sum of the dice at the end of this turn; 0 if none were thrown. */
    int sum() {
        return sum;
    }

    void threw(int newSum) {
        sum = newSum;
    }

    /** Returns the number of turns that have ended so far. */
    public int ended() {
        return ended;
    }

    void end() {
        ended++;
    }

    public void happened(Deed deed) {
        deeds.add(deed);
    }

    /** Returns the deeds so far, in order. */
    public List<Deed> deeds() {
        return deeds;
    }

    void line(Outcome outcome) {
        outcomes.add(outcome);
    }

    /** Returns the outcomes of all lines, plans included. */
    public List<Outcome> outcomes() {
        return outcomes;
    }

    public List<LineResult> results() {
        List<LineResult> results = new ArrayList<>(outcomes.size());
        for (Outcome outcome : outcomes) {
            results.add(outcome.result());
        }
        return results;
    }
}

package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Acts;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A trial run of a sheet's lines, each on the position that those above it leave. No order of this game throws dice by itself.
 */
public final class Trial {

    /** Dice that nobody throws. */
    private static final Dice NO_DICE = new ForcedDice(new TreeMap<>());

    private final Seat seat;
    private final Progress turn;
    private boolean closed;

    Trial(Prices prices, Position position, Seat seat) {
        this.seat = seat;
        this.turn = new Progress(position, NO_DICE, prices);
    }

    /** Tries the next line and returns its verdict. */
    public Verdict next(Command command) {
        if (closed && !command.anytime()) {
            return Verdict.refused(Refusal.of("E_TURN", "Y49", "active", seat));
        }
        int line = turn.outcomes().size() + 1;
        Position before = turn.now();
        boolean stands = Acts.obey(turn, seat, line, command, false);
        concealHands(before);
        closed = closed || (stands && command.endsTurn());
        Optional<Refusal> refusal = turn.outcomes().get(line - 1).refusal();
        if (!stands) {
            return Verdict.refused(refusal.orElseThrow());
        }
        return refusal.map(why -> Verdict.warned(partial(why))).orElse(Verdict.VALID);
    }

    /** Leaves the cards of whoever a line eliminates out of the bank, which is shown: nobody has seen them (§7). */
    private void concealHands(Position before) {
        for (Seat other : before.seats()) {
            if (!other.equals(seat) && turn.now().side(other).hand().isNone()) {
                Goods unseen = before.side(other).hand();
                turn.change(
                        position -> position.withBank(position.tabletop().bank().minus(unseen)));
            }
        }
    }

    /** A trade of several that stops before its end: what was made stands (§5). */
    private Message partial(Refusal why) {
        Deed.Traded traded = (Deed.Traded) turn.deeds().get(turn.deeds().size() - 1);
        return Message.of(
                "warning.W_PARTIAL", "made", traded.got().size(), "all", traded.wanted(), "why", why.message());
    }

    /** Returns whether another line may follow that is bound to the seat's own turn. */
    public boolean open() {
        return !closed;
    }

    /** The position after the lines so far. */
    public Position position() {
        return turn.now();
    }
}

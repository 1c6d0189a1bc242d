package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Acts;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.Optional;
import java.util.TreeMap;

/** What would come of a sheet's lines, each on what those above it leave. No order of this game throws dice by itself. */
public final class Trial {

    private final Acts acts;
    private final Seat seat;
    private final Progress turn;
    private boolean closed;

    Trial(Acts acts, Position position, Seat seat) {
        this.acts = acts;
        this.seat = seat;
        this.turn = new Progress(position, new ForcedDice(new TreeMap<>()));
    }

    /** What can be said of the next line. */
    public Verdict next(Command command) {
        if (closed && !command.anytime()) {
            return Verdict.refused(Refusal.of("E_TURN", "Y49", "active", seat));
        }
        int line = turn.outcomes().size() + 1;
        boolean stands = acts.obey(turn, seat, line, command, false);
        closed = closed || (stands && Acts.ends(command));
        Optional<Refusal> refusal = turn.outcomes().get(line - 1).refusal();
        if (!stands) {
            return Verdict.refused(refusal.orElseThrow());
        }
        return refusal.map(why -> Verdict.warned(partial(command, why))).orElse(Verdict.VALID);
    }

    /** A trade of several that stops before its end: what was made stands (§5). */
    private Message partial(Command command, Refusal why) {
        Deed.Traded traded = (Deed.Traded) turn.deeds().get(turn.deeds().size() - 1);
        return Message.of(
                "warning.W_PARTIAL", "made", traded.count(), "all", ((Trade) command).count(), "why", why.message());
    }

    /** Whether another line may follow that is bound to the seat's own turn. */
    public boolean open() {
        return !closed;
    }

    /** The position after the lines so far. */
    public Position position() {
        return turn.now();
    }
}

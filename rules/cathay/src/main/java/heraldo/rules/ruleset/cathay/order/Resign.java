package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Departure;
import heraldo.rules.ruleset.cathay.turn.Phase;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.List;
import java.util.Optional;

/** <i>Rendirse</i>: the seat leaves the game for good (Y54). Its one value makes sure that nobody resigns by mistake. */
public record Resign(Sure confirm) implements Command {

    public static final OrderType<Resign> TYPE = OrderType.of(
            "resign",
            Resign.class,
            Param.one("confirm", Types.choice("confirmation", List.of(Sure.values()), sure -> "yes", "confirmation")));

    /** The word that must be added. */
    public enum Sure {
        YES
    }

    @Override
    public Phase phase() {
        return Phase.ANYTIME;
    }

    /** The buildings become ruins too, and the seat never plays again. Who is left alone wins at once. */
    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.happened(new Deed.Resigned(seat));
        Corners ruins = turn.side(seat).buildings().all();
        turn.change(
                seat,
                side -> side.withBuildings(side.buildings().razed())
                        .withPlayer(side.player().leaving()));
        turn.change(position -> position.withRuins(position.ruins().and(ruins)));
        Departure.strip(turn, seat);
        List<Seat> left = Score.playing(turn.now());
        if (left.size() == 1) {
            Departure.win(turn, left);
        } else {
            Departure.lastStanding(turn);
        }
    }

    @Override
    public boolean endsTurn() {
        return true;
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.resign"));
    }
}

package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.engine.Odds;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.game.Awaited;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/** The chances of a seat with dice, the Robber and duels: exact, from the board, everybody's pieces and the seat's own hand. */
public final class Fortunes {

    private Fortunes() {}

    /** All of it; nothing once the seat does not play any more. */
    public static Odds of(Game game, Position position, Seat seat) {
        if (position.over() || position.side(seat).player().resigned()) {
            return Odds.NONE;
        }
        if (position.eliminated(seat)) {
            return new Odds(List.of(part("rise", List.of(new Chances(position, seat).rising()))));
        }
        List<Odds.Part> parts = new ArrayList<>();
        if (Awaited.throwsUntilNext(position, seat) > 0) {
            parts.add(part("dice", new Harvests(position, seat).told()));
            parts.add(part("robber", new Robberies(position, seat).told()));
        } else {
            parts.add(part("dice", List.of(Message.of("odds.no-dice"))));
        }
        parts.add(part("duels", new Duels(game, position, seat).told()));
        return new Odds(parts);
    }

    private static Odds.Part part(String what, List<Message> lines) {
        return new Odds.Part(Message.of("odds.title." + what), lines);
    }
}

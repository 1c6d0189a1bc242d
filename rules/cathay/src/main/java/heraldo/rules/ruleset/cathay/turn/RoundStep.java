package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import java.util.List;

/** The next seat's turn; after the last of a round, the victory check and the reversal (Y5, Y8, Y47, Y48). */
final class RoundStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.end();
        Position position = turn.now();
        if (position.round().last()) {
            List<Seat> candidates = candidates(position);
            if (!candidates.isEmpty()) {
                Departure.win(turn, List.copyOf(Score.winners(position, candidates)));
                return;
            }
        }
        Round next = position.round().next();
        turn.change(each -> each.withRound(next).withRunning(each.running().fresh()));
        if (position.round().last()) {
            turn.happened(new Deed.Rounded(
                    position.round().number(), position.settings().winPoints(), next.order()));
        }
    }

    /** Lists the seats with points enough; without any after the last round, all that still play. */
    private static List<Seat> candidates(Position position) {
        int round = position.round().number();
        int most = position.settings().ending().maxRounds();
        boolean lastRound = most > 0 && round >= most;
        List<Seat> playing = Score.playing(position);
        List<Seat> enough = playing.stream()
                .filter(seat ->
                        Score.points(position, seat) >= position.settings().winPoints())
                .toList();
        return enough.isEmpty() && lastRound ? playing : enough;
    }
}

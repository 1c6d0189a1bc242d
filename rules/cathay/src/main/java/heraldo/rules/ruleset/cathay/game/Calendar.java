package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The calendar of a game: the seat on turn, the length of a turn (Y49, Y50), and the end of the game. */
public final class Calendar {

    private Calendar() {}

    /** The active seat is due; those who still play may leave plans and their order of discarding (Y51, §5). */
    public static Turn turn(Position position) {
        SortedSet<Seat> due = new TreeSet<>();
        SortedSet<Seat> others = new TreeSet<>();
        if (!position.over()) {
            due.add(position.active());
            others.addAll(Score.playing(position));
            others.remove(position.active());
        }
        Turn turn = new Turn(
                        position.running().number(),
                        Say.turn("turn", position),
                        Collections.unmodifiableSortedSet(due),
                        true)
                .with(Collections.unmodifiableSortedSet(others));
        Settings.Pace pace = position.settings().pace();
        return pace.turnHours() > 0
                ? turn.lasting(Duration.ofHours(pace.turnHours()))
                : turn.lastingAtLeast(Duration.ofHours(pace.minHours()));
    }

    /** Returns the number of turns left in this round and those up to the last (Y8); empty without a last round. */
    public static Optional<Integer> turnsLeft(Position position) {
        Round round = position.round();
        int seats = round.order().size();
        return Optional.of(position.settings().ending().maxRounds())
                .filter(most -> most > 0)
                .map(most -> Math.max(0, most - round.number()) * seats + seats - round.place() - 1);
    }

    /** Returns the winners with their best points; empty before the game has any. */
    public static Optional<Outcome> outcome(Position position) {
        return position.winners().map(winners -> {
            int points = winners.stream()
                    .mapToInt(seat -> Score.points(position, seat))
                    .max()
                    .orElse(0);
            return new Outcome(
                    winners, Message.of("outcome-of-game.points", "winners", winners.size(), "points", points));
        });
    }
}

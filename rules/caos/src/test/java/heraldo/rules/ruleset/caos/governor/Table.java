package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Governors at a table.
 *
 * @param strengths seat by seat
 * @param game which game: tempers sit elsewhere in every one
 */
record Table(int seats, List<Strength> strengths, int game, int turns) {

    War play(Consumer<SelfPlay.Played<War>> watcher) {
        return SelfPlay.of(Arena.HOSTED, seats, new TreeMap<>(), game)
                .by((war, seat, whims) -> Council.decide(Arena.HOSTED.ruleset(), war, seat, governor(seat), whims))
                .play(turns, watcher);
    }

    private Governor governor(Seat seat) {
        Temper[] tempers = Temper.values();
        return new Governor(tempers[(seat.number() + game) % tempers.length], strengths.get(seat.number() - 1));
    }
}

package heraldo.bot.league;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Games of governors against each other. The same numbers give the same games.
 *
 * @param seats how many play
 * @param options what differs from the ruleset's defaults
 * @param turns how many turns a game lasts at most
 * @param seed of the first game
 */
public record League<S>(HostedRuleset<S> hosted, int seats, SortedMap<String, String> options, int turns, long seed) {

    private static final String DRAW = "heraldo/league";

    /** A game of the strong one against weaker ones, in a seat drawn by lot. */
    public Match challenge(int game, Strength strong, Strength weak) {
        Dice lots = lots(game);
        Seat challenger = new Seat(lots.die("seat", seats));
        SortedMap<Seat, Governor> governors = new TreeMap<>();
        SortedMap<Seat, Temper> tempers = tempers(lots);
        tempers.forEach(
                (seat, temper) -> governors.put(seat, new Governor(temper, seat.equals(challenger) ? strong : weak)));
        return play(game, governors);
    }

    /** A game of equals whose tempers are drawn by lot. */
    public Match among(int game, Strength strength) {
        SortedMap<Seat, Governor> governors = new TreeMap<>();
        tempers(lots(game)).forEach((seat, temper) -> governors.put(seat, new Governor(temper, strength)));
        return play(game, governors);
    }

    private SortedMap<Seat, Temper> tempers(Dice lots) {
        List<Temper> shuffled = lots.shuffle(List.of(Temper.values()), Temper::name);
        SortedMap<Seat, Temper> tempers = new TreeMap<>();
        for (Seat seat : HostedRuleset.seats(seats)) {
            tempers.put(seat, shuffled.get((seat.number() - 1) % shuffled.size()));
        }
        return tempers;
    }

    private Dice lots(int game) {
        return new KeyedDice(SeedChain.turnSeed(
                DRAW, game, ByteBuffer.allocate(32).putLong(24, seed).array()));
    }

    private Match play(int game, SortedMap<Seat, Governor> governors) {
        SelfPlay<S> play = SelfPlay.of(hosted, seats, options, seed + game)
                .by((state, seat, whims) ->
                        Council.decide(hosted.ruleset(), state, seat, Known.in(governors, seat), whims));
        Observer<S> observer = new Observer<>(hosted.ruleset(), governors);
        S last = play.play(turns, observer::watch);
        return observer.match(last);
    }
}

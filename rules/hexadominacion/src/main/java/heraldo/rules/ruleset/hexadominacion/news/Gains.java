package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.Barter;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Reasons for the change of scores: hexes that changed hands or rose, trade, capitals and soldiers; stocks are ordinary yield.
 */
public final class Gains {

    private final World before;
    private final World after;
    private final Points points;
    private final Places places;

    private Gains(World before, World after, Rulebook book) {
        this.before = before;
        this.after = after;
        this.points = book.points();
        this.places = new Places(after, book.names());
    }

    /** The reasons of every realm that has some, the weightiest first. */
    public static SortedMap<Seat, List<Gain>> of(World before, World after, Rulebook book) {
        SortedMap<Seat, List<Gain>> all = new TreeMap<>();
        for (int number = 1; number <= after.seats(); number++) {
            List<Gain> reasons = of(new Seat(number), before, after, book);
            if (!reasons.isEmpty()) {
                all.put(new Seat(number), reasons);
            }
        }
        return all;
    }

    /** The reasons of one realm, the weightiest first. */
    static List<Gain> of(Seat seat, World before, World after, Rulebook book) {
        return new Gains(before, after, book).of(seat);
    }

    private List<Gain> of(Seat seat) {
        if (!before.realm(seat).active()) {
            return List.of();
        }
        if (!after.realm(seat).active()) {
            int change = Score.of(after, seat, points).total()
                    - Score.of(before, seat, points).total();
            return List.of(new Gain(
                    Message.of("gain.left-" + after.realm(seat).status().id()), change));
        }
        List<Gain> gains = new ArrayList<>();
        hexes(seat.number(), gains);
        heirs(seat.number(), gains);
        culture(seat, gains);
        int soldiers = Score.of(after, seat, points).military()
                - Score.of(before, seat, points).military();
        gains.add(new Gain(Message.of("gain.soldiers"), soldiers));
        return gains.stream()
                .filter(gain -> gain.points() != 0)
                .sorted(Comparator.comparingInt((Gain gain) -> -Math.abs(gain.points())))
                .toList();
    }

    /** Adds the hexes that changed hands or rose, one by one; the lands of a realm that left count as one ({@link #heirs}). */
    private void hexes(int seat, List<Gain> gains) {
        for (int hex : Board.HEXES) {
            int change = worth(after, hex, seat) - worth(before, hex, seat);
            boolean inherited =
                    gone(before.tile(hex).owner()) && after.tile(hex).owner() == seat;
            if (change != 0 && !inherited) {
                gains.add(Gain.named(places.brief(hex), change));
            }
        }
    }

    private int worth(World world, int hex, int seat) {
        return world.tile(hex).owner() == seat ? points.of(world.tile(hex)) : 0;
    }

    /** Lands of a realm that left the game in this round. */
    private void heirs(int seat, List<Gain> gains) {
        leavers()
                .forEach(number -> gains.add(new Gain(
                        Message.of("gain.lands", "realm", new Seat(number)),
                        Board.HEXES.stream()
                                .filter(hex -> before.tile(hex).owner() == number)
                                .mapToInt(hex -> worth(after, hex, seat))
                                .sum())));
    }

    private List<Integer> leavers() {
        return IntStream.rangeClosed(1, after.seats())
                .filter(this::gone)
                .boxed()
                .toList();
    }

    private boolean gone(int owner) {
        return owner != Tile.NOBODY
                && before.realm(new Seat(owner)).active()
                && !after.realm(new Seat(owner)).active();
    }

    /** Trade and capitals; what cities bring every round is ordinary. */
    private void culture(Seat seat, List<Gain> gains) {
        Realm was = before.realm(seat);
        int trade = after.past().barters().stream()
                .filter(barter -> barter.round() == before.round())
                .filter(barter -> barter.from() == seat.number() || barter.to() == seat.number())
                .mapToInt(Barter::units)
                .sum();
        gains.add(new Gain(Message.of("gain.trade"), trade));
        int capitals = (after.realm(seat).culture() - was.culture() - trade) / points.conquest();
        gains.add(new Gain(Message.of("gain.capitals", "n", capitals), capitals * points.conquest()));
    }
}

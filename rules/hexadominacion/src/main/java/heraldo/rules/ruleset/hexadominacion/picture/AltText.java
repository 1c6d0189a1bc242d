package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Alternative text of the map, for those who cannot see it: the holdings of each realm, and the results of the last round. */
final class AltText {

    private final World world;
    private final Holdings holdings;

    AltText(World world) {
        this.world = world;
        this.holdings = new Holdings(world);
    }

    Message text() {
        List<Message> realms = world.everybody().map(this::realm).toList();
        return Message.of("scene.alt.map", "realms", Say.joined(realms))
                .with("neutral", neutral())
                .with("attacks", attacks())
                .with("taken", taken());
    }

    private Message realm(Seat seat) {
        Realm realm = world.realm(seat);
        if (!realm.active()) {
            return Message.of("scene.alt.out", "realm", seat);
        }
        List<Integer> own = holdings.of(seat.number());
        return Message.of("scene.alt.realm", "realm", seat)
                .with("hexes", own.size())
                .with("soldiers", holdings.soldiers(seat.number()))
                .with("capital", Say.hexes(realm.hasCapital() ? List.of(realm.capital()) : List.of()))
                .with("list", own.isEmpty() ? Message.of("none") : runs(own));
    }

    /** Hexes that lie side by side in a row are told as one run, {@code F8–F11}: alternative texts are short. */
    private static List<String> runs(List<Integer> hexes) {
        List<String> runs = new ArrayList<>();
        int first = 0;
        for (int i = 0; i < hexes.size(); i++) {
            boolean ends = i + 1 == hexes.size() || !beside(hexes.get(i), hexes.get(i + 1));
            if (ends) {
                String begin = Say.hex(hexes.get(first));
                runs.add(first == i ? begin : begin + "–" + Say.hex(hexes.get(i)));
                first = i + 1;
            }
        }
        return runs;
    }

    private static boolean beside(int hex, int next) {
        return next == hex + 1 && Board.adjacent(hex, next);
    }

    private Message neutral() {
        return Message.of(
                        "scene.alt.neutral",
                        "free",
                        holdings.cities(Tile.NOBODY).size())
                .with("hexes", holdings.of(Tile.NOBODY).size())
                .with("cities", Say.hexes(holdings.cities(Tile.NOBODY)));
    }

    /** Key to group attacks by: the attacker and the outcome. */
    private record Strikes(int seat, boolean won) {}

    /** A realm's attacks of one outcome are told together: alternative texts are short. */
    private Message attacks() {
        Map<Strikes, SortedSet<Integer>> targets = new LinkedHashMap<>();
        for (Strike strike : world.past().strikes()) {
            targets.computeIfAbsent(new Strikes(strike.seat(), strike.won()), any -> new TreeSet<>())
                    .add(strike.target());
        }
        List<Message> told = new ArrayList<>();
        targets.forEach((strikes, hexes) -> told.add(
                Message.of(strikes.won() ? "scene.alt.won" : "scene.alt.failed", "realm", new Seat(strikes.seat()))
                        .with("hexes", Say.hexes(List.copyOf(hexes)))));
        return told.isEmpty() ? Message.of("scene.alt.no-attacks") : Message.of("scene.alt.attacks", "list", told);
    }

    /** Names the hexes that changed hands other than by conquest. */
    private Message taken() {
        SortedSet<Integer> taken = new TreeSet<>(world.past().changed());
        world.past().strikes().stream().filter(Strike::won).map(Strike::target).forEach(taken::remove);
        return taken.isEmpty()
                ? Message.of("scene.alt.none-taken")
                : Message.of("scene.alt.taken", "hexes", Say.hexes(List.copyOf(taken)));
    }
}

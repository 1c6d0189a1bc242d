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
import java.util.List;
import java.util.stream.IntStream;

/** What somebody who cannot see the map should read: who holds what, and what the last round brought. */
final class AltText {

    private final World world;
    private final Holdings holdings;

    AltText(World world) {
        this.world = world;
        this.holdings = new Holdings(world);
    }

    Message text() {
        List<Message> realms = IntStream.rangeClosed(1, world.seats())
                .mapToObj(number -> realm(new Seat(number)))
                .toList();
        return Message.of(
                "scene.alt.map",
                "realms",
                Say.joined(realms),
                "neutral",
                neutral(),
                "attacks",
                attacks(),
                "taken",
                taken());
    }

    private Message realm(Seat seat) {
        Realm realm = world.realm(seat);
        if (!realm.active()) {
            return Message.of("scene.alt.out", "realm", seat);
        }
        List<Integer> own = holdings.of(seat.number());
        return Message.of(
                "scene.alt.realm",
                "realm",
                seat,
                "hexes",
                own.size(),
                "soldiers",
                holdings.soldiers(seat.number()),
                "capital",
                Say.hexes(realm.hasCapital() ? List.of(realm.capital()) : List.of()),
                "list",
                own.isEmpty() ? Message.of("none") : runs(own));
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
                holdings.cities(Tile.NOBODY).size(),
                "hexes",
                holdings.of(Tile.NOBODY).size(),
                "cities",
                Say.hexes(holdings.cities(Tile.NOBODY)));
    }

    private Message attacks() {
        List<Message> told = world.strikes().stream().map(AltText::strike).toList();
        return told.isEmpty() ? Message.of("scene.alt.no-attacks") : Message.of("scene.alt.attacks", "list", told);
    }

    private static Message strike(Strike strike) {
        return Message.of(
                strike.won() ? "scene.alt.won" : "scene.alt.failed",
                "realm",
                new Seat(strike.seat()),
                "hex",
                Say.hex(strike.target()));
    }

    private Message taken() {
        return world.changed().isEmpty()
                ? Message.of("scene.alt.none-taken")
                : Message.of("scene.alt.taken", "hexes", Say.hexes(world.changed()));
    }
}

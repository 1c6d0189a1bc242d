package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Legend.Entry;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legend: the realms with what everybody sees of them, and what the signs mean. */
final class Key {

    private final World world;
    private final Holdings holdings;

    Key(World world) {
        this.world = world;
        this.holdings = new Holdings(world);
    }

    Legend legend() {
        return new Legend(List.of(
                new Legend.Group(Message.of("scene.legend.realms"), realms()),
                new Legend.Group(Message.of("scene.legend.industries"), industries()),
                new Legend.Group(Message.of("scene.legend.signs"), signs())));
    }

    private List<Entry> realms() {
        List<Entry> entries = new ArrayList<>();
        for (int number = 1; number <= world.seats(); number++) {
            entries.add(new Entry(Optional.empty(), Ink.seat(number), realm(new Seat(number))));
        }
        Message neutral =
                Message.of("scene.legend.neutral", "hexes", holdings.of(0).size());
        entries.add(new Entry(Optional.empty(), Ink.NEUTRAL, neutral));
        return entries;
    }

    private Message realm(Seat seat) {
        Realm realm = world.realm(seat);
        return realm.active()
                ? Message.of("scene.legend.active", "realm", seat)
                        .with("hexes", holdings.of(seat.number()).size())
                        .with("soldiers", holdings.soldiers(seat.number()))
                : Message.of("scene.legend.out", "realm", seat, "status", Say.status(realm.status()));
    }

    private static List<Entry> industries() {
        return Industry.ALL.stream()
                .map(industry -> new Entry(Optional.of(Pieces.glyph(industry)), Ink.TEXT, Say.industry(industry)))
                .toList();
    }

    private static List<Entry> signs() {
        return List.of(
                sign(Glyph.STAR, Ink.TEXT, "capital"),
                sign(Glyph.BADGE, Ink.NEUTRAL, "soldiers"),
                sign(Glyph.DISC, Ink.TEXT, "level"),
                sign(Glyph.ARROW, Ink.TEXT, "won"),
                sign(Glyph.SHIELD, Ink.ALERT, "failed"),
                sign(Glyph.HALO, Ground.TAKEN, "taken"));
    }

    private static Entry sign(Glyph glyph, Ink ink, String key) {
        return new Entry(Optional.of(glyph), ink, Message.of("scene.legend." + key));
    }
}

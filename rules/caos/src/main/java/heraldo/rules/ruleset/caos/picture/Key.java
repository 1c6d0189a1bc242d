package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Legend.Entry;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The legend: the bands with their totals and actions, the gods, and what the signs mean. */
final class Key {

    private final Law law;
    private final War war;

    Key(Law law) {
        this.law = law;
        this.war = law.war();
    }

    Legend legend() {
        return new Legend(List.of(
                new Legend.Group(Message.of("scene.legend.bands"), bands()),
                new Legend.Group(Message.of("scene.legend.eye"), eye()),
                new Legend.Group(Message.of("scene.legend.gods"), gods()),
                new Legend.Group(Message.of("scene.legend.signs"), signs())));
    }

    private List<Entry> bands() {
        List<Entry> entries = new ArrayList<>();
        war.bands().forEach((seat, band) -> entries.add(band(seat, band)));
        entries.add(sign(Glyph.ORB, Worlds.EMPTY, "empty"));
        return entries;
    }

    private Entry band(Seat seat, Band band) {
        String key = band.resigned() ? "scene.legend.resigned" : "scene.legend.band";
        Message text = Message.of(
                key,
                "seat",
                seat,
                "faith",
                Say.faith(band.faith()),
                "total",
                band.score(),
                "actions",
                Budget.of(law, seat).actions());
        return new Entry(Optional.of(Glyph.ORB), Ink.seat(seat.number()), text);
    }

    /** The sectors of the Eye, whose names do not fit on the drawing. */
    private List<Entry> eye() {
        return law.galaxy().eye().stream()
                .map(sector -> new Entry(
                        Optional.empty(),
                        Ground.EYE,
                        Message.of("scene.sector", "id", sector.id(), "name", Places.sector(sector.id()))))
                .toList();
    }

    /** The four Major gods, and the minor ones that have a band. */
    private List<Entry> gods() {
        TreeSet<Faith> gods = new TreeSet<>(Faith.MAJOR);
        war.bands().values().stream().map(Band::faith).filter(Faith::isGod).forEach(gods::add);
        return gods.stream()
                .map(god -> new Entry(
                        Optional.of(Glyph.CHIP),
                        Worlds.god(god),
                        Message.of("scene.legend.god", "letter", Worlds.letter(god), "god", Say.faith(god))))
                .toList();
    }

    private static List<Entry> signs() {
        List<Entry> entries = new ArrayList<>(List.of(
                sign(Glyph.SHIELD, Worlds.SHIELD, "extreme"),
                sign(Glyph.SHIELD, Worlds.DEFENCE, "defence"),
                sign(Glyph.DIAMOND, Worlds.RESOURCE, "resource")));
        Arrays.stream(Kind.values())
                .map(kind -> new Entry(
                        Optional.of(Glyph.BADGE),
                        Worlds.kind(kind),
                        Message.of("scene.legend." + Worlds.kind(kind).name())))
                .forEach(entries::add);
        entries.addAll(List.of(
                sign(Glyph.HALO, Worlds.CONQUEST, "conquest"),
                sign(Glyph.ARROW, Ink.TEXT, "won"),
                sign(Glyph.BROKEN_ARROW, Ink.TEXT, "failed"),
                new Entry(Optional.empty(), Ground.BOUNDARY, Message.of("scene.legend.boundary"))));
        return entries;
    }

    private static Entry sign(Glyph glyph, Ink ink, String key) {
        return new Entry(Optional.of(glyph), ink, Message.of("scene.legend." + key));
    }
}

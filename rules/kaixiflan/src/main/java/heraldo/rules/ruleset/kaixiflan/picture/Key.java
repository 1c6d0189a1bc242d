package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Legend.Entry;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legend: the season and the offices, the provinces with their stores, and what the signs mean. */
final class Key {

    private final Realm realm;
    private final Viewer viewer;

    Key(Law law, Viewer viewer) {
        this.realm = law.realm();
        this.viewer = viewer;
    }

    Legend legend() {
        return new Legend(List.of(
                new Legend.Group(Message.of("scene.legend.realm"), offices()),
                new Legend.Group(Message.of("scene.legend.provinces"), provinces()),
                new Legend.Group(Message.of("scene.legend.sources"), sources()),
                new Legend.Group(Message.of("scene.legend.signs"), signs())));
    }

    private List<Entry> offices() {
        List<Entry> entries = new ArrayList<>();
        for (Office office : Office.ALL) {
            Optional<Owner> holder = realm.court().holder(office);
            Message text = holder.map(owner ->
                            Message.of("report.office", "office", Say.office(office), "province", Say.owner(owner)))
                    .orElseGet(() -> Message.of("report.office-vacant", "office", Say.office(office)));
            entries.add(new Entry(Optional.of(Glyph.FLAG), holder.map(Inks::of).orElse(Ink.LINE), text));
        }
        realm.court()
                .imported()
                .ifPresent(good -> entries.add(new Entry(
                        Optional.of(Glyph.SHIP),
                        Ink.resource(good.id()),
                        Message.of("report.import", "resource", Say.good(good)))));
        return entries;
    }

    private List<Entry> provinces() {
        List<Entry> entries = new ArrayList<>();
        realm.provinces()
                .forEach((owner, province) ->
                        entries.add(new Entry(Optional.of(Glyph.BADGE), Inks.of(owner), province(owner, province))));
        entries.add(new Entry(Optional.of(Glyph.BADGE), Ink.NEUTRAL, Message.of("scene.legend.independents")));
        return entries;
    }

    private Message province(Owner owner, Province province) {
        Message text = Message.of(
                stockShown(realm, owner, viewer) ? "scene.legend.stock" : "scene.legend.province",
                "province",
                Say.owner(owner),
                "era",
                province.era());
        return stockShown(realm, owner, viewer) ? text.with("stock", Say.codes(province.stock())) : text;
    }

    private static boolean stockShown(Realm realm, Owner owner, Viewer viewer) {
        return realm.over()
                || realm.settings().storesAreOpen()
                || viewer.maySee(owner.seat().orElseThrow());
    }

    private static List<Entry> sources() {
        List<Entry> entries = new ArrayList<>();
        for (Good good : Good.ALL) {
            entries.add(new Entry(
                    Optional.empty(),
                    Ink.resource(good.id()),
                    Message.of(
                            "scene.legend.source", "code", String.valueOf(good.code()), "resource", Say.good(good))));
        }
        entries.add(new Entry(Optional.empty(), Ink.PAPER, Message.of("scene.legend.barren")));
        entries.add(new Entry(Optional.empty(), Ink.FOG, Message.of("scene.legend.unknown")));
        return entries;
    }

    private static List<Entry> signs() {
        return List.of(
                sign(Glyph.STAR, Ink.TEXT, "capital"),
                sign(Glyph.HOUSE, Ink.TEXT, "village"),
                sign(Glyph.TOWER, Ink.TEXT, "fort"),
                sign(Glyph.WALLS, Ink.TEXT, "city"),
                sign(Glyph.BADGE, Ink.NEUTRAL, "units"),
                sign(Glyph.WIZARD, Ink.CALM, "kaixiflan"),
                sign(Glyph.SHIELD, Ink.LINE, "protected"),
                sign(Glyph.SQUARE, Ink.LINE, "control"),
                sign(Glyph.SWORDS, Ink.ALERT, "blocked"),
                sign(Glyph.FLAME, Ink.ALERT, "revolt"),
                sign(Glyph.STORM, Ink.TEXT, "storm"));
    }

    private static Entry sign(Glyph glyph, Ink ink, String key) {
        return new Entry(Optional.of(glyph), ink, Message.of("scene.legend." + key));
    }
}

package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.stream.Stream;

/** What decrees would change if they came about now. What lies in undiscovered land is told to nobody who may not know it. */
final class DecreeChanges {

    private final Realm before;
    private final Realm after;
    private final Viewer viewer;
    private final Compared<Realm> compared;

    /** A realm before and after a decree was carried out. */
    DecreeChanges(Realm before, Realm after, Viewer viewer) {
        this.before = before;
        this.after = after;
        this.viewer = viewer;
        this.compared = new Compared<>(before, after);
    }

    List<Change> of(Decree decree) {
        return told(decree).changes();
    }

    private Compared<Realm> told(Decree decree) {
        return switch (decree) {
            case Decree.Give(Owner province, int amount, Good good) -> stock(province, good);
            case Decree.Take(Owner province, int amount, Good good) -> stock(province, good);
            case Decree.Raise raise -> units(raise.hex(), raise.owner());
            case Decree.Disband disband -> units(disband.hex(), disband.owner());
            case Decree.Enrich(Hex hex, Good good, int richness) -> content(hex, true);
            case Decree.Exhaust(Hex hex) -> content(hex, true);
            case Decree.Reveal(Hex hex) -> content(hex, false);
            case Decree.Storm(Hex hex) -> compared.with(place("change.crop", hex), realm -> crop(realm, hex));
            case Decree.Fair fair ->
                compared.with(
                        Message.of("change.rate"),
                        realm -> Message.of(realm.omens().fair() ? "change.rate-fair" : "change.rate-usual"));
            case Decree.Praise(Owner province, int points, String reason) -> fame(province);
            case Decree.Blame(Owner province, int points, String reason) -> fame(province);
            case Decree.Lead(Hex hex) ->
                compared.with(
                        Message.of("change.kaixiflan"),
                        realm -> Say.place(before, realm.court().kaixiflan()));
            case Decree.Draw draw -> compared;
            case Decree.Proclaim proclaim -> compared;
        };
    }

    private Message place(String key, Hex hex) {
        return Message.of(key, "hex", Say.place(before, hex));
    }

    private Compared<Realm> stock(Owner province, Good good) {
        return CorrectionChanges.seesStore(before, viewer, province)
                ? compared.with(
                        Message.of("change.stock", "resource", Say.good(good), "province", Say.owner(province)),
                        realm -> realm.province(province).stock().get(good))
                : compared;
    }

    private Compared<Realm> units(Hex hex, Owner owner) {
        return compared.with(
                Message.of("change.units", "owner", Say.owner(owner), "hex", Say.place(before, hex)),
                realm -> Say.units(realm.muster().at(hex, owner)));
    }

    /**
     * What a hex holds: what lay in undiscovered land is unknown, and what a decree puts there is known to those who decree it.
     *
     * @param decreed whether what is there afterwards is what was decreed
     */
    private Compared<Realm> content(Hex hex, boolean decreed) {
        boolean explored = before.atlas().explored(hex);
        boolean known = explored || viewer.director();
        Object from = explored || (known && decreed) ? Say.content(before, hex) : Message.of("gloss.unexplored");
        return compared.with(place("change.content", hex), from, known ? Say.content(after, hex) : guess(hex, decreed));
    }

    private Message guess(Hex hex, boolean decreed) {
        return decreed
                ? after.atlas().at(hex).source().map(Say::source).orElseGet(() -> Message.of("barren"))
                : Message.of("change.explored");
    }

    /** What may be collected around a storm: nothing while it is there. */
    private static int crop(Realm realm, Hex hex) {
        return realm.omens().storms().contains(hex)
                ? 0
                : Stream.concat(Stream.of(hex), hex.neighbours().stream())
                        .filter(each -> realm.atlas().has(each) && realm.atlas().explored(each))
                        .flatMap(each -> realm.atlas().at(each).source().stream())
                        .mapToInt(Land.Source::richness)
                        .sum();
    }

    private Compared<Realm> fame(Owner province) {
        return compared.with(
                Message.of("change.adjustments", "province", Say.owner(province)),
                realm -> CorrectionChanges.points(realm, province, Column.ADJUSTMENTS));
    }
}

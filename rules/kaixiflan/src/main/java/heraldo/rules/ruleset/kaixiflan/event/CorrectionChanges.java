package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;

/** What corrections change. What is in a store is told where everybody may know it (R96). */
final class CorrectionChanges {

    private final Realm before;
    private final Viewer viewer;
    private final Compared<Realm> compared;

    CorrectionChanges(Realm before, Realm after, Viewer viewer) {
        this.before = before;
        this.viewer = viewer;
        this.compared = new Compared<>(before, after);
    }

    List<Change> of(Correction correction) {
        return told(correction).changes();
    }

    private Compared<Realm> told(Correction correction) {
        return switch (correction) {
            case Correction.Hold hold ->
                seesStore(before, viewer, hold.province()) ? stock(hold.province(), hold.resource()) : compared;
            case Correction.Station station ->
                compared.with(
                        Message.of(
                                "change.units",
                                "owner",
                                Say.owner(station.owner()),
                                "hex",
                                Say.place(before, station.hex())),
                        realm -> Say.units(realm.muster().at(station.hex(), station.owner())));
            case Correction.Settlement(Hex hex, Owner owner, TownKind kind) ->
                compared.with(place("change.town", hex), realm -> town(realm, hex));
            case Correction.Age(Owner province, int era) ->
                compared.with(
                        Message.of("change.era", "province", Say.owner(province)),
                        realm -> realm.province(province).era());
            case Correction.Grant(Owner province, String building) ->
                compared.with(
                        Message.of("change.building", "building", Say.building(building))
                                .with("province", Say.owner(province)),
                        realm -> yes(realm.province(province).buildings().contains(building)));
            case Correction.Appoint(Office office, Owner province) -> office(office);
            case Correction.Dismiss(Office office) -> office(office);
            case Correction.Abound(Good good) -> imported();
            case Correction.Unchosen unchosen -> imported();
            case Correction.Ally(Owner one, Owner other) -> pact(one, other);
            case Correction.Offer(Owner from, Owner to) -> pact(from, to);
            case Correction.Feasted(Hex hex) ->
                compared.with(
                        place("change.banquet", hex),
                        realm -> yes(realm.court().feasted().contains(hex)));
        };
    }

    private Compared<Realm> stock(Owner province, Good good) {
        return compared.with(
                Message.of("change.stock", "resource", Say.good(good), "province", Say.owner(province)),
                realm -> realm.province(province).stock().get(good));
    }

    private Message place(String key, Hex hex) {
        return Message.of(key, "hex", Say.place(before, hex));
    }

    private static Message town(Realm realm, Hex hex) {
        return realm.town(hex)
                .map(town -> Message.of("change.stands", "settlement", Say.kind(town.kind()))
                        .with("owner", Say.owner(town.owner())))
                .orElseGet(() -> Message.of("nothing"));
    }

    private static Message yes(boolean holds) {
        return Message.of(holds ? "change.yes" : "change.no");
    }

    private Compared<Realm> office(Office office) {
        return compared.with(
                Message.of("change.office", "office", Say.office(office)),
                realm -> realm.court().holder(office).map(Say::owner).orElseGet(() -> Message.of("nobody")));
    }

    private Compared<Realm> imported() {
        return compared.with(
                Message.of("change.import"),
                realm -> realm.court()
                        .imported()
                        .map(Say::good)
                        .orElseGet(() -> Message.of(realm.court().chosen() ? "nothing" : "change.unchosen")));
    }

    private Compared<Realm> pact(Owner one, Owner other) {
        return compared.with(
                Message.of("change.pact", "one", Say.owner(one), "other", Say.owner(other)),
                realm -> Message.of("change.pact-" + pact(realm, one, other)));
    }

    private static String pact(Realm realm, Owner one, Owner other) {
        if (realm.pacts().allied(one, other)) {
            return "both";
        }
        boolean half = realm.pacts().offered(one, other) || realm.pacts().offered(other, one);
        return half ? "half" : "none";
    }

    /** Whether what is in a store may be known. */
    static boolean seesStore(Realm realm, Viewer viewer, Owner province) {
        return realm.settings().storesAreOpen()
                || province.seat().filter(viewer::maySee).isPresent();
    }

    /** The points of a column of the books. */
    static int points(Realm realm, Owner province, Column column) {
        return realm.ledger().stream()
                .filter(credit -> credit.province() == province && credit.column() == column)
                .mapToInt(Credit::points)
                .sum();
    }
}

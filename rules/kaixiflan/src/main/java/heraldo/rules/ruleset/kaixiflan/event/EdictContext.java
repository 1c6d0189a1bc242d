package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A position with its laws and its missions, as edicts see it: what they have in common to refuse and to compare.
 *
 * @param violations lists the invariants that a state breaks, each beginning with its number (§10)
 */
public record EdictContext(Law law, MissionBook missions, Function<Realm, List<String>> violations) {

    private static final Units MOST_INDEPENDENTS = new Units(25, 25);

    Realm realm() {
        return law.realm();
    }

    /** Refuses every edict once the game is over (R94). */
    public Optional<Refusal> over() {
        return when(realm().over(), Refusal.of("E-FIN", "R94"));
    }

    static Optional<Refusal> when(boolean applies, Refusal refusal) {
        return applies ? Optional.of(refusal) : Optional.empty();
    }

    /** Refuses a province that nobody ever played: it has nothing to change (R22). */
    Optional<Refusal> unplayed(Owner owner) {
        return when(
                owner.isProvince() && !realm().provinces().containsKey(owner),
                Refusal.of("GM-PLAYED", "R22", "province", Say.owner(owner)));
    }

    Optional<Refusal> unexplored(Hex hex) {
        return when(!realm().atlas().explored(hex), Refusal.of("E-NOEXPL", "§10", "hex", Say.hex(hex)));
    }

    /** Refuses a capital, which never stands on a source (§6.2). */
    Optional<Refusal> capital(Hex hex) {
        boolean capital = realm().provinces().values().stream()
                .anyMatch(province -> province.capital().equals(hex));
        return when(capital, Refusal.of("GM-CAPITAL", "§6.2", "hex", Say.hex(hex)));
    }

    /** Refuses more independents than the cap allows (I2). */
    Optional<Refusal> crowded(Hex hex, Owner owner, Units units) {
        Units before = realm().muster().at(hex, owner);
        Units total = realm().muster().total(owner).minus(before).plus(units);
        boolean more = !before.cover(units);
        return when(owner == Owner.IND && more && !MOST_INDEPENDENTS.cover(total), Refusal.of("GM-I2", "§10"));
    }

    /** Refuses a place that is taken: a village or fort may become its owner's city, others stay as they are (I4, I10). */
    Optional<Refusal> occupied(Hex hex, Owner owner, TownKind kind) {
        boolean stands =
                realm().town(hex).filter(town -> !grows(town, owner, kind)).isPresent();
        return when(stands, Refusal.of("E-ASENT", "§10", "problem", "occupied", "hex", Say.hex(hex)));
    }

    private static boolean grows(Town town, Owner owner, TownKind kind) {
        boolean small = town.kind() == TownKind.VILLAGE || town.kind() == TownKind.FORT;
        return small && town.owner() == owner && kind == TownKind.CITY;
    }

    /** Refuses an agreement of provinces that are not two, or that have one already (R50). */
    Optional<Refusal> unsealed(Owner one, Owner other) {
        return unplayed(one)
                .or(() -> unplayed(other))
                .or(() -> when(
                        one == other || realm().pacts().allied(one, other),
                        Refusal.of("GM-ACU", "R50", "one", Say.owner(one), "other", Say.owner(other))));
    }

    /** Refuses a mission that is not active (R86). */
    Optional<Refusal> inactive(String mission) {
        return when(realm().quests().find(mission).isEmpty(), Refusal.of("GM-MISSION", "R86", "mission", mission));
    }

    Message place(String key, Hex hex) {
        return Message.of(key, "hex", Say.place(realm(), hex));
    }

    /** Compares a stock where the viewer may know it (R96). */
    void stock(Compared<Realm> compared, Viewer viewer, Owner province, Good good) {
        boolean seen = realm().settings().storesAreOpen()
                || province.seat().filter(viewer::maySee).isPresent();
        if (seen) {
            compared.with(
                    Message.of("change.stock", "resource", Say.good(good), "province", Say.owner(province)),
                    realm -> realm.province(province).stock().get(good));
        }
    }

    void units(Compared<Realm> compared, Hex hex, Owner owner) {
        compared.with(
                Message.of("change.units", "owner", Say.owner(owner), "hex", Say.place(realm(), hex)),
                realm -> Say.units(realm.muster().at(hex, owner)));
    }

    static Message yes(boolean holds) {
        return Message.of(holds ? "change.yes" : "change.no");
    }

    /** The points of a column of the books. */
    static int points(Realm realm, Owner province, Column column) {
        return realm.ledger().stream()
                .filter(credit -> credit.province() == province && credit.column() == column)
                .mapToInt(Credit::points)
                .sum();
    }

    /**
     * Compares the contents of a hex: those of undiscovered land are unknown, and what a decree puts there is known to those who
     * decree it.
     *
     * @param decreed whether what is there afterwards is what was decreed
     */
    void content(Compared<Realm> compared, Hex hex, Viewer viewer, boolean decreed) {
        boolean explored = realm().atlas().explored(hex);
        boolean known = explored || viewer.director();
        Object from = explored || (known && decreed) ? Say.content(realm(), hex) : Message.of("gloss.unexplored");
        Realm after = compared.after();
        compared.with(place("change.content", hex), from, known ? Say.content(after, hex) : guess(after, hex, decreed));
    }

    private static Message guess(Realm after, Hex hex, boolean decreed) {
        return decreed
                ? after.atlas().at(hex).source().map(Say::source).orElseGet(() -> Message.of("barren"))
                : Message.of("change.explored");
    }

    /** Sums the richness of the explored sources in and around a hex; 0 while a storm is over it. */
    static int crop(Realm realm, Hex hex) {
        return realm.omens().storms().contains(hex)
                ? 0
                : Stream.concat(Stream.of(hex), hex.neighbours().stream())
                        .filter(each -> realm.atlas().has(each) && realm.atlas().explored(each))
                        .flatMap(each -> realm.atlas().at(each).source().stream())
                        .mapToInt(Land.Source::richness)
                        .sum();
    }
}

package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Optional;

/** Why something that the game master wants cannot be. */
final class Objections {

    private static final Units MOST_INDEPENDENTS = new Units(25, 25);

    private Objections() {}

    /** A province that nobody ever played has nothing to change (R22). */
    static Optional<Refusal> unplayed(Realm realm, Owner owner) {
        return when(
                owner.isProvince() && !realm.provinces().containsKey(owner),
                Refusal.of("GM-PLAYED", "R22", "province", Say.owner(owner)));
    }

    static Optional<Refusal> unexplored(Realm realm, Hex hex) {
        return when(!realm.atlas().explored(hex), Refusal.of("E-NOEXPL", "§10", "hex", Say.hex(hex)));
    }

    /** A capital never stands on a source (§6.2). */
    static Optional<Refusal> capital(Realm realm, Hex hex) {
        boolean capital = realm.provinces().values().stream()
                .anyMatch(province -> province.capital().equals(hex));
        return when(capital, Refusal.of("GM-CAPITAL", "§6.2", "hex", Say.hex(hex)));
    }

    /** The independents are not lifted above the cap either (I2). */
    static Optional<Refusal> crowded(Realm realm, Correction.Station station) {
        Units before = realm.muster().at(station.hex(), station.owner());
        Units total = realm.muster().total(station.owner()).minus(before).plus(station.units());
        boolean more = !before.cover(station.units());
        return when(
                station.owner() == Owner.IND && more && !MOST_INDEPENDENTS.cover(total), Refusal.of("GM-I2", "§10"));
    }

    /** Settlements never disappear nor change hands; a village or fort may become its owner's city (I4, I10). */
    static Optional<Refusal> occupied(Realm realm, Correction.Settlement settlement) {
        boolean stands = realm.town(settlement.hex())
                .filter(town -> !grows(town, settlement))
                .isPresent();
        return when(stands, Refusal.of("E-ASENT", "§10", "problem", "occupied", "hex", Say.hex(settlement.hex())));
    }

    private static boolean grows(Town town, Correction.Settlement settlement) {
        boolean small = town.kind() == TownKind.VILLAGE || town.kind() == TownKind.FORT;
        return small && town.owner() == settlement.owner() && settlement.kind() == TownKind.CITY;
    }

    static Optional<Refusal> built(Realm realm, Correction.Grant grant) {
        boolean stands = realm.province(grant.province()).buildings().contains(grant.building());
        return when(stands, Refusal.of("E-DUP", "§10", "what", Say.building(grant.building())));
    }

    /** Two different provinces that have no agreement yet (R50). */
    static Optional<Refusal> allied(Realm realm, Owner one, Owner other) {
        return when(
                one == other || realm.pacts().allied(one, other),
                Refusal.of("GM-ACU", "R50", "one", Say.owner(one), "other", Say.owner(other)));
    }

    /** One card a turn, which is the deck's own affair where it draws by itself (R88). */
    static Optional<Refusal> drawing(Realm realm) {
        boolean drawn = realm.agenda().decrees().stream().anyMatch(Decree.Draw.class::isInstance);
        return when(realm.settings().eventsTurnUp(), Refusal.of("GM-DRAW", "R88"))
                .or(() -> when(drawn, Refusal.of("GM-DRAWN", "R88")));
    }

    private static Optional<Refusal> when(boolean applies, Refusal refusal) {
        return applies ? Optional.of(refusal) : Optional.empty();
    }
}

package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** What the game master's corrections make of a position. */
final class CorrectionEffects {

    private static final int AGREEMENT_FAME = 5;

    private CorrectionEffects() {}

    static Realm of(Realm realm, Correction correction) {
        return switch (correction) {
            case Correction.Hold(Owner owner, int amount, var good) ->
                province(
                        realm,
                        owner,
                        province -> province.withStock(province.stock().with(good, amount)));
            case Correction.Station station ->
                realm.withMuster(realm.muster().with(station.hex(), station.owner(), station.units()));
            case Correction.Settlement(Hex hex, Owner owner, var kind) ->
                realm.withTown(hex, new Town(owner, kind, realm.turn()));
            case Correction.Age(Owner owner, int era) -> province(realm, owner, province -> province.withEra(era));
            case Correction.Grant(Owner owner, String building) ->
                province(realm, owner, province -> province.withBuildings(Frozen.with(province.buildings(), building)));
            case Correction.Appoint(Office office, Owner owner) -> office(realm, office, Optional.of(owner));
            case Correction.Dismiss(Office office) -> office(realm, office, Optional.empty());
            case Correction.Abound(var good) -> realm.withCourt(realm.court().importing(good));
            case Correction.Unchosen unchosen -> realm.withCourt(realm.court().importingNothing());
            case Correction.Ally(Owner one, Owner other) -> allied(realm, one, other);
            case Correction.Offer(Owner from, Owner to) ->
                realm.pacts().offered(to, from)
                        ? allied(realm, from, to)
                        : realm.withPacts(realm.pacts().offering(from, to));
            case Correction.Feasted(Hex hex) ->
                realm.withCourt(
                        realm.court().withFeasted(Frozen.with(realm.court().feasted(), hex)));
        };
    }

    private static Realm province(Realm realm, Owner owner, UnaryOperator<Province> change) {
        return realm.with(owner, change.apply(realm.province(owner)));
    }

    private static Realm office(Realm realm, Office office, Optional<Owner> holder) {
        SortedMap<Office, Owner> offices = new TreeMap<>(realm.court().offices());
        holder.ifPresentOrElse(owner -> offices.put(office, owner), () -> offices.remove(office));
        return realm.withCourt(realm.court().withOffices(offices));
    }

    /** Both halves are done, and each partner has its Fame (R50). */
    private static Realm allied(Realm realm, Owner one, Owner other) {
        Pacts pacts = realm.pacts().establishing(one, other, realm.turn());
        List<Credit> ledger = new ArrayList<>(realm.ledger());
        ledger.add(new Credit(realm.turn(), one, Column.AGREEMENTS, AGREEMENT_FAME, other.name()));
        ledger.add(new Credit(realm.turn(), other, Column.AGREEMENTS, AGREEMENT_FAME, one.name()));
        return realm.withPacts(pacts).withLedger(ledger);
    }
}

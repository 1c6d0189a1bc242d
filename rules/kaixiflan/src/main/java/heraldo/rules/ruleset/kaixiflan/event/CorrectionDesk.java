package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Sets the open position right, and refuses what no position may be (§10). */
final class CorrectionDesk {

    private final Function<Realm, List<String>> violations;

    /**
     * A desk that keeps some invariants.
     *
     * @param violations what is wrong with a state, each beginning with the number of its invariant
     */
    CorrectionDesk(Function<Realm, List<String>> violations) {
        this.violations = violations;
    }

    Amendment<Realm> amend(Realm realm, Correction correction) {
        Optional<Refusal> objection = objection(realm, correction);
        if (objection.isPresent()) {
            return Amendment.refused(realm, objection.get());
        }
        Realm corrected = CorrectionEffects.of(realm, correction);
        return illegal(realm, corrected)
                .map(refusal -> Amendment.refused(realm, refusal))
                .orElseGet(() -> Amendment.made(corrected, CorrectionNotice.of(correction)));
    }

    /** The first invariant that did hold and would not any more. */
    private Optional<Refusal> illegal(Realm before, Realm after) {
        List<String> fresh = new ArrayList<>(violations.apply(after));
        fresh.removeAll(violations.apply(before));
        return fresh.stream()
                .findFirst()
                .map(violation -> Refusal.of("GM-" + violation.split(" ", 2)[0], "§10"));
    }

    private static Optional<Refusal> objection(Realm realm, Correction correction) {
        return switch (correction) {
            case Correction.Hold hold -> Objections.unplayed(realm, hold.province());
            case Correction.Station station ->
                Objections.unplayed(realm, station.owner())
                        .or(() -> Objections.unexplored(realm, station.hex()))
                        .or(() -> Objections.crowded(realm, station));
            case Correction.Settlement settlement ->
                Objections.unplayed(realm, settlement.owner())
                        .or(() -> Objections.unexplored(realm, settlement.hex()))
                        .or(() -> Objections.occupied(realm, settlement));
            case Correction.Age age -> Objections.unplayed(realm, age.province());
            case Correction.Grant grant ->
                Objections.unplayed(realm, grant.province()).or(() -> Objections.built(realm, grant));
            case Correction.Appoint appoint -> Objections.unplayed(realm, appoint.province());
            case Correction.Ally(Owner one, Owner other) -> unsealed(realm, one, other);
            case Correction.Offer(Owner from, Owner to) -> unsealed(realm, from, to);
            case Correction.Feasted feasted -> Objections.unexplored(realm, feasted.hex());
            case Correction.Dismiss dismiss -> Optional.empty();
            case Correction.Abound abound -> Optional.empty();
            case Correction.Unchosen unchosen -> Optional.empty();
        };
    }

    private static Optional<Refusal> unsealed(Realm realm, Owner one, Owner other) {
        return Objections.unplayed(realm, one)
                .or(() -> Objections.unplayed(realm, other))
                .or(() -> Objections.allied(realm, one, other));
    }
}

package heraldo.rules.ruleset.caos.report;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.deed.Consecration;
import heraldo.rules.ruleset.caos.deed.StartDeeds;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The deeds of the start of a turn that a seat meets, each as the claims that would do (C54). */
public final class Ready {

    private Ready() {}

    /** Every claim that stands, in the order of the deeds. */
    public static List<Claim> claims(Law law, Seat seat) {
        return law.book().deeds().stream()
                .filter(deed -> deed.when() == DeedRow.When.START)
                .filter(deed -> open(law, seat, deed))
                .flatMap(
                        deed -> forms(law, seat, deed).stream().filter(claim -> StartDeeds.met(law, seat, deed, claim)))
                .toList();
    }

    /** Returns whether a deed is undone and the faith of a seat may claim it (C50, C53). */
    public static boolean open(Law law, Seat seat, DeedRow deed) {
        return !law.war().done().containsKey(deed.code())
                && deed.isFor(law.band(seat).faith());
    }

    /** Lists the possible forms of a claim: one for each god or each pair of planets, where a deed asks for them. */
    private static List<Claim> forms(Law law, Seat seat, DeedRow deed) {
        if (deed.named() == 2) {
            return pairs(law, seat).stream()
                    .map(pair -> new Claim(deed.code(), pair, Optional.empty()))
                    .toList();
        }
        if (!deed.asksForGod()) {
            return List.of(Claim.of(deed.code()));
        }
        return gods(law, seat, deed).stream()
                .map(god -> new Claim(deed.code(), List.of(), god))
                .toList();
    }

    /** Gods that do not favour the seat yet first; nobody where none has a world (CR47). */
    private static List<Optional<Faith>> gods(Law law, Seat seat, DeedRow deed) {
        List<Faith> gods =
                new ArrayList<>(deed.code().equals(Consecration.CODE) ? Consecration.gods(law, seat) : Faith.MAJOR);
        if (gods.isEmpty()) {
            return List.of(Optional.empty());
        }
        List<Faith> known =
                gods.stream().filter(law.band(seat).favours()::contains).toList();
        gods.removeAll(known);
        gods.addAll(known);
        return gods.stream().map(Optional::of).toList();
    }

    private static List<List<String>> pairs(Law law, Seat seat) {
        List<String> holy = law.planets(seat).stream()
                .filter(planet -> law.world(planet).holy().isPresent())
                .map(Planet::id)
                .toList();
        List<List<String>> pairs = new ArrayList<>();
        for (int i = 0; i < holy.size(); i++) {
            for (int j = i + 1; j < holy.size(); j++) {
                pairs.add(List.of(holy.get(i), holy.get(j)));
            }
        }
        return pairs;
    }
}

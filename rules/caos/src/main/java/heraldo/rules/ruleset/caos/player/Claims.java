package heraldo.rules.ruleset.caos.player;

import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Claims every deed that the start of the turn already meets, each once, in one of the ways that would do: it is free (C49). */
final class Claims implements Habit {

    @Override
    public void follow(Draft draft) {
        SortedMap<String, List<Claim>> ways = new TreeMap<>();
        Ready.claims(draft.law, draft.seat)
                .forEach(claim -> ways.computeIfAbsent(claim.code(), code -> new ArrayList<>())
                        .add(claim));
        ways.forEach(
                (code, claims) -> draft.add(claims.get(draft.personality.die("claim|" + code, claims.size()) - 1)));
    }
}

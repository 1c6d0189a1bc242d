package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Seals agreements where an envoy has arrived, and sends the next one: first to whoever has sealed the other half already, then
 * to the nearest.
 *
 * @param most the most actions that the envoy's way may take
 * @param offering whether it also offers what nobody has offered to it
 */
record Diplomacy(int most, boolean offering) implements Habit {

    private static final int FARTHEST = 12;

    @Override
    public void follow(Draft draft) {
        open(draft).forEach(other -> draft.add(new Agreement(other)));
        Optional<Owner> partner = open(draft).stream()
                .filter(other -> draft.sheet().orders().stream().noneMatch(new Agreement(other)::equals))
                .filter(other -> offering || draft.realm().pacts().offered(other, draft.owner))
                .filter(other -> draft.law.routes().trade(draft.owner, other, capital(draft, other)))
                .min(Comparator.comparing(
                                (Owner other) -> !draft.realm().pacts().offered(other, draft.owner))
                        .thenComparingInt(other -> capital(draft, other).distance(draft.capital())));
        partner.ifPresent(other -> send(draft, capital(draft, other)));
    }

    /** With whom no agreement stands, and this province's half is not done. */
    static List<Owner> open(Draft draft) {
        return draft.realm().provinces().keySet().stream()
                .filter(other -> other != draft.owner)
                .filter(other -> !draft.realm().pacts().allied(draft.owner, other)
                        && !draft.realm().pacts().offered(draft.owner, other))
                .toList();
    }

    private static Hex capital(Draft draft, Owner owner) {
        return draft.realm().province(owner).capital();
    }

    /** The colonist who is nearest goes as far as the actions carry. */
    private void send(Draft draft, Hex goal) {
        SortedMap<Hex, Integer> steps = Paths.steps(List.of(goal), draft.realm().atlas()::explored, FARTHEST);
        Optional<Hex> from = draft.muster().of(draft.owner).entrySet().stream()
                .filter(post -> post.getValue().colonists() > 0 && steps.containsKey(post.getKey()))
                .map(Map.Entry::getKey)
                .min(Comparator.comparing((Hex hex) -> Known.in(steps, hex)).thenComparing(Comparator.naturalOrder()));
        int reach = draft.law.bonuses(draft.owner).steps();
        for (int i = 0; i < most && from.isPresent() && !from.get().equals(goal); i++) {
            Hex here = from.get();
            from = here.within(reach).stream()
                    .filter(hex -> steps.containsKey(hex) && draft.law.routes().within(here, hex, reach))
                    .min(Comparator.comparing((Hex hex) -> Known.in(steps, hex))
                            .thenComparing(Comparator.naturalOrder()))
                    .filter(to -> draft.add(new Move(here, List.of(new Leg(to, Optional.of(1), Optional.empty())))));
        }
    }
}

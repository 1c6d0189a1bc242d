package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** ALLY (C30, CR25): with somebody else, for one of the allies, against a planet that none of them owns. */
final class AllyCheck implements Check<Ally> {

    @Override
    public Optional<Refusal> unknown(Ally order, Plan plan) {
        List<Seat> named = new ArrayList<>(order.members());
        named.add(order.receiver());
        order.warlord().ifPresent(named::add);
        named.addAll(order.kills());
        return plan.unknownPlanet(List.of(order.planet())).or(() -> plan.unknownPlayer(named));
    }

    @Override
    public Optional<Refusal> late(Ally order, Plan plan) {
        SortedSet<Seat> allies = order.with(plan.seat());
        return Check.first(
                () -> Check.when(allies.size() < 2, () -> self("alone", plan.seat())),
                () -> Check.when(!allies.contains(order.receiver()), () -> self("receiver", order.receiver())),
                () -> owner(order, allies, plan));
    }

    private static Refusal self(String problem, Seat who) {
        return Refusal.of("E_SELF", "C30", "problem", problem, "who", who);
    }

    private static Optional<Refusal> owner(Ally order, SortedSet<Seat> allies, Plan plan) {
        return plan.law()
                .owner(order.planet())
                .filter(allies::contains)
                .map(owner ->
                        Refusal.of("E_ALLY_OWNER", "C30", "planet", Places.planet(order.planet()), "owner", owner));
    }

    @Override
    public List<Message> warnings(Ally order, Plan plan) {
        boolean invades = plan.sheet().orders().stream()
                .anyMatch(other ->
                        other instanceof Invade invade && invade.planet().equals(order.planet()));
        return invades
                ? List.of()
                : List.of(Message.of("warning.E_ALLY_NO_INVADE", "planet", Places.planet(order.planet())));
    }
}

package heraldo.rules.ruleset.caos.order;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * ALLY: the terms of an alliance on one planet (C30, CR25): with somebody else, for one of the allies, against a planet that
 * none of them owns.
 *
 * @param members the other members, in order of their seats: whoever names the same comes to the same terms
 * @param receiver the seat that gets the planet
 * @param warlord the seat that its author recognises as Señor de la Guerra
 * @param kills in which order the members kill; empty if nothing is agreed
 */
public record Ally(String planet, List<Seat> members, Seat receiver, Optional<Seat> warlord, List<Seat> kills)
        implements Command {

    public Ally {
        members = members.stream().sorted().toList();
        kills = List.copyOf(kills);
    }

    public static OrderType<Ally> type(Values values) {
        return OrderType.of(
                "ally",
                Ally.class,
                Param.one("planet", values.planet()),
                Param.many("members", Values.PLAYER, 1, Values.MOST_SEATS),
                Param.one("receiver", Values.PLAYER),
                Param.optional("warlord", Values.PLAYER),
                Param.many("kills", Values.PLAYER, 0, Values.MOST_SEATS));
    }

    /** All members, its author included. */
    public SortedSet<Seat> with(Seat author) {
        SortedSet<Seat> all = new TreeSet<>(members);
        all.add(author);
        return Collections.unmodifiableSortedSet(all);
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        List<Seat> named = new ArrayList<>(members);
        named.add(receiver);
        warlord.ifPresent(named::add);
        named.addAll(kills);
        return plan.unknownPlanet(List.of(planet)).or(() -> plan.unknownPlayer(named));
    }

    @Override
    public Optional<Refusal> late(Plan plan) {
        SortedSet<Seat> allies = with(plan.seat());
        return Refusal.first(
                () -> Refusals.when(allies.size() < 2, () -> self("alone", plan.seat())),
                () -> Refusals.when(!allies.contains(receiver), () -> self("receiver", receiver)),
                () -> owner(allies, plan));
    }

    private static Refusal self(String problem, Seat who) {
        return Refusal.of("E_SELF", "C30", "problem", problem, "who", who);
    }

    private Optional<Refusal> owner(SortedSet<Seat> allies, Plan plan) {
        return plan.law()
                .owner(planet)
                .filter(allies::contains)
                .map(owner -> Refusal.of("E_ALLY_OWNER", "C30", "planet", Places.planet(planet), "owner", owner));
    }

    @Override
    public List<Message> warnings(Plan plan) {
        return invades(plan.sheet())
                ? List.of()
                : List.of(Message.of("warning.E_ALLY_NO_INVADE", "planet", Places.planet(planet)));
    }

    private boolean invades(OrderSheet sheet) {
        return sheet.orders().stream()
                .anyMatch(other ->
                        other instanceof Invade invade && invade.planet().equals(planet));
    }

    /** Without a unit of every member the alliance is void (C30). */
    @Override
    public Optional<Order> pledge(OrderSheet sheet) {
        return invades(sheet) ? Optional.empty() : Optional.of(new Invade(planet, Optional.empty(), Optional.empty()));
    }

    /** Later terms for the same planet take the place of earlier ones. */
    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Ally other && other.planet.equals(planet);
    }

    @Override
    public Optional<String> target() {
        return Optional.of(planet);
    }

    /** Every other member files the same terms (C30). */
    @Override
    public List<Deal> deals(Seat seat) {
        return members.stream()
                .distinct()
                .filter(member -> !member.equals(seat))
                .map(member -> new Deal(
                        member, filedBy(member, seat), Message.of("deal.alliance", "planet", Places.planet(planet))))
                .toList();
    }

    private Ally filedBy(Seat member, Seat author) {
        List<Seat> others = members.stream()
                .map(each -> each.equals(member) ? author : each)
                .toList();
        return new Ally(planet, others, receiver, warlord, kills);
    }

    @Override
    public List<Message> gist(Rehearsal played, int line) {
        return List.of(Message.of("outlook.ally", "members", members));
    }
}

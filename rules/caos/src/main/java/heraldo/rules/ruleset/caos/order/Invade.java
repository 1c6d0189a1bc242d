package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Landing;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.March;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * INVADE: units attack a planet that is not the seat's own (C17 to C21, C33).
 *
 * @param times the number of units; 1 if the order names none
 * @param from the subsector through which they go (C20)
 */
public record Invade(String planet, Optional<Integer> times, Optional<String> from) implements Effort {

    public static OrderType<Invade> type(Values values) {
        return OrderType.of(
                "invade",
                Invade.class,
                Param.one("planet", values.planet()),
                Param.optional("times", Values.COUNT),
                Param.optional("from", values.subsector()));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        return plan.unknownPlanet(List.of(planet))
                .or(() -> from.filter(each -> !plan.law().galaxy().subsectors().containsKey(each))
                        .map(each -> Refusals.unknown("subsector", each)));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        Planet goal = plan.law().galaxy().planet(planet);
        return Refusal.first(
                this::miscounted,
                () -> Refusals.when(
                        plan.owns(planet), () -> Refusal.of("E_OWN_PLANET", "C33", "planet", Places.planet(planet))),
                () -> Landing.refusal(goal, plan),
                () -> wrongWay(goal, plan),
                () -> otherWay(plan));
    }

    private Optional<Refusal> wrongWay(Planet goal, Plan plan) {
        return from.filter(each -> plan.access().through(each, goal).isEmpty())
                .map(each ->
                        Refusal.of("E_FROM", "C20", "planet", Places.planet(planet), "from", Places.subsector(each)));
    }

    /** All invasions of a planet name the same way, or none does (§5.1). */
    private Optional<Refusal> otherWay(Plan plan) {
        for (Command above : plan.accepted()) {
            if (above instanceof Invade other && other.planet.equals(planet) && !other.from.equals(from)) {
                return Optional.of(conflict(other.from));
            }
        }
        return Optional.empty();
    }

    private Refusal conflict(Optional<String> other) {
        return Refusal.of(
                "E_FROM_CONFLICT",
                "C20",
                "planet",
                Places.planet(planet),
                "way",
                other.isPresent() ? "named" : "free",
                "other",
                other.<Object>map(Places::subsector).orElse(""));
    }

    /** The way its units go, if it stands: the one it names, or the cheapest (C20, CR15). */
    public Optional<Access.Way> way(Law law, Access access) {
        Planet goal = law.galaxy().planet(planet);
        return from.isPresent() ? access.through(from.get(), goal) : access.to(goal);
    }

    @Override
    public Cost cost(Plan plan) {
        boolean crossing =
                way(plan.law(), plan.access()).filter(Access.Way::crosses).isPresent();
        return Cost.invading(plan.law().rates().costs(), units(), crossing);
    }

    @Override
    public Optional<String> target() {
        return Optional.of(planet);
    }

    /** Its units march on the planet. */
    public static void march(Progress turn, Task<Invade> task) {
        Invade order = task.order();
        Optional<Access.Way> way = order.way(turn.law(), new Access(turn.law(), task.seat()));
        turn.marched(new March(task, order.planet, order.units(), way));
    }

    /** Tells the outcome of all attacks on the planet, on the last of their lines. */
    @Override
    public List<Message> gist(Rehearsal played, int line) {
        boolean last =
                played.standingFrom(line + 1, Invade.class).stream().noneMatch(other -> other.planet.equals(planet));
        return last
                ? played.alone()
                        .battle(planet)
                        .map(battle -> told(played, battle))
                        .orElse(List.of())
                : List.of();
    }

    private List<Message> told(Rehearsal played, Battle battle) {
        int value = battle.winner().value();
        boolean won = battle.conqueror().isPresent();
        List<Message> told = new ArrayList<>();
        told.add(Message.of("outlook.battle." + (won ? "won" : "held"), "value", value, "defence", battle.defence())
                .with("inhabitants", battle.before())
                .with("killed", battle.before() - battle.after()));
        played.standing(Ally.class).stream()
                .filter(ally -> ally.planet().equals(planet) && !ally.receiver().equals(played.seat()))
                .forEach(ally -> told.add(Message.of("outlook.battle.for", "receiver", ally.receiver())));
        if (won) {
            told.add(Message.of("outlook.battle.unless", "defence", battle.rest() - battle.defence())
                    .with("value", value));
        }
        return told;
    }

    @Override
    public List<Message> dangers(Rehearsal played) {
        return played.alone()
                .battle(planet)
                .map(battle -> dangers(played, battle))
                .orElse(List.of());
    }

    private List<Message> dangers(Rehearsal played, Battle battle) {
        List<Message> dangers = new ArrayList<>();
        if (played.alone().defence(planet).has(played.seat())) {
            dangers.add(Message.of("outlook.caution.hinders"));
        }
        if (battle.conqueror().isEmpty()) {
            boolean allied = played.standing(Ally.class).stream()
                    .anyMatch(ally -> ally.planet().equals(planet));
            dangers.add(Message.of(
                    allied ? "outlook.caution.allied" : "outlook.caution.weak",
                    "needed",
                    battle.before() + battle.defence() + 1));
        }
        return dangers;
    }
}

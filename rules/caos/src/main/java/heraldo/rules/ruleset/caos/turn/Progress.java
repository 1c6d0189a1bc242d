package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Points;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * A turn while it is played: the position at its start (S0), what was ordered, and what the steps so far came to. Lives
 * within one resolution and on one thread.
 */
public final class Progress {

    private final Law law;
    private final Draws draws;
    private final List<Task<?>> tasks;
    private final SortedMap<String, SortedMap<Seat, Integer>> guards = new TreeMap<>();
    private final SortedMap<String, SortedMap<Seat, Integer>> sectorGuards = new TreeMap<>();
    private final SortedMap<String, List<March>> marches = new TreeMap<>();
    private final SortedMap<String, Defence> defences = new TreeMap<>();
    private final SortedMap<String, List<Side>> sides = new TreeMap<>();
    private final List<Battle> battles = new ArrayList<>();
    private final List<Bargain> bargains = new ArrayList<>();
    private final List<Fall> falls = new ArrayList<>();
    private final List<Award> awards = new ArrayList<>();
    private final SortedMap<Seat, Points> points = new TreeMap<>();
    private Law now;
    private Law invaded;

    /** A turn whose orders are closed. */
    public Progress(Law law, Dice dice, List<Task<?>> tasks) {
        this.law = law;
        this.draws = new Draws(dice);
        this.tasks = List.copyOf(tasks);
        this.now = law;
        this.invaded = law;
    }

    /** Returns the law of the position at the start of the turn (S0). */
    public Law law() {
        return law;
    }

    /** Returns the law of the position after the invasions (S1). */
    public Law invaded() {
        return invaded;
    }

    /** Returns the law of the position after the steps so far. */
    public Law lawNow() {
        return now;
    }

    /** The position after the steps so far. */
    public War now() {
        return now.war();
    }

    public void change(UnaryOperator<War> change) {
        now = now.in(change.apply(now.war()));
    }

    /** The invasions are over: this is S1. */
    void invasionsOver() {
        invaded = now;
    }

    public Draws draws() {
        return draws;
    }

    /** All orders, seat by seat, in the order of their lines. */
    public List<Task<?>> tasks() {
        return tasks;
    }

    /** The orders of a kind that stand, seat by seat, in the order of their lines. */
    public <O extends Order> List<Task<O>> tasks(Class<O> kind) {
        List<Task<O>> found = new ArrayList<>();
        for (Task<?> task : tasks) {
            if (kind.isInstance(task.order()) && task.stands()) {
                @SuppressWarnings("unchecked") // the order is of that kind
                Task<O> same = (Task<O>) task;
                found.add(same);
            }
        }
        return found;
    }

    /** So many more units of a seat defend a planet. */
    public void guarded(String planet, Seat seat, int units) {
        guards.computeIfAbsent(planet, id -> new TreeMap<>()).merge(seat, units, Integer::sum);
    }

    SortedMap<Seat, Integer> guards(String planet) {
        return guards.getOrDefault(planet, Frozen.noMap());
    }

    /** So many more units of a seat defend every planet of a sector. */
    public void guardedSector(String sector, Seat seat, int units) {
        sectorGuards.computeIfAbsent(sector, id -> new TreeMap<>()).merge(seat, units, Integer::sum);
    }

    SortedMap<Seat, Integer> sectorGuards(String sector) {
        return sectorGuards.getOrDefault(sector, Frozen.noMap());
    }

    public void marched(March march) {
        marches.computeIfAbsent(march.planet(), planet -> new ArrayList<>()).add(march);
    }

    /** Returns the marches to attack a planet, seat by seat, in the order of their lines. */
    public List<March> marches(String planet) {
        return Collections.unmodifiableList(marches.getOrDefault(planet, List.of()));
    }

    /** Returns the number of attacking units, by planet and seat. */
    public SortedMap<String, SortedMap<Seat, Integer>> invaders() {
        SortedMap<String, SortedMap<Seat, Integer>> invaders = new TreeMap<>();
        marches.forEach((planet, all) -> {
            SortedMap<Seat, Integer> units = new TreeMap<>();
            all.forEach(march -> units.merge(march.seat(), march.units(), Integer::sum));
            invaders.put(planet, units);
        });
        return invaders;
    }

    void defended(String planet, Defence defence) {
        defences.put(planet, defence);
    }

    /** The Defence of a planet. */
    public Defence defence(String planet) {
        return Known.in(defences, planet);
    }

    /** The Defence of every planet. */
    public SortedMap<String, Defence> defences() {
        return Collections.unmodifiableSortedMap(defences);
    }

    public void attacked(String planet, List<Side> attackers) {
        sides.put(planet, List.copyOf(attackers));
    }

    /** Returns the attacking sides of each planet, by lowest seat. */
    public SortedMap<String, List<Side>> sides() {
        return Collections.unmodifiableSortedMap(sides);
    }

    void fought(Battle battle) {
        battles.add(battle);
    }

    /** Returns the battles of the turn, by planet id. */
    public List<Battle> battles() {
        return Collections.unmodifiableList(battles);
    }

    /** Returns the battle for a planet, if there was one. */
    public Optional<Battle> battle(String planet) {
        return battles.stream().filter(battle -> battle.planet().equals(planet)).findFirst();
    }

    /** Returns the number of inhabitants that a seat killed. */
    public int kills(Seat seat) {
        return battles.stream().mapToInt(battle -> battle.killed(seat)).sum();
    }

    /** The battles in which a seat conquered the planet for itself. */
    public List<Battle> conquests(Seat seat) {
        return battles.stream().filter(battle -> battle.conqueredBy(seat)).toList();
    }

    public void settled(Bargain bargain) {
        bargains.add(bargain);
    }

    public List<Bargain> bargains() {
        return Collections.unmodifiableList(bargains);
    }

    void fell(Fall fall) {
        falls.add(fall);
    }

    public List<Fall> falls() {
        return Collections.unmodifiableList(falls);
    }

    public void awarded(Award award) {
        awards.add(award);
    }

    public List<Award> awards() {
        return Collections.unmodifiableList(awards);
    }

    public void scored(Seat seat, Points scored) {
        points.put(seat, scored);
    }

    /** Returns the points of every seat. */
    public SortedMap<Seat, Points> points() {
        return Collections.unmodifiableSortedMap(points);
    }

    /** The outcome of every order. */
    public List<LineResult> results() {
        return tasks.stream().map(Task::result).toList();
    }
}

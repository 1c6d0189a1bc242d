package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A turn while it is played: what stood at its start, what was ordered, and how the position stands after the steps so
 * far. Lives within one resolution and on one thread.
 */
public final class Progress {

    private final Law law;
    private final Dice dice;
    private final List<Task<?>> tasks;
    private final Map<Owner, Stock> gains = new EnumMap<>(Owner.class);
    private final Map<Owner, Stock> costs = new EnumMap<>(Owner.class);
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Supplier<Chronicle.Section>> sections = new ArrayList<>();
    private Law lawNow;
    private @Nullable Ranking before;

    /** A turn whose orders are closed. */
    public Progress(Law law, Dice dice, List<Task<?>> tasks) {
        this.law = law;
        this.dice = dice;
        this.tasks = List.copyOf(tasks);
        this.lawNow = law.then(law.realm().withOmens(Omens.NONE));
    }

    /** The state when the orders were closed (S0). */
    public Realm start() {
        return law.realm();
    }

    /** Returns everybody's ranking at the close of orders. */
    public Ranking before() {
        before = before == null ? new Ranking(law) : before;
        return before;
    }

    /** Returns the law at the close of orders (S0). */
    public Law law() {
        return law;
    }

    public Rulebook book() {
        return law.book();
    }

    public Dice dice() {
        return dice;
    }

    /** The position after the steps so far. */
    public Realm now() {
        return lawNow.realm();
    }

    /** Returns the law of the position after the steps so far. */
    public Law lawNow() {
        return lawNow;
    }

    /** Changes the position. */
    public void change(UnaryOperator<Realm> change) {
        lawNow = lawNow.then(change.apply(now()));
    }

    /** All orders, province by province, in the order of their lines. */
    public List<Task<?>> tasks() {
        return tasks;
    }

    /** The orders of a kind that still stand, province by province, in the order of their lines. */
    public <O extends Command> List<Task<O>> tasks(Class<O> kind) {
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

    /** Something is gained in the actions: it is in the store when they are over (R3). */
    public void gain(Owner owner, Stock gain) {
        gains.merge(owner, gain, Stock::plus);
    }

    /** Pays the cost of an order out of the purse. */
    public void pay(Task<?> task) {
        costs.merge(task.owner(), task.cost(), Stock::plus);
    }

    public Stock gains(Owner owner) {
        return gains.getOrDefault(owner, Stock.NONE);
    }

    public Stock costs(Owner owner) {
        return costs.getOrDefault(owner, Stock.NONE);
    }

    /** Writes Fame into the ledger. */
    public void credit(Owner owner, Column column, int points, String reason) {
        Credit credit = new Credit(start().turn(), owner, column, points, reason);
        change(realm -> realm.crediting(credit));
    }

    public void happened(Deed deed) {
        deeds.add(deed);
    }

    public List<Deed> deeds() {
        return Collections.unmodifiableList(deeds);
    }

    /** Lists the deeds of one kind, in order. */
    public <D extends Deed> List<D> deeds(Class<D> kind) {
        List<D> found = new ArrayList<>();
        for (Deed deed : deeds) {
            if (kind.isInstance(deed)) {
                found.add(kind.cast(deed));
            }
        }
        return found;
    }

    /** One more section of the chronicle. */
    public void tell(Chronicle.Section section) {
        tell(() -> section);
    }

    /** The same, put into words when somebody asks for the story: it follows from what does not change any more. */
    public void tell(Supplier<Chronicle.Section> section) {
        sections.add(section);
    }

    /** The outcome of every order. */
    public List<LineResult> results() {
        return tasks.stream().map(Task::result).toList();
    }

    /** The story of the turn: its header and the stories, each province's orders, and what the other steps told. */
    public Chronicle chronicle() {
        List<Chronicle.Section> all = new ArrayList<>();
        sections.forEach(section -> all.add(section.get()));
        all.addAll(Math.min(2, all.size()), OrderReport.of(this));
        return new Chronicle(all);
    }
}

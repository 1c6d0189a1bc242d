package heraldo.rules.ruleset.kaixiflan.order.build;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Settlement;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** A settlement is founded (<i>Construir</i>, §1.6); its units become the inhabitants (R54-R58). */
public interface Founding extends Action {

    /** The outcome of several founders in a hex. */
    String DISPUTED = "DISPUTA";

    Hex hex();

    Optional<String> name();

    TownKind kind();

    static <O extends Record & Founding> OrderType<O> type(TownKind kind, Class<O> record, Values values) {
        return OrderType.of(kind.id(), record, Param.one("hex", values.hex()), Param.optional("name", values.name()));
    }

    @Override
    default Optional<Refusal> refusal(Plan plan) {
        boolean repeated =
                plan.lines(Founding.class).anyMatch(other -> other.hex().equals(hex()));
        boolean blocked = plan.law().peace().blocked(hex(), plan.owner());
        boolean manned = plan.muster().at(hex(), plan.owner()).cover(row(plan).uses());
        return Refusal.first(
                () -> Reasons.unexplored(plan, "R54", List.of(hex())),
                () -> name().flatMap(words -> Reasons.tooLong(words, Values.LONGEST_NAME)),
                () -> Refusal.when(repeated, "E-DUP", "R55", "what", Say.hex(hex())),
                () -> place(plan),
                () -> zone(plan),
                () -> Refusal.when(blocked, "E-CONF", "R54", "hex", Say.hex(hex())),
                () -> Refusal.when(!manned, "E-UNID", "R58", "hex", Say.hex(hex())),
                () -> pieces(plan));
    }

    private Settlement row(Plan plan) {
        return plan.law().book().settlement(kind());
    }

    private Optional<Refusal> place(Plan plan) {
        Optional<Town> town = plan.realm().town(hex());
        if (kind() != TownKind.CITY) {
            return Refusal.when(town.isPresent(), "E-ASENT", "R54", "problem", "occupied", "hex", Say.hex(hex()));
        }
        Optional<Town> own = town.filter(each -> each.owner() == plan.owner());
        boolean grows = own.map(Town::kind)
                .filter(kind -> kind == TownKind.VILLAGE || kind == TownKind.FORT)
                .isPresent();
        String problem = own.isPresent() ? "kind" : "none";
        return Refusal.when(!grows, "E-ASENT", "R57", "problem", problem, "hex", Say.hex(hex()));
    }

    private Optional<Refusal> zone(Plan plan) {
        Optional<Owner> zone = plan.law().peace().zone(hex()).filter(owner -> owner != plan.owner());
        return zone.map(owner -> Refusal.of("E-ZONA", "R25", "hex", Say.hex(hex()), "province", Say.owner(owner)));
    }

    private Optional<Refusal> pieces(Plan plan) {
        int most = row(plan).pieces();
        long standing = plan.realm().towns().values().stream()
                .filter(town -> town.owner() == plan.owner() && town.kind() == kind())
                .count();
        long more = plan.lines(Founding.class)
                .filter(other -> other.kind() == kind())
                .count();
        return Refusal.when(standing + more >= most, "E-LIM", "R56", "problem", "pieces", "most", most);
    }

    @Override
    default Stock cost(Plan plan) {
        return row(plan).cost();
    }

    @Override
    default void note(Plan plan) {
        plan.change(muster -> muster.minus(hex(), plan.owner(), row(plan).uses()));
    }

    @Override
    default List<Message> foretold(Plan plan, Stock cost) {
        int before = plan.realm()
                .town(hex())
                .map(Town::kind)
                .map(plan.law().book()::settlement)
                .map(Settlement::fame)
                .orElse(0);
        return List.of(
                Say.cost(cost),
                Message.of(
                        "outlook.found",
                        "units",
                        Say.units(row(plan).uses()),
                        "fame",
                        row(plan).fame() - before));
    }

    /** Step 2.5, Construir: two founders in a hex spoil it for each other (R55). */
    static void settle(Progress turn) {
        List<Task<Founding>> tasks = turn.tasks(Founding.class);
        List<Task<Founding>> disputed = tasks.stream()
                .filter(task -> tasks.stream().anyMatch(other -> rivals(task, other)))
                .toList();
        disputed.forEach(task -> task.end(DISPUTED));
        turn.tasks(Founding.class).forEach(task -> found(turn, task));
    }

    private static boolean rivals(Task<Founding> task, Task<Founding> other) {
        return task.owner() != other.owner()
                && task.order().hex().equals(other.order().hex());
    }

    private static void found(Progress turn, Task<Founding> task) {
        Founding order = task.order();
        Hex hex = order.hex();
        Units uses = turn.book().settlement(order.kind()).uses();
        Town town = new Town(task.owner(), order.kind(), turn.start().turn());
        turn.pay(task);
        turn.change(realm ->
                realm.withMuster(realm.muster().minus(hex, task.owner(), uses)).withTown(hex, town));
        order.name()
                .map(name -> new PlaceName(name, task.owner(), true))
                .ifPresent(name -> turn.change(realm -> realm.withNames(Frozen.with(realm.names(), hex, name))));
        turn.happened(new Deed.Founded(task.owner(), order.kind(), hex));
        task.tell(Message.of("done." + order.kind().id(), "place", Say.place(turn.now(), hex)));
    }
}

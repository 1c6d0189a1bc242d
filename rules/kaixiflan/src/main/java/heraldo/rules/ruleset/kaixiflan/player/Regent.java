package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.mind.Budget;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.worth.Leaning;
import heraldo.rules.ruleset.kaixiflan.worth.Worth;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Mind of the governors of provinces. */
public final class Regent implements Mind<Realm> {

    private static final int WHOLE = 100;

    private final Rulebook book;
    private final Examiner examiner;
    private final MindTable table;
    private final Plans plans;
    private final List<Bundle> words;

    public Regent(RulesetFolder folder, Rulebook book, Examiner examiner, MissionBook missions) {
        this.book = book;
        this.examiner = examiner;
        this.table = folder.table("minds.yaml", MindTable.class);
        this.plans = new Plans(missions);
        this.words = folder.bundles();
    }

    @Override
    public OrderSheet habit(Realm realm, Seat seat, Temper temper, Dice dice) {
        return written(plans.habit(new Leaning(table, temper)), new Law(realm, book), Owner.of(seat), dice);
    }

    @Override
    public Stream<OrderSheet> ideas(Realm realm, Seat seat, Temper temper, Dice dice) {
        Law law = new Law(realm, book);
        return plans.ideas(new Leaning(table, temper)).stream().map(plan -> written(plan, law, Owner.of(seat), dice));
    }

    /** Writes the sheet of a plan; the duties of a citizen come first, since they cost nothing. */
    private OrderSheet written(List<Habit> plan, Law law, Owner owner, Dice whims) {
        Draft draft = new Draft(law, owner, examiner);
        Citizenship.byLot(owner, whims).follow(draft);
        plan.forEach(habit -> habit.follow(draft));
        return closed(draft.finished());
    }

    /** A governor is never among those who sent nothing: a sheet without an action says that nothing is done. */
    @Override
    public OrderSheet closed(Realm realm, Seat seat, OrderSheet sheet) {
        return closed(sheet);
    }

    private static OrderSheet closed(OrderSheet sheet) {
        boolean silent =
                sheet.orders().stream().noneMatch(order -> Command.of(order).usesTurn());
        return silent ? sheet.with(new Pass()) : sheet;
    }

    /** A story comes first. */
    @Override
    public OrderSheet spoken(Realm realm, Seat seat, OrderSheet sheet, Locale language) {
        Bundle own = words.stream()
                .filter(bundle -> bundle.locale().equals(language))
                .findFirst()
                .orElseGet(words::getFirst);
        Optional<Story> story = new Storyteller(realm, Owner.of(seat), own).story();
        return story.map(told ->
                        Stream.concat(Stream.of(told), sheet.orders().stream()).toList())
                .map(OrderSheet::new)
                .orElse(sheet);
    }

    @Override
    public long worth(Realm realm, Seat seat, Temper temper) {
        return new Worth(new Law(realm, book), Owner.of(seat), new Leaning(table, temper)).total();
    }

    @Override
    public Budget budget(Strength strength) {
        return table.budget(strength);
    }

    /** Returns the idle stock, as a percentage of the store's capacity. */
    @Override
    public int idle(Realm realm, Seat seat) {
        Province province = realm.province(Owner.of(seat));
        Stock stock = province.stock();
        int held = Good.ALL.stream().mapToInt(stock::get).sum();
        return WHOLE * held / (Good.ALL.size() * province.limit());
    }
}

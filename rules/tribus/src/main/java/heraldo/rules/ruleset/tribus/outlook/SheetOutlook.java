package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Outlook of a sheet for its tribe, if its own turn began as the board stands now. */
public record SheetOutlook(Rulebook book, World world, Seat seat, OrderSheet sheet, World mustered, Outcomes outcomes) {

    private Say say() {
        return new Say(book.chart());
    }

    /** The outlook of a sheet of a tribe that is in a game that goes on. */
    public static Outlook of(Rulebook book, Examiner examiner, World world, Seat seat, OrderSheet sheet) {
        if (world.ending().isPresent() || !world.in(seat.number())) {
            return Outlook.BLANK;
        }
        SheetOutlook outlook = new SheetOutlook(
                book,
                world,
                seat,
                sheet,
                examiner.mustered(world, seat, sheet),
                Outcomes.of(
                        dice -> examiner.played(world, seat, sheet, dice),
                        book.combat().die()));
        List<Message> unused = new Unused(book, world, outlook.lucky(), seat, sheet).clauses();
        return new Outlook(outlook.lines(examiner), outlook.store(), outlook.cautions(), unused);
    }

    /** The position after the best of dice. */
    private World lucky() {
        return outcomes.all().get(outcomes.all().size() - 1).turn().now();
    }

    private List<Line> lines(Examiner examiner) {
        List<Line> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            lines.add(
                    examiner.refusal(world, seat, sheet.line(line)).isPresent()
                            ? Line.BLANK
                            : new LineOutlook(book, world, seat, outcomes, line, Command.of(sheet.line(line))).line());
        }
        return lines;
    }

    /** Lists the resources that a week has paid, for each group of cities that shares them. */
    private List<StoreRow> store() {
        List<StoreRow> rows = new ArrayList<>();
        List<Pool> own = world.pools().stream()
                .filter(pool -> pool.tribe() == seat.number())
                .toList();
        for (Pool pool : own) {
            Message thing = own.size() == 1
                    ? Message.of("own-card.store.resources")
                    : Message.of("outlook.pool", "cities", say().tiles(Chart.reading(pool.cities())));
            rows.add(new StoreRow(thing, pool.amount(), 0, pool.amount() - left(pool), left(pool)));
        }
        return rows;
    }

    private int left(Pool pool) {
        return mustered.pools().stream()
                .filter(each -> each.tribe() == pool.tribe() && each.cities().equals(pool.cities()))
                .mapToInt(Pool::amount)
                .sum();
    }

    private List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        world.pools().stream()
                .filter(pool -> pool.tribe() == seat.number() && pool.amount() > 0)
                .filter(pool -> pool.spendable(world.board()).isEmpty())
                .forEach(pool -> cautions.add(Message.of(
                        "outlook.pool-lost", "n", pool.amount(), "cities", say().tiles(Chart.reading(pool.cities())))));
        if (world.stage() != Stage.PICK) {
            sieges(cautions);
            ahead().ifPresent(cautions::add);
        }
        if (outcomes.capped()) {
            cautions.add(Message.of("outlook.capped"));
        }
        return cautions;
    }

    /** Cities that are surrounded at the end of the own turn lose soldiers (T23). */
    private void sieges(List<Message> cautions) {
        Siege siege = new Siege(book.chart(), world.settings());
        SortedSet<Hex> ever = new TreeSet<>();
        SortedSet<Hex> always = new TreeSet<>(book.chart().cities());
        for (Outcomes.Outcome outcome : outcomes.all()) {
            SortedSet<Hex> now = siege.of(outcome.turn().now().board(), seat.number());
            ever.addAll(now);
            always.retainAll(now);
        }
        int loss = world.settings().siegeLoss();
        Chart.reading(ever)
                .forEach(city -> cautions.add(Message.of("outlook.siege", "city", say().tile(city))
                        .with("n", loss)
                        .with("sure", always.contains(city) ? "yes" : "no")));
    }

    /** Returns the caution for a tribe whose turn is not open. */
    private Optional<Message> ahead() {
        int tribe = seat.number();
        if (world.active().equals(Optional.of(tribe))) {
            return Optional.empty();
        }
        boolean played = world.today().equals(Optional.of(tribe));
        String key = played ? "played" : world.settings().keepsDrafts() ? "ahead" : "waiting";
        return Optional.of(
                Message.of("outlook." + key, "day", Say.day(world.tribe(tribe).day())));
    }
}

package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a sheet would come to for its province. */
public final class SheetOutlook {

    private final Owner owner;
    private final OrderSheet sheet;
    private final Rehearsal rehearsal;
    private final Progress turn;

    /**
     * The outlook of a sheet of a province that is played, in a game that goes on.
     *
     * @param rehearsal how it was played
     */
    public SheetOutlook(Owner owner, OrderSheet sheet, Rehearsal rehearsal) {
        this.owner = owner;
        this.sheet = sheet;
        this.rehearsal = rehearsal;
        this.turn = rehearsal.turn();
    }

    /**
     * All of it.
     *
     * @param plan an empty sheet of the province
     */
    public Outlook of(MissionBook missions, Plan plan) {
        Unused unused = new Unused(missions, turn, owner, sheet);
        return new Outlook(
                new LineOutlooks(plan, sheet, rehearsal).all(),
                store(),
                cautions(),
                unused.clauses(),
                OptionalInt.of(unused.left()));
    }

    /** In the order of the own card's rows; what the store cannot keep is spent. */
    private List<StoreRow> store() {
        Stock had = turn.start().province(owner).stock();
        Stock gains = turn.gains(owner);
        Stock has = turn.now().province(owner).stock();
        return Good.ALL.stream()
                .map(good -> StoreRow.earned(Say.good(good), had.get(good), has.get(good), gains.get(good)))
                .toList();
    }

    private List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        int era = turn.now().province(owner).era();
        turn.deeds(Deed.Wasted.class).stream()
                .filter(wasted -> wasted.by() == owner && !wasted.lost().isNone())
                .forEach(wasted -> cautions.add(Message.of(
                        "outlook.waste",
                        "amounts",
                        Say.stock(wasted.lost()),
                        "limit",
                        turn.book().era(era).store())));
        if (turn.tasks().size() > sheet.size()) {
            cautions.add(Message.of("outlook.default"));
        }
        return cautions;
    }
}

package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Era;
import heraldo.rules.ruleset.kaixiflan.book.Settlement;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.Build;
import heraldo.rules.ruleset.kaixiflan.order.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.order.Founding;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.Guide;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;

/** What each line of a sheet brings or costs. Lives within one outlook. */
final class LineOutlooks {

    private final MissionBook missions;
    private final Owner owner;
    private final OrderSheet sheet;
    private final Progress turn;
    private final Law law;
    private final Crops crops;
    private final Marches marches;
    private final Battles battles;

    LineOutlooks(MissionBook missions, Owner owner, OrderSheet sheet, Rehearsal rehearsal) {
        this.missions = missions;
        this.owner = owner;
        this.sheet = sheet;
        this.turn = rehearsal.turn();
        this.law = turn.law();
        this.crops = new Crops(turn, owner);
        this.marches = new Marches(rehearsal, owner);
        this.battles = new Battles(law, owner);
    }

    /** Every line; one that cannot stand comes to nothing. */
    List<Line> all() {
        List<Line> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            Task<?> task = turn.tasks().get(line - 1);
            lines.add(task.stands() ? line(task) : Line.BLANK);
        }
        return lines;
    }

    private Line line(Task<?> task) {
        Order order = task.order();
        return switch (order) {
            case Gathering gathering -> crops.line(gathering);
            case Marching march -> marches.line(march);
            case Fight fight -> battles.line(fight);
            default -> new Line(told(order, task.cost()), List.of());
        };
    }

    private List<Message> told(Order order, Stock cost) {
        return switch (order) {
            case Exchange exchange -> List.of(trade(exchange, cost));
            case Explore explore ->
                List.of(Message.of("outlook.explore", "fame", explore.hexes().size()));
            case Enlisting ignored -> List.of(cost(cost));
            case Build build -> built(law.book().building(build.building()));
            case Founding founding -> founded(founding);
            case Progressing ignored -> progressed(cost);
            case Agreement agreement -> List.of(agreed(agreement));
            case Banquet ignored -> List.of(Message.of("outlook.banquet", "fame", 1));
            case Guide guide ->
                List.of(Message.of("outlook.guide", "hex", Say.place(turn.start(), guide.destination())));
            case Tribute tribute -> delivered(tribute, cost);
            case Pass ignored -> List.of(Message.of("outlook.pass"));
            default -> List.of();
        };
    }

    private static Message cost(Stock cost) {
        return Message.of("outlook.cost", "amounts", Say.stock(cost));
    }

    private Message trade(Exchange order, Stock cost) {
        return Message.of(
                "outlook.trade",
                "gain",
                Say.amount(order.get(), order.quantity()),
                "cost",
                Say.stock(cost),
                "rate",
                law.rates().of(owner, order.get()));
    }

    private static List<Message> built(Building building) {
        return List.of(cost(building.cost()), Message.of("outlook.build", "effects", Effects.of(building)));
    }

    private List<Message> founded(Founding order) {
        Settlement rules = law.book().settlement(order.kind());
        int before = turn.start()
                .town(order.hex())
                .map(Town::kind)
                .map(law.book()::settlement)
                .map(Settlement::fame)
                .orElse(0);
        return List.of(
                cost(rules.cost()),
                Message.of("outlook.found", "units", Say.units(rules.uses()), "fame", rules.fame() - before));
    }

    private List<Message> progressed(Stock cost) {
        Era next = law.book().era(turn.start().province(owner).era() + 1);
        return List.of(
                cost(cost),
                Message.of("outlook.era", "era", next.era(), "actions", next.actions(), "limit", next.store()));
    }

    private Message agreed(Agreement order) {
        boolean answered = turn.start().pacts().offered(order.province(), owner);
        return Message.of("outlook.agreement", "answered", answered ? "yes" : "no");
    }

    private List<Message> delivered(Tribute order, Stock cost) {
        int fame = turn.start()
                .quests()
                .find(order.mission())
                .map(quest -> missions.card(quest).fame())
                .orElse(0);
        String shared = turn.start().settings().missionsAreShared() ? "yes" : "no";
        return List.of(cost(cost), Message.of("outlook.tribute", "fame", fame, "shared", shared));
    }
}

package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Mover Kaixiflán</i>: the Favourite leads him elsewhere (K42, R67), once a turn. */
public record Guide(Hex destination) implements Action {

    /** Longest way of Kaixiflán in a turn, in hexes. */
    public static final int MOST = 5;

    public static OrderType<Guide> type(Values values) {
        return OrderType.of("guide", Guide.class, Param.one("destination", values.hex()));
    }

    @Override
    public Optional<Office> office(Plan plan) {
        return Optional.of(Office.FAVOURITE);
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        String from = Say.hex(plan.realm().court().kaixiflan());
        String to = Say.hex(destination);
        boolean again = plan.lines(Guide.class).findAny().isPresent();
        return Refusal.first(
                () -> Reasons.unexplored(plan, "R67", List.of(destination)),
                () -> Refusal.when(!reaches(plan), "E-DIST", "R67", "from", from, "to", to, "most", MOST),
                () -> Refusal.when(again, "E-DUP", "K42", "what", to));
    }

    private boolean reaches(Plan plan) {
        Hex from = plan.realm().court().kaixiflan();
        boolean near = !from.equals(destination) && from.distance(destination) <= MOST;
        boolean walks = plan.realm().settings().kaixiflanWalks();
        return near && (!walks || plan.law().routes().within(from, destination, MOST));
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of("outlook.guide", "hex", Say.place(plan.realm(), destination)));
    }

    /** Step 2.9, Mover Kaixiflán: his area changes from the next turn on (R67). */
    public static void lead(Progress turn, Task<Guide> task) {
        Hex hex = task.order().destination;
        turn.change(realm -> realm.withCourt(realm.court().withKaixiflan(hex)));
        task.tell(Message.of("done.guide", "hex", Say.hex(hex)));
    }
}

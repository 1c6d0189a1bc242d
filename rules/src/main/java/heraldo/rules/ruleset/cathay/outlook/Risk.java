package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Resign;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What may come between a line and what it wants, and what it gives up.
 *
 * @param first who plays before it is played
 * @param next who plays after it, before the seat's turn comes again
 */
record Risk(Rehearsed line, Rivals first, Rivals next) {

    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>(line.refusal().isPresent() ? List.of() : ahead(line.command()));
        switch (line.command()) {
            case Attack attack when line.stood() -> cautions.addAll(new Duel(line, attack).cautions());
            case Move move when line.stood() -> leaving().ifPresent(cautions::add);
            case Resign resign -> cautions.add(Message.of("outlook.forever"));
            default -> {}
        }
        return cautions;
    }

    /** Whoever has a turn before a plan is played may come first. */
    private List<Message> ahead(Command command) {
        List<Message> cautions = new ArrayList<>();
        switch (command) {
            case Road road -> rival("taken", first.paving(road.edge()), cautions);
            case Settle settle -> site(settle.corner(), cautions);
            case Start start -> site(start.corner(), cautions);
            case Rise rise -> site(rise.corner(), cautions);
            case City city -> raid(city.corner(), cautions);
            case Recruit recruit -> raid(recruit.corner(), cautions);
            case Move move
            when line.before().ruins().has(move.corner()) -> rival("taken", first.stepping(move.corner()), cautions);
            case Attack attack -> {
                Seat owner = new Seat(line.before().builder(attack.corner()));
                rival("guarded", first.guarding(owner, attack.corner()), cautions);
            }
            default -> {}
        }
        return cautions;
    }

    private void site(int corner, List<Message> cautions) {
        rival("taken", first.settling(corner), cautions);
        rival("blocked", first.stepping(corner), cautions);
    }

    private void raid(int corner, List<Message> cautions) {
        rival("raided", first.striking(corner), cautions);
    }

    private static void rival(String how, List<Seat> who, List<Message> cautions) {
        if (!who.isEmpty()) {
            cautions.add(Message.of("outlook." + how, "who", who, "n", who.size()));
        }
    }

    /** A building that is left without a soldier where others can strike it. */
    private Optional<Message> leaving() {
        Position before = line.before();
        Position after = line.after();
        return before.side(line.seat()).troop().soldiers().stream()
                .map(soldier -> soldier.corner())
                .filter(corner -> after.side(line.seat()).buildings().has(corner)
                        && !after.side(line.seat()).troop().standsOn(corner))
                .filter(corner -> !next.striking(corner).isEmpty())
                .findFirst()
                .map(corner -> Message.of("outlook.bared", "corner", corner, "who", next.striking(corner))
                        .with("n", next.striking(corner).size()));
    }
}

package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** A player who picks the first free city, and recruits one soldier in each of its own. */
public record Steward(Rulebook book, Examiner examiner) {

    public OrderSheet propose(World world, Seat seat) {
        OrderSheet sheet = OrderSheet.EMPTY;
        if (!world.active().equals(Optional.of(seat.number())) || world.effort().begun()) {
            return sheet;
        }
        for (Hex city : book.chart().cities()) {
            boolean picks = world.stage() == Stage.PICK;
            OrderSheet longer = sheet.with(picks ? new Pick(city) : new Recruit(1, city));
            boolean stands = examiner.verdicts(world, seat, longer)
                    .get(longer.size() - 1)
                    .possible();
            sheet = stands && !(picks && !sheet.isEmpty()) ? longer : sheet;
        }
        return sheet;
    }
}

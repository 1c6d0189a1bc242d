package heraldo.rules.ruleset.tribus.order.pact;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;

/** Answer of one party to a proposed pact. */
public interface Answer extends Bargain {

    /** The number of the pact. */
    int pact();

    /** The party that may say so. */
    default int speaker(Pact pact) {
        return pact.receiver();
    }

    /** Returns the key of the notice to the other party. */
    String notice();

    /** Returns the settlement of the pact. */
    Settlement settled(Bargains bargains, Pact pact);

    @Override
    default Round round() {
        return Round.DROPPING;
    }

    @Override
    default Optional<Settlement> settled(World world, int tribe) {
        return world.bargains().proposal(pact()).map(pact -> settled(world.bargains(), pact));
    }

    @Override
    default Optional<Refusal> refusal(Chart chart, World world, int tribe) {
        boolean known = world.bargains()
                .proposal(pact())
                .filter(pact -> speaker(pact) == tribe)
                .isPresent();
        return Statics.unless(known, () -> Refusal.of("E_NO_PACT", "Q39", "id", pact()));
    }

    @Override
    default Optional<Notice> notice(World world, Seat seat) {
        Pact pact = world.bargains().proposal(pact()).orElseThrow();
        Seat other = new Seat(pact.giver() == seat.number() ? pact.receiver() : pact.giver());
        return Optional.of(new Notice(other, Message.of(notice(), "tribe", seat, "id", pact())));
    }
}

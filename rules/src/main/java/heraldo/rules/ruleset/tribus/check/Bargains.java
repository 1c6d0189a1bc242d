package heraldo.rules.ruleset.tribus.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.order.Accept;
import heraldo.rules.ruleset.tribus.order.Bargain;
import heraldo.rules.ruleset.tribus.order.Proposal;
import heraldo.rules.ruleset.tribus.order.Reject;
import heraldo.rules.ruleset.tribus.order.Withdraw;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Whether what is said of a pact can stand (§3, pact codes at entry). */
public record Bargains(Chart chart) {

    /** Why it cannot, if so. */
    public Optional<Refusal> refusal(World world, int tribe, Bargain bargain) {
        return switch (bargain) {
            case Proposal proposal -> proposal(world, tribe, proposal);
            case Accept accept -> known(world, accept.pact(), pact -> pact.receiver() == tribe);
            case Reject reject -> known(world, reject.pact(), pact -> pact.receiver() == tribe);
            case Withdraw withdraw -> known(world, withdraw.pact(), pact -> pact.giver() == tribe);
        };
    }

    private Optional<Refusal> proposal(World world, int tribe, Proposal proposal) {
        int other = proposal.with().number();
        if (other == tribe) {
            return Optional.of(Refusal.of("E_SELF", "Q39"));
        }
        if (!world.in(other)) {
            return Optional.of(Refusal.of("E_TRIBE_OUT", "Q39", "tribe", Say.tribe(other)));
        }
        return twice(proposal)
                .or(() -> missing(world, tribe, proposal.give()))
                .or(() -> missing(world, other, proposal.get()));
    }

    private Optional<Refusal> twice(Proposal proposal) {
        List<Asset> all = new ArrayList<>(proposal.give());
        all.addAll(proposal.get());
        boolean distinct = new TreeSet<>(all.stream().map(Asset::place).toList()).size() == all.size();
        return distinct ? Optional.empty() : Optional.of(Refusal.of("E_DUP_ASSET", "Q38"));
    }

    private Optional<Refusal> missing(World world, int giver, List<Asset> assets) {
        Property property = new Property(chart);
        return assets.stream()
                .filter(asset -> !property.owns(world.board(), giver, asset))
                .findFirst()
                .map(asset ->
                        Refusal.of("E_ASSET", "Q38", "asset", new Say(chart).asset(asset), "tribe", Say.tribe(giver)));
    }

    private static Optional<Refusal> known(World world, int id, Predicate<Pact> whose) {
        return world.proposal(id).filter(whose).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of("E_NO_PACT", "Q39", "id", id));
    }
}

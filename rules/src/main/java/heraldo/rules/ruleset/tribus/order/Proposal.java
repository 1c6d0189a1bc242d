package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.state.Asset;
import java.util.List;
import java.util.Optional;

/**
 * <i>Pacto</i>: what a tribe offers another and asks for.
 *
 * @param note the favour, in words; published and not enforced (Q40)
 */
public record Proposal(Seat with, List<Asset> give, List<Asset> get, Optional<String> note) implements Bargain {
    public Proposal {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }
}

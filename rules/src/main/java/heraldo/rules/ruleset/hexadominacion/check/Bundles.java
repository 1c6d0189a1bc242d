package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.Optional;

/** What the two sides of a bargain must be (R11). */
final class Bundles {

    private Bundles() {}

    /** A side that offers nothing. */
    static Optional<Refusal> empty(Stock bundle) {
        return Check.when(bundle.isNone(), "E_EMPTY_SIDE", "R11");
    }

    /** A resource on both sides. */
    static Optional<Refusal> overlap(Stock gives, Stock gets) {
        return Resource.ALL.stream()
                .filter(resource -> gives.get(resource) > 0 && gets.get(resource) > 0)
                .findFirst()
                .map(resource ->
                        Refusal.of("E_SAME_RESOURCE", "H9", "resource", Message.of("resource." + resource.id())));
    }
}

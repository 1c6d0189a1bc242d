package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.Build;
import heraldo.rules.ruleset.kaixiflan.order.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.order.Founding;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.Guide;
import heraldo.rules.ruleset.kaixiflan.order.Import;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Progressing;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.order.Vote;
import java.util.List;

/** The check of every kind of order. */
final class Checks {

    private record Entry<O extends Order>(Class<O> kind, Check<O> check) {}

    private final List<Entry<?>> entries;

    Checks(Tributes tributes) {
        entries = List.of(
                new Entry<>(Marching.class, new MarchCheck()),
                new Entry<>(Gathering.class, new GatherCheck()),
                new Entry<>(Explore.class, new ExploreCheck()),
                new Entry<>(Enlisting.class, new EnlistCheck()),
                new Entry<>(Build.class, new BuildCheck()),
                new Entry<>(Founding.class, new FoundingCheck()),
                new Entry<>(Exchange.class, new ExchangeCheck()),
                new Entry<>(Fight.class, new FightCheck()),
                new Entry<>(Progressing.class, new ProgressCheck()),
                new Entry<>(Agreement.class, new AgreementCheck()),
                new Entry<>(Banquet.class, new BanquetCheck()),
                new Entry<>(Guide.class, new GuideCheck()),
                new Entry<>(Vote.class, new VoteCheck()),
                new Entry<>(Import.class, new ImportCheck()),
                new Entry<>(Ballad.class, new BalladCheck()),
                new Entry<>(Tribute.class, new TributeCheck(tributes)),
                new Entry<>(Name.class, new NameCheck()),
                new Entry<>(Order.class, new FreeCheck()));
    }

    /** The check of an order. */
    <O extends Order> Check<O> of(O order) {
        for (Entry<?> entry : entries) {
            if (entry.kind().isInstance(order)) {
                @SuppressWarnings("unchecked") // the entry's check takes orders of this kind
                Check<O> check = (Check<O>) entry.check();
                return check;
            }
        }
        throw new IllegalArgumentException("no order of this game: " + order);
    }
}

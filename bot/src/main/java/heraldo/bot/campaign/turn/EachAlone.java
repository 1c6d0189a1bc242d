package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.CampaignId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs an action for one campaign after another: a failure in one is retried next time, and holds up no other. */
final class EachAlone {

    private static final Logger LOG = LoggerFactory.getLogger(EachAlone.class);

    private EachAlone() {}

    static <T> void of(List<T> all, Function<T, CampaignId> campaign, Consumer<T> step) {
        for (T each : all) {
            try {
                step.accept(each);
            } catch (RuntimeException e) {
                LOG.error(
                        "something of {} waits: {}",
                        campaign.apply(each),
                        e.getClass().getName());
            }
        }
    }
}

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.rules.chance.SeedChain;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The chains of seeds of the campaigns that were played last: a chain never changes, and takes a millisecond to make. */
final class Chains {
    /** Two kilobytes each. */
    private static final int KEPT = 1_024;

    private final Map<CampaignId, SeedChain> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<CampaignId, SeedChain> eldest) {
            return size() > KEPT;
        }
    };

    /**
     * The chain of a campaign.
     *
     * @param master the campaign's secret, asked for if the chain has to be made
     */
    synchronized SeedChain of(CampaignId campaign, Supplier<byte[]> master) {
        SeedChain known = kept.get(campaign);
        if (known == null) {
            known = SeedChain.of(campaign.text(), master.get());
            kept.put(campaign, known);
        }
        return known;
    }
}

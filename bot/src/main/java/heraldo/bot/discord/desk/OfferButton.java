package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Optional;

/** The button in a seat's channel that opens an offer for its reader alone. */
public final class OfferButton implements ComponentHandler {

    private static final String ACTION = "offer";

    private final OfferFlow flow;

    OfferButton(OfferFlow flow) {
        this.flow = flow;
    }

    /** Returns the component id of the button for an offer. */
    public static ComponentId componentId(CampaignId campaign, long offer) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, 0, String.valueOf(offer));
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return DeskPress.OFFER_SHOW.errand();
    }

    @Override
    public Answer answer(Admitted admitted) {
        String offer = admitted.call().componentId().orElseThrow().argument();
        return flow.show(admitted, Long.parseLong(offer));
    }
}

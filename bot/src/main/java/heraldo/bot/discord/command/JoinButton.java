package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.rules.kernel.Seat;
import java.util.Optional;

/** The button of an invitation: takes the seat that is offered, or the first free one, or asks what a newcomer has to say first. */
public final class JoinButton implements ComponentHandler {

    private static final String ACTION = "join";

    private final Enrolment enrolment;

    JoinButton(Enrolment enrolment) {
        this.enrolment = enrolment;
    }

    /** Returns the component id of an invitation's button. */
    public static ComponentId componentId(CampaignId campaign) {
        return ComponentId.open(ACTION, campaign);
    }

    /** Returns the component id of the button below the news of an offered seat, for that seat only. */
    public static ComponentId componentId(CampaignId campaign, Seat seat) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, 0, String.valueOf(seat.number()));
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return enrolment.modal(admitted);
    }

    @Override
    public String errand() {
        return "campaign join";
    }

    @Override
    public boolean asks() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Optional<Seat> wish = admitted.call()
                .componentId()
                .map(ComponentId::argument)
                .filter(number -> !number.isEmpty())
                .map(number -> new Seat(Integer.parseInt(number)));
        return enrolment.join(admitted, enrolment.newcomer(admitted), wish);
    }
}

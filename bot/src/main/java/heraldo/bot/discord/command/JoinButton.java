package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;

/** The button of an invitation: takes the first free seat, or asks what a newcomer has to say first. */
public final class JoinButton implements ComponentHandler {

    private static final String ACTION = "join";

    private final Enrolment enrolment;

    JoinButton(Enrolment enrolment) {
        this.enrolment = enrolment;
    }

    /** What the button of an invitation stands for. */
    public static ComponentId componentId(CampaignId campaign) {
        return ComponentId.open(ACTION, campaign);
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
        return enrolment.join(admitted, enrolment.newcomer(admitted), Optional.empty());
    }
}

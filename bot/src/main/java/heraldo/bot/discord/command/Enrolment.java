package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Newcomer;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.order.EnrolmentForms;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives a newcomer a seat. A modal asks for what the ruleset needs and the command left out. */
final class Enrolment implements ComponentHandler {

    private static final String ACTION = "enrol";

    private final BotContext context;
    private final EnrolmentForms forms;

    Enrolment(BotContext context) {
        this.context = context;
        this.forms = new EnrolmentForms(context);
    }

    List<CommandOption> options() {
        return forms.options();
    }

    /** The modal, if something must still be said; whatever stands in the way of joining is said by {@link #join}. */
    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        try {
            Newcomer newcomer = newcomer(admitted);
            Campaign campaign = newcomer.campaign();
            ComponentId componentId = new ComponentId(
                    ACTION, Optional.of(campaign.id()), 0, admitted.act().user(), "");
            return newcomer.form().flatMap(type -> forms.modal(admitted, type, componentId));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the newcomer's campaign and the enrolment form that it asks for.
     *
     * @throws RefusedException if the caller cannot join
     */
    Newcomer newcomer(Admitted admitted) {
        return desk().newcomer(admitted.act());
    }

    /** Takes a seat: a certain one, or the first that is free. */
    Answer join(Admitted admitted, Newcomer newcomer, Optional<Seat> wish) {
        Optional<Order> form = newcomer.form().map(type -> forms.read(admitted, type));
        CampaignSeat seated = desk().join(admitted.act(), wish, form);
        boolean running = seated.campaign().status() == CampaignStatus.RUNNING;
        Speech speech = context.speech(seated.campaign(), admitted.tongue());
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("discord.joined", "seat", seated.occupancy().seat(), "running", String.valueOf(running)));
        if (running) {
            settled(seated).forEach(message -> lines.add(speech.say(message)));
        }
        return Answer.of(String.join("\n", lines));
    }

    /** Lists the parts of the sign-up that are settled already, since the seat has begun to play. */
    private List<Message> settled(CampaignSeat seated) {
        return context.office()
                .archive()
                .legible(seated.campaign().id())
                .map(position -> position.settled(seated.occupancy().seat()))
                .orElse(List.of());
    }

    List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        Newcomer newcomer = newcomer(admitted);
        return newcomer.form()
                .map(type -> forms.suggestions(admitted, type, option, typed))
                .orElse(List.of());
    }

    @Override
    public String action() {
        return ACTION;
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
        return join(admitted, newcomer(admitted), Optional.empty());
    }

    private CampaignDesk desk() {
        return context.office().campaigns();
    }
}

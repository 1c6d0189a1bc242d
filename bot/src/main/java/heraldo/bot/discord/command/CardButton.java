package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.rules.kernel.Seat;
import java.util.Optional;

/** A button that opens a seat's own card of a turn for its holder, however long ago that was. */
public final class CardButton implements ComponentHandler {

    private static final String ACTION = "card";

    private final CardCommand command;

    CardButton(CardCommand command) {
        this.command = command;
    }

    /**
     * Returns the component id of the button.
     *
     * @param turn its number in the books
     */
    public static ComponentId componentId(CampaignId campaign, int turn, Seat seat) {
        return new ComponentId(ACTION, Optional.of(campaign), 0, 0, turn + " " + seat.number());
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return command.errand();
    }

    @Override
    public Answer answer(Admitted admitted) {
        String[] meant = admitted.call().componentId().orElseThrow().argument().split(" ", -1);
        return command.answer(admitted, Integer.parseInt(meant[0]), Optional.of(new Seat(Integer.parseInt(meant[1]))));
    }
}

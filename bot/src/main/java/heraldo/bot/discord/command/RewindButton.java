package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.rules.kernel.Message;
import java.util.Arrays;
import java.util.Optional;

/** The game master opens a turn again, having been asked. The button remembers which turn was open then. */
final class RewindButton implements ComponentHandler {

    private static final String ACTION = "rewind.yes";

    private final BotContext context;

    RewindButton(BotContext context) {
        this.context = context;
    }

    static ComponentId componentId(RewindOffer offer, long user) {
        String argument = offer.number() + " " + offer.open().number() + " "
                + offer.open().step();
        return new ComponentId(ACTION, Optional.of(offer.campaign().id()), 0, user, argument);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "gm rewind";
    }

    @Override
    public Answer answer(Admitted admitted) {
        ComponentId componentId = admitted.call().componentId().orElseThrow();
        Campaign campaign = admitted.campaign();
        int[] numbers = Arrays.stream(componentId.argument().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        RewindOffer offer = new RewindOffer(campaign, numbers[0], new TurnKey(campaign.id(), numbers[1], numbers[2]));
        Message words = context.office().gameMaster().rewind(admitted.act(), offer);
        return Answer.of(context.speech(admitted.roster(), admitted.tongue()).say("discord.gm.done", "words", words));
    }
}

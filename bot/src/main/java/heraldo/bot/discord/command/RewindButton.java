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

/** The game master's yes or no to going back. The button remembers which turn was open when the question was asked. */
final class RewindButton implements ComponentHandler {

    private static final String YES = "rewind.yes";
    private static final String NO = "rewind.no";

    private final BotContext context;
    private final String action;

    private RewindButton(BotContext context, String action) {
        this.context = context;
        this.action = action;
    }

    static RewindButton yes(BotContext context) {
        return new RewindButton(context, YES);
    }

    static RewindButton no(BotContext context) {
        return new RewindButton(context, NO);
    }

    static ComponentId yes(RewindOffer offer, long user) {
        return componentId(YES, offer, user);
    }

    static ComponentId no(RewindOffer offer, long user) {
        return componentId(NO, offer, user);
    }

    private static ComponentId componentId(String action, RewindOffer offer, long user) {
        String argument = offer.number() + " " + offer.open().number() + " "
                + offer.open().step();
        return new ComponentId(action, Optional.of(offer.campaign().id()), 0, user, argument);
    }

    @Override
    public String action() {
        return action;
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
        if (action.equals(NO)) {
            return Answer.of(context.speech(admitted.call()).say("discord.rewind.dropped"));
        }
        int[] numbers = Arrays.stream(componentId.argument().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        RewindOffer offer = new RewindOffer(campaign, numbers[0], new TurnKey(campaign.id(), numbers[1], numbers[2]));
        Message words = context.office().gameMaster().rewind(admitted.act(), offer);
        return Answer.of(context.speech(admitted.roster(), admitted.tongue()).say("discord.gm.done", "words", words));
    }
}

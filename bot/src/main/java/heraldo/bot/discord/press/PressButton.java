package heraldo.bot.discord.press;

import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/** A button under an unsigned dispatch, for the game master alone. */
public final class PressButton implements ComponentHandler {

    private static final String WITHDRAW = "press.withdraw";
    private static final String BAR = "press.bar";

    private final BotContext context;
    private final String action;
    private final Deed deed;

    /** What the game master does about a missive. */
    @FunctionalInterface
    private interface Deed {
        Message by(PressDirection direction, Act act, long missive);
    }

    private PressButton(BotContext context, String action, Deed deed) {
        this.context = context;
        this.action = action;
        this.deed = deed;
    }

    /** Both of them. */
    public static List<ComponentHandler> all(BotContext context) {
        return List.of(
                new PressButton(context, WITHDRAW, PressDirection::withdraw),
                new PressButton(context, BAR, PressDirection::bar));
    }

    /** What the button stands for that takes a missive out. */
    public static ComponentId withdraw(CampaignId campaign, long missive) {
        return new ComponentId(WITHDRAW, Optional.of(campaign), 0, 0, String.valueOf(missive));
    }

    /** What the button stands for that bars its writer. */
    public static ComponentId bar(CampaignId campaign, long missive) {
        return new ComponentId(BAR, Optional.of(campaign), 0, 0, String.valueOf(missive));
    }

    @Override
    public String action() {
        return action;
    }

    @Override
    public String errand() {
        return "gm press";
    }

    @Override
    public Answer answer(Admitted admitted) {
        long missive =
                Long.parseLong(admitted.call().componentId().orElseThrow().argument());
        Message words = deed.by(context.office().helm().press(), admitted.act(), missive);
        Speech speech = context.speech(admitted.roster(), admitted.tongue());
        String done = speech.say("discord.gm.done", "words", words);
        // Everybody was told that the game master sees all, where they do.
        Optional<String> writer = admitted.campaign().terms().gameMasterSees()
                ? context.office()
                        .press()
                        .missive(missive)
                        .map(found -> speech.say(
                                "discord.press.writer", "seat", found.writer().seat()))
                : Optional.empty();
        return Answer.of(writer.map(told -> done + "\n" + told).orElse(done));
    }
}

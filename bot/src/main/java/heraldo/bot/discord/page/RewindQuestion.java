package heraldo.bot.discord.page;

import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;

/**
 * Asks the game master to confirm going back, and explains the consequences.
 *
 * @param title which turn would be opened again
 * @param text what becomes of what was played since
 * @param yes the label of the button that does it
 */
public record RewindQuestion(String title, String text, String yes) {

    public static RewindQuestion of(BotContext context, RewindOffer offer, Speech speech) {
        int meant = seen(context, offer, offer.number());
        boolean open = offer.number() == offer.open().number();
        String text = speech.say(
                open ? "discord.rewind.question-open" : "discord.rewind.question",
                "turn",
                meant,
                "open",
                seen(context, offer, offer.open().number()));
        Speech plain = speech.plain();
        return new RewindQuestion(
                plain.say("discord.rewind.title", "turn", meant), text, plain.say("discord.rewind.yes", "turn", meant));
    }

    private static int seen(BotContext context, RewindOffer offer, int number) {
        return context.office().archive().number(offer.campaign().id(), number).seen();
    }
}

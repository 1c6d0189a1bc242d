package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.discord.desk.OfferButton;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Set;

/** Tells a seat that another has offered something, or has answered; what, is behind the button, for its reader alone. */
final class OfferPost {

    /** The keys of news that the reader has to answer. */
    private static final Set<String> ASKING =
            Set.of("campaign.post.offer-came", "campaign.post.offers-came", "campaign.post.offer-countered");

    private OfferPost() {}

    static Answer write(Letter letter) {
        Message told = letter.dispatch().message().orElseThrow();
        long offer = ((Number) Known.in(told.arguments(), "offer")).longValue();
        String player = asks(letter.dispatch()) ? Letter.mention(letter.called()) : "";
        Embed embed = new Embed("", letter.speech().say(told), asks(letter.dispatch()) ? Tone.GOOD : Tone.CALM);
        AnswerButton key = new AnswerButton(
                letter.speech().plain().say("discord.offer.see"),
                OfferButton.componentId(letter.campaign().id(), offer),
                Weight.MAIN);
        return new Answer(player, List.of(embed), List.of(), List.of(key));
    }

    /** Returns whether the reader has something to do. */
    static boolean asks(Dispatch dispatch) {
        return dispatch.message().map(Message::key).filter(ASKING::contains).isPresent();
    }
}

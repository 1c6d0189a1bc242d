package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.press.TreatyKeys;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import java.util.List;

/** Tells a seat that a treaty was offered to it, or that one of its own has moved; what, is behind the button. */
final class TreatyPost {

    private static final String ASKING = "campaign.post.treaty-came";

    private TreatyPost() {}

    static Answer write(Letter letter) {
        Message told = letter.dispatch().message().orElseThrow();
        long treaty = ((Number) Known.in(told.arguments(), "treaty")).longValue();
        boolean asks = asks(letter.dispatch());
        String player = asks ? Letter.mention(letter.called()) : "";
        Embed embed = new Embed("", letter.speech().say(told), asks ? Tone.GOOD : Tone.CALM);
        AnswerButton key = new AnswerButton(
                letter.speech().plain().say("discord.treaty.key.see"),
                TreatyKeys.see(letter.campaign().id(), treaty),
                Weight.MAIN);
        return new Answer(player, List.of(embed), List.of(), List.of(key));
    }

    /** Returns whether the reader has something to do. */
    static boolean asks(Dispatch dispatch) {
        return dispatch.message().map(Message::key).filter(ASKING::equals).isPresent();
    }
}

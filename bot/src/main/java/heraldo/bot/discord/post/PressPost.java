package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.press.PressButton;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import java.util.ArrayList;
import java.util.List;

/** What a seat tells everybody in the public talk, in its name or without it. */
final class PressPost {

    private static final String ANONYMOUS = "campaign.post.press-anonymous";

    private PressPost() {}

    static Card write(Letter letter) {
        Message told = letter.dispatch().message().orElseThrow();
        Speech crested = letter.context().crested(letter.campaign(), letter.speech());
        List<Part> parts = new ArrayList<>();
        parts.add(new Words(crested.say(told)));
        if (told.key().equals(ANONYMOUS)) {
            long missive = missive(told);
            parts.add(new Keys(List.of(
                    key(
                            letter,
                            "withdraw",
                            PressButton.withdraw(letter.campaign().id(), missive)),
                    key(letter, "bar", PressButton.bar(letter.campaign().id(), missive)))));
        }
        return new Card("", Tone.CALM.rgb(), parts);
    }

    /** What stands in its place once the game master has taken it out. */
    static Card withdrawn(Letter letter) {
        return new Card(
                "", Tone.CALM.rgb(), List.of(new Words("-# " + letter.speech().say("discord.press.withdrawn"))));
    }

    /** The number of the missive of which a dispatch tells. */
    static long missive(Message told) {
        return ((Number) Known.in(told.arguments(), "missive")).longValue();
    }

    private static AnswerButton key(Letter letter, String label, ComponentId meaning) {
        return new AnswerButton(letter.speech().plain().say("discord.press." + label), meaning, Weight.SIDE);
    }
}

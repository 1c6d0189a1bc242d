package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import java.util.List;

/** The message of a seat to everybody in the public talk, in its name or without it. */
final class PressPost {

    private PressPost() {}

    static Card write(Letter letter) {
        Message told = letter.dispatch().message().orElseThrow();
        Speech crested = letter.context().crested(letter.campaign(), letter.speech());
        return new Card("", Tone.CALM.rgb(), List.of(new Words(crested.say(told))));
    }

    /** Returns the card that replaces a message after the game master has withdrawn it. */
    static Card withdrawn(Letter letter) {
        return new Card(
                "", Tone.CALM.rgb(), List.of(new Words("-# " + letter.speech().say("discord.press.withdrawn"))));
    }

    /** The number of the missive of which a dispatch tells. */
    static long missive(Message told) {
        return ((Number) Known.in(told.arguments(), "missive")).longValue();
    }
}

package heraldo.bot.sandbox.person;

import java.util.Optional;

/**
 * The bot's reply to a person's action: a message, or a form to fill in.
 *
 * @param message the answer, or the message that was changed in place
 * @param form the form that opened
 */
public record Reply(Optional<Said> message, Optional<Form> form) {
    /** The words of the answer; empty when a form opened. */
    public String text() {
        return message.map(Said::text).orElse("");
    }

    /**
     * The message.
     *
     * @throws TurnedAwayException if a form opened instead
     */
    public Said said() {
        return message.orElseThrow(() -> new TurnedAwayException("a form opened where a message was expected"));
    }

    /**
     * The form.
     *
     * @throws TurnedAwayException if a message came instead; it tells its words
     */
    public Form asked() {
        return form.orElseThrow(() -> new TurnedAwayException("no form opened, but: " + text()));
    }
}

package heraldo.bot.discord.opening;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The forms of a draft. */
enum DraftForm {
    /** The campaign's name and language. */
    NAME,
    /** The clock of the turns. */
    CLOCK,
    /** The early end of turns, and the reminders. */
    PACE,
    /** The treatment of players who send nothing. */
    ABSENCE,
    /** The press, and the visibility of information. */
    PRESS,
    /** The quiet days, on which no turn ends. */
    QUIET;

    /** Returns the form's code within ids and keys. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is called so. */
    static Optional<DraftForm> of(String code) {
        return Arrays.stream(values()).filter(form -> form.code().equals(code)).findFirst();
    }
}

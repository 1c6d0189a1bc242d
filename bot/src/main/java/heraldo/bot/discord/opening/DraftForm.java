package heraldo.bot.discord.opening;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The forms of a draft. */
enum DraftForm {
    /** What the campaign is called, and its language. */
    NAME,
    /** When turns end. */
    CLOCK,
    /** Whether they end earlier, and who is reminded. */
    PACE,
    /** What happens to those who send nothing. */
    ABSENCE,
    /** What may be said, and who sees what. */
    PRESS,
    /** On which days no turn ends. */
    QUIET;

    /** How it is called within ids and keys. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is called so. */
    static Optional<DraftForm> of(String code) {
        return Arrays.stream(values()).filter(form -> form.code().equals(code)).findFirst();
    }
}

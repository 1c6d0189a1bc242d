package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.RefusedException;
import java.util.function.Consumer;

/** How whoever comes is received, and what is said when an act did not lead to an answer. */
public interface CallObserver {

    /** Somebody has come, whatever he asks for, and is turned away. */
    void welcome(Call call);

    /** Somebody has come and is let in. Runs before he is served. */
    void welcome(Admitted admitted);

    /** The sentence of a refusal, in the reader's language. */
    String refused(Call call, RefusedException refusal);

    /** An apology for a failure that was not the reader's fault, with a reference for whoever looks into the log. */
    String sorry(Call call, String reference);

    /**
     * Tells a caller, after what he asked for, what else he has to know; each thing once.
     *
     * @param teller hands it over, so that he alone sees it
     */
    void dismiss(Call call, Consumer<Answer> teller);

    /** A button or modal that means nothing (any more). */
    String stale(Call call);
}

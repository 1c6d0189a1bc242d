package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.RefusedException;
import java.util.List;
import java.util.function.Consumer;

/** Hooks around a call: how a caller is received, and what is said when an act led to no answer. */
public interface CallObserver {

    /** A caller is turned away, whatever they asked for. */
    void welcome(Call call);

    /** A caller is let in. Runs before the call is handled. */
    void welcome(Admitted admitted);

    /** The sentence of a refusal, in the reader's language. */
    String refused(Call call, RefusedException refusal);

    /** Returns the label of the button that reopens refused input. */
    String mend(Call call);

    /** Returns an embed that gives the typed texts back to their user. */
    Embed typed(Call call, List<Corrections.Typed> texts);

    /** An apology for a failure that was not the reader's fault, with a reference for whoever looks into the log. */
    String sorry(Call call, String reference);

    /**
     * Tells a caller, after what they asked for, what else they have to know; each thing once.
     *
     * @param teller hands it over, so that they alone see it
     */
    void dismiss(Call call, Consumer<Answer> teller);

    /** A button or modal that means nothing (any more). */
    String stale(Call call);
}

package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/** A refusal: the request cannot be carried out, and nothing was changed. Carries the sentence for the user. */
public class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;
    private final String ruleset;

    public RefusedException(Refusal refusal) {
        this(refusal, "");
    }

    /**
     * A refusal in the words of a ruleset that the reader need not play yet.
     *
     * @param ruleset its id; empty for that of the campaign in which the act was given
     */
    public RefusedException(Refusal refusal, String ruleset) {
        super(refusal.code(), null, false, false);
        this.refusal = refusal;
        this.ruleset = ruleset;
    }
    /** A refusal of the platform itself: the sentence is {@code campaign.refusal.<code>}. */
    public static RefusedException of(String code, Object... namesAndValues) {
        return new RefusedException(new Refusal(code, "", Message.of("campaign.refusal." + code, namesAndValues)));
    }

    public Refusal refusal() {
        return refusal;
    }

    /** The ruleset in whose words it is said, where that is not simply the campaign's. */
    public Optional<String> ruleset() {
        return Optional.of(ruleset).filter(id -> !id.isEmpty());
    }
}

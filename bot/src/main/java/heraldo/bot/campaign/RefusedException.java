package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;

/** What was asked cannot be done, and nothing was changed. Carries the sentence for whoever asked. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.code(), null, false, false);
        this.refusal = refusal;
    }

    /** A refusal of the platform itself: the sentence is {@code campaign.refusal.<code>}. */
    public static RefusedException of(String code, Object... namesAndValues) {
        return new RefusedException(new Refusal(code, "", Message.of("campaign.refusal." + code, namesAndValues)));
    }

    public Refusal refusal() {
        return refusal;
    }
}

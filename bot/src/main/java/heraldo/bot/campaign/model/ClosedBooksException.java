package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;

/** The books cannot be read or written just now: the disk is full, or another program has them. Nothing was changed, unless the code says otherwise. */
public final class ClosedBooksException extends RefusedException {
    private static final long serialVersionUID = 1;

    private final String forHost;

    /**
     * A refusal.
     *
     * @param code its sentence is {@code campaign.refusal.books-<code>}
     */
    public ClosedBooksException(String code) {
        this(code, "");
    }

    /**
     * A refusal of which the host may know more.
     *
     * @param code its sentence is {@code campaign.refusal.books-<code>}
     * @param forHost a sentence; empty if there is none
     */
    public ClosedBooksException(String code, String forHost) {
        super(new Refusal("books-" + code, "", Message.of("campaign.refusal.books-" + code)));
        this.forHost = forHost;
    }

    /** Returns a sentence for the host; empty if there is none. */
    public String forHost() {
        return forHost;
    }
}

package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;

/** The books cannot be read or written just now: the disk is full, or another program has them. Nothing was changed, unless the code says otherwise. */
public final class ClosedBooksException extends RefusedException {
    private static final long serialVersionUID = 1;

    /**
     * A refusal.
     *
     * @param code its sentence is {@code campaign.refusal.books-<code>}
     */
    public ClosedBooksException(String code) {
        super(new Refusal("books-" + code, "", Message.of("campaign.refusal.books-" + code)));
    }
}

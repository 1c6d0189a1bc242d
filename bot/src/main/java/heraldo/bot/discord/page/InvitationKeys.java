package heraldo.bot.discord.page;

import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.Speech;
import java.util.List;

/** The buttons with which an invitation is answered. The books, not the button, say who was invited. */
public final class InvitationKeys {

    /** Shows what everybody may know of what is offered. */
    public static final String SEE = "invitation.see";

    /** Says yes. */
    public static final String ACCEPT = "invitation.yes";

    /** Says no. */
    public static final String DECLINE = "invitation.no";

    private InvitationKeys() {}

    /**
     * The answers to an invitation.
     *
     * @param personal whether one person was asked, who may say no
     */
    public static List<AnswerButton> of(long invitation, boolean seat, boolean personal, Speech plain) {
        AnswerButton see = key(SEE, "see", invitation, AnswerButton.Weight.SIDE, plain);
        AnswerButton yes = key(ACCEPT, seat ? "take" : "direct", invitation, AnswerButton.Weight.CONSENT, plain);
        return personal
                ? List.of(see, yes, key(DECLINE, "decline", invitation, AnswerButton.Weight.SIDE, plain))
                : List.of(see, yes);
    }

    private static AnswerButton key(
            String action, String label, long invitation, AnswerButton.Weight weight, Speech plain) {
        return new AnswerButton(
                plain.say("discord.invitation." + label),
                ComponentId.of(action, 0, String.valueOf(invitation)),
                weight);
    }
}

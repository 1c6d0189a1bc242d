package heraldo.bot.campaign.staff;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.time.Duration;
import java.util.Optional;

/** Asks people to take a seat, or the direction of a campaign. */
public final class Asking {

    /** The time for which an invitation can be answered. */
    private static final Duration STANDS = Duration.ofDays(2);

    private Asking() {}

    /**
     * Offers a seat in place of its holder, and tells everybody.
     *
     * @param turns the number of turns; 0 for good
     * @return the public words
     */
    public static Message seat(StaffTable table, Occupancy occupancy, Guest guest, int turns) {
        long number = table.books().staff().invite(invitation(table, Optional.of(occupancy), guest, turns));
        letter(table, guest, number, "invitation");
        if (occupancy.played()) {
            warn(table, occupancy, guest, turns);
        }
        return told(table, guest, number, Posts.say("invite", "seat", occupancy.seat(), "turns", turns));
    }

    /**
     * Asks somebody to direct the campaign, and tells everybody.
     *
     * @return the public words
     */
    public static Message direction(StaffTable table, Guest guest) {
        long number = table.books().staff().invite(invitation(table, Optional.empty(), guest, 0));
        letter(table, guest, number, "invitation-direct");
        return told(table, guest, number, Posts.say("handover", "seat", 0, "turns", 0));
    }

    /** Tells the holder, in the seat's own channel, what is offered of it, and that orders end the offer. */
    private static void warn(StaffTable table, Occupancy occupancy, Guest guest, int turns) {
        Message words = Posts.say("absence-yours", "who", guest.anybody() ? "ANYBODY" : "SOMEBODY", "turns", turns);
        table.books()
                .outbox()
                .add(
                        table.campaign().id(),
                        Dispatch.Kind.WHISPER,
                        table.key(),
                        Optional.of(occupancy.seat()),
                        Optional.of(words),
                        table.now());
    }

    private static Message told(StaffTable table, Guest guest, long number, Message words) {
        Message named = guest.anybody()
                ? words.with("who", "ANYBODY")
                : Posts.naming(words, guest.name()).with("who", "SOMEBODY");
        Message told = named.with("invitation", number);
        table.tell(told);
        return told;
    }

    private static void letter(StaffTable table, Guest guest, long number, String key) {
        if (guest.anybody()) {
            return;
        }
        Invitation invitation = table.books().staff().invitation(number).orElseThrow();
        table.write(
                guest.user(),
                Posts.say(
                        key,
                        "invitation",
                        number,
                        "seat",
                        table.name(invitation),
                        "turns",
                        invitation.turns(),
                        "campaign",
                        new PlayerText(table.campaign().name())));
    }

    private static Invitation invitation(StaffTable table, Optional<Occupancy> occupancy, Guest guest, int turns) {
        return new Invitation(
                0,
                table.campaign().id(),
                occupancy.map(Occupancy::seat),
                occupancy.filter(Occupancy::played).map(Occupancy::user).orElse(0L),
                new Guest(guest.user(), guest.name()),
                turns,
                new Invitation.Span(table.now(), table.now().plus(STANDS)),
                Invitation.State.OPEN);
    }
}

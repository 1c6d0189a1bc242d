package heraldo.bot.campaign.staff;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.PlayerText;
import java.util.Optional;

/** Seats that somebody plays for another go back. */
public final class Loans {

    private Loans() {}

    /** Gives back every seat that has been played for as many turns as it was lent for. */
    public static void end(StaffTable table) {
        table.books().staff().loans(table.campaign().id()).stream()
                .filter(loan -> loan.left() <= 0)
                .forEach(loan -> giveBack(table, loan));
    }

    /** Ends a loan: the seat goes back to its owner, who is called in its channel. */
    public static void giveBack(StaffTable table, Loan loan) {
        Occupancy occupancy = table.occupancy(loan.seat());
        Occupancy back =
                loan.owner() == 0 ? occupancy.heldBy(Holder.VACANT) : occupancy.heldBy(loan.owner(), loan.ownerName());
        table.pass(
                back,
                Parting.RETURNED,
                Posts.say(
                        back.played() ? "seat-back" : "seat-left",
                        "name",
                        new PlayerText(back.name()),
                        "player",
                        new PlayerText(back.userName())));
        if (back.played()) {
            table.key()
                    .ifPresent(turn -> Posts.to(
                            table.books(),
                            Dispatch.Kind.WHISPER,
                            turn,
                            loan.seat(),
                            Optional.of(Posts.say("seat-back-yours", "name", new PlayerText(back.name()))),
                            table.now()));
        }
    }
}

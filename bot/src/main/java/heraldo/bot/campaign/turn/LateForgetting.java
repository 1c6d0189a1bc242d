package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.PeopleBook.Due;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import java.util.List;

/**
 * Forgets, once a campaign has ended, players who had left it and asked to be forgotten while it was running, unless they came
 * back and played to its end.
 */
final class LateForgetting {
    private final Bureau bureau;

    LateForgetting(Bureau bureau) {
        this.bureau = bureau;
    }

    void work() {
        List<Due> due = bureau.ledger().read(books -> books.people().due());
        EachAlone.of(due, Due::campaign, this::forget);
    }

    private void forget(Due due) {
        bureau.ledger().record(books -> {
            if (!stands(books, due)) {
                books.people().rename(due.campaign(), due.renaming());
            }
            books.people().settled(due);
            CrashPoint.FORGET_WRITTEN.reached();
        });
        CrashPoint.FORGET_COMMITTED.reached();
    }

    private static boolean stands(Books books, Due due) {
        long user = due.renaming().user();
        return Usher.occupancy(books, Usher.find(books, due.campaign()), user).isPresent();
    }
}

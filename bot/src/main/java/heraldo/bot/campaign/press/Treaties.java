package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.TurnKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The expiry of treaties at the end of a turn. */
public final class Treaties {
    private Treaties() {}

    /** A turn has been opened: the parties of those whose last turn is over are told that, not what they say. */
    public static void turned(Books books, TurnKey opened, Instant now) {
        int shown = TurnNumber.of(books, opened).seen();
        int before = opened.number() == 1
                ? shown
                : TurnNumber.of(books, opened.campaign(), opened.number() - 1).seen();
        if (shown > before) {
            books.treaties().of(opened.campaign()).stream()
                    .filter(treaty -> treaty.in(before) == Standing.IN_FORCE && treaty.in(shown) == Standing.ENDED)
                    .forEach(treaty -> tell(books, opened, treaty, now));
        }
    }

    private static void tell(Books books, TurnKey opened, Treaty treaty, Instant now) {
        List<Occupancy> occupancies = books.occupancies().of(opened.campaign());
        treaty.seats().stream()
                .filter(seat -> occupancies.get(seat.number() - 1).played())
                .forEach(seat -> Posts.to(
                        books,
                        Dispatch.Kind.TREATY,
                        opened,
                        seat,
                        Optional.of(Posts.say("treaty-ended", "treaty", treaty.id())),
                        now));
    }
}

package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The notices that follow from all sheets of the open turn together. Their readers find them on their own sheet, as long as they
 * are true; the channel, which others read, says once a turn of each that there is something new, and never what.
 */
final class NoticeBoard {

    private final Sheets sheets;

    NoticeBoard(Sheets sheets) {
        this.sheets = sheets;
    }

    /** What the reader of a sheet may be told now. */
    List<Message> of(Books books, OpenSheet openSheet) {
        return notices(books, openSheet).stream()
                .filter(notice -> notice.to().equals(openSheet.seat()))
                .map(Notice::text)
                .toList();
    }

    /**
     * To be called after a sheet has been written. Its author finds what is new on the receipt.
     *
     * @param answered whether those whom it concerns are told of the act already
     * @return the seats for which there is news
     */
    Set<Seat> tell(Books books, Act act, OpenSheet openSheet, boolean answered, Instant now) {
        Set<Seat> told = new TreeSet<>();
        for (Notice notice : notices(books, openSheet)) {
            boolean played =
                    openSheet.occupancies().get(notice.to().number() - 1).played();
            boolean news = played && books.notices().tell(openSheet.turn().key(), notice, act.id());
            if (news) {
                told.add(notice.to());
            }
        }
        told.stream()
                .filter(seat -> !answered && !seat.equals(openSheet.seat()))
                .forEach(seat -> Posts.to(
                        books,
                        Dispatch.Kind.WHISPER,
                        openSheet.turn().key(),
                        seat,
                        Optional.of(Posts.say("sheet-concerned")),
                        now));
        return told;
    }

    /** Where sheets are played at once, nobody waits for anybody else's. */
    private List<Notice> notices(Books books, OpenSheet openSheet) {
        if (openSheet.instant()) {
            return List.of();
        }
        SortedMap<Seat, OrderSheet> written = new TreeMap<>();
        books.sheets()
                .latest(openSheet.turn().key())
                .forEach(revision -> written.put(revision.seat(), sheets.read(openSheet.campaign(), revision)));
        return openSheet.position().notices(written);
    }
}

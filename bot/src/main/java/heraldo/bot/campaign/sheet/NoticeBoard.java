package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
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
 * Sends the notices that follow from all sheets of the open turn together, each once a turn. Nobody is told when a notice
 * ceases to be true.
 */
final class NoticeBoard {

    private final Sheets sheets;

    NoticeBoard(Sheets sheets) {
        this.sheets = sheets;
    }

    /**
     * To be called after a sheet has been written. Its author finds what is new on the receipt, others in their channels.
     *
     * @return the seats for which there is news
     */
    Set<Seat> tell(Books books, Act act, OpenSheet openSheet, Instant now) {
        Set<Seat> told = new TreeSet<>();
        for (Notice notice : notices(books, openSheet)) {
            boolean played =
                    openSheet.occupancies().get(notice.to().number() - 1).played();
            boolean news = played && books.notices().tell(openSheet.turn().key(), notice, act.id());
            if (news) {
                told.add(notice.to());
            }
            if (news && !notice.to().equals(openSheet.seat())) {
                post(books, openSheet.turn().key(), notice, now);
            }
        }
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

    private static void post(Books books, TurnKey turn, Notice notice, Instant now) {
        books.outbox()
                .add(
                        turn.campaign(),
                        Dispatch.Kind.WHISPER,
                        Optional.of(turn),
                        Optional.of(notice.to()),
                        Optional.of(notice.text()),
                        now);
    }
}

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
 * The notices that follow from all sheets of the open turn together. Their readers find them on their own sheet; the channel,
 * which others read, says once a turn of each that there is something new, and never what. Nobody is told when a notice ceases to
 * be true because of what another writes; it goes when its reader has changed the own line.
 */
final class NoticeBoard {

    private final Sheets sheets;

    NoticeBoard(Sheets sheets) {
        this.sheets = sheets;
    }

    /** What the reader of a sheet has been told. */
    List<Message> of(Books books, OpenSheet openSheet) {
        return books.notices().told(openSheet.turn().key(), openSheet.seat());
    }

    /**
     * To be called after a sheet has been written. Its author finds what is new on the receipt.
     *
     * @param openSheet as it was before
     * @param written what stands on it now
     * @param answered whether those whom it concerns are told of the act already
     * @return the seats for which there is news
     */
    Set<Seat> tell(Books books, Act act, OpenSheet openSheet, OrderSheet written, boolean answered, Instant now) {
        forget(books, openSheet, written);
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

    /**
     * Takes back what rested on lines that are not on the sheet any more. The sheets of others are not looked at: whether they still
     * say the same shows nowhere.
     */
    private static void forget(Books books, OpenSheet openSheet, OrderSheet written) {
        List<Notice> kept = matched(openSheet, written);
        matched(openSheet, openSheet.sheet()).stream()
                .filter(notice -> !kept.contains(notice))
                .forEach(notice -> books.notices().takeBack(openSheet.turn().key(), notice));
    }

    /** What the reader would be told if all others had written their side of what stands on a sheet. */
    private static List<Notice> matched(OpenSheet openSheet, OrderSheet sheet) {
        Seat own = openSheet.seat();
        SortedMap<Seat, OrderSheet> all = new TreeMap<>();
        sheet.orders().stream()
                .flatMap(order -> openSheet.position().deals(own, order).stream())
                .forEach(deal -> all.merge(
                        deal.with(), OrderSheet.of(deal.mirrored()), (lines, one) -> lines.with(deal.mirrored())));
        all.put(own, sheet);
        return openSheet.position().notices(all).stream()
                .filter(notice -> notice.to().equals(own))
                .toList();
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

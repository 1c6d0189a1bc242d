package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Revision;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The notices that follow from all sheets of the open turn together. Their readers find them on their own sheet; the channel,
 * which others read, says once a turn of each that there is something new, and never what. Nobody is told when a notice ceases to
 * be true because of what another writes; it is hidden while the line of its reader on which it rested is off the own sheet.
 */
final class NoticeBoard {

    private final Sheets sheets;

    NoticeBoard(Sheets sheets) {
        this.sheets = sheets;
    }

    /**
     * The notices that the reader of a sheet was told, but for those that rested on lines that are not on it any more. The sheets of
     * others are not looked at: whether they still say the same shows nowhere, however often a line is taken back and written again.
     */
    List<Message> of(Books books, OpenSheet openSheet) {
        List<Message> told = books.notices().told(openSheet.turn().key(), openSheet.seat());
        if (told.isEmpty()) {
            return told;
        }
        List<Message> rested = revisions(books, openSheet)
                .flatMap(sheet -> matched(openSheet, sheet))
                .toList();
        List<Message> rests = matched(openSheet, openSheet.sheet()).toList();
        return told.stream()
                .filter(words -> rests.contains(words) || !rested.contains(words))
                .toList();
    }

    /** All that the seat has written in the turn. */
    private Stream<OrderSheet> revisions(Books books, OpenSheet openSheet) {
        int last = openSheet.latest().map(Revision::number).orElse(0);
        return IntStream.rangeClosed(1, last)
                .boxed()
                .flatMap(number -> books.sheets().find(openSheet.turn().key(), openSheet.seat(), number).stream())
                .map(revision -> sheets.read(openSheet.campaign(), revision));
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

    /** The notices that the reader would be told if all others had written their side of what stands on a sheet. */
    private static Stream<Message> matched(OpenSheet openSheet, OrderSheet sheet) {
        Seat own = openSheet.seat();
        SortedMap<Seat, OrderSheet> all = new TreeMap<>();
        sheet.orders().stream()
                .flatMap(order -> openSheet.position().deals(own, order).stream())
                .forEach(deal -> all.merge(
                        deal.with(), OrderSheet.of(deal.mirrored()), (lines, one) -> lines.with(deal.mirrored())));
        all.put(own, sheet);
        return openSheet.position().notices(all).stream()
                .filter(notice -> notice.to().equals(own))
                .map(Notice::text);
    }

    /**
     * Lists the notices about the sheets written so far; none in a turn that plays sheets at once, since nobody waits for others
     * there.
     */
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

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The bounds that a seat's treaties set to its governor, whether the player is absent or has left: it attacks no party to a
 * treaty in force, unless that party has attacked first since all had signed. The ruleset says which order attacks whom. Nobody
 * learns which lines were dropped.
 */
final class Pledges {
    private final Bureau bureau;
    private final PositionReader positions;
    private final Sheets sheets;

    Pledges(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
    }

    /** Returns the sheet that a governor wants, without lines that break the seat's treaties and lines that depend on those. */
    OrderSheet kept(Campaign campaign, CampaignTurn turn, Position<?> position, Seat seat, OrderSheet wanted) {
        SortedSet<Seat> struck = struck(position, seat, wanted);
        if (struck.isEmpty()) {
            return wanted;
        }
        SortedSet<Seat> spared = bureau.ledger().read(books -> spared(books, campaign, turn, seat));
        spared.retainAll(struck);
        spared.removeIf(party -> provoked(campaign, turn, seat, party));
        return spared.isEmpty() ? wanted : standing(position, seat, without(position, seat, wanted, spared));
    }

    private static SortedSet<Seat> struck(Position<?> position, Seat seat, OrderSheet sheet) {
        SortedSet<Seat> struck = new TreeSet<>();
        sheet.orders().forEach(order -> struck.addAll(position.harmed(seat, order)));
        return struck;
    }

    private static SortedSet<Seat> spared(Books books, Campaign campaign, CampaignTurn turn, Seat seat) {
        SortedSet<Seat> spared = new TreeSet<>();
        inForce(books, campaign, turn, seat).forEach(treaty -> spared.addAll(treaty.seats()));
        return spared;
    }

    private static List<Treaty> inForce(Books books, Campaign campaign, CampaignTurn turn, Seat seat) {
        int shown = TurnNumber.of(books, turn.key()).seen();
        return books.treaties().of(campaign.id()).stream()
                .filter(treaty -> treaty.party(seat).isPresent())
                .filter(treaty -> treaty.in(shown) == Treaty.Standing.IN_FORCE)
                .toList();
    }

    /** The treaty that two seats have signed last, from a turn and a moment on. */
    private record Bond(int turn, Instant signed) {}

    /** Returns whether a treaty party has attacked the seat since the two last signed. */
    private boolean provoked(Campaign campaign, CampaignTurn turn, Seat seat, Seat party) {
        return bureau.ledger()
                .read(books -> inForce(books, campaign, turn, seat).stream()
                        .filter(treaty -> treaty.party(party).isPresent())
                        .map(treaty -> new Bond(
                                treaty.turn().number(),
                                books.treaties().settled(treaty.id()).orElse(treaty.at())))
                        .max(Comparator.comparing(Bond::signed)))
                .filter(bond -> attacked(campaign, turn, bond, party, seat))
                .isPresent();
    }

    /** A turn that was played, and what a seat had sent. */
    private record Played(CampaignTurn turn, Revision sheet) {}

    /** Returns whether one seat has attacked another in a turn played since the signing; unreadable turns do not count. */
    private boolean attacked(Campaign campaign, CampaignTurn until, Bond bond, Seat attacker, Seat victim) {
        return bureau.ledger().read(books -> played(books, until, bond, attacker)).stream()
                .filter(played -> positions.readable(campaign, played.turn()))
                .anyMatch(played -> attacks(
                        positions.before(campaign, played.turn()),
                        attacker,
                        sheets.read(campaign, played.sheet()),
                        victim));
    }

    private static List<Played> played(Books books, CampaignTurn until, Bond bond, Seat seat) {
        return IntStream.rangeClosed(bond.turn(), until.key().number())
                .mapToObj(number -> books.turns().steps(until.key().campaign(), number))
                .flatMap(List::stream)
                .filter(turn -> turn.result()
                        .filter(came -> came.resolved().isAfter(bond.signed()))
                        .isPresent())
                .flatMap(turn -> books.sheets().latest(turn.key(), seat).map(sheet -> new Played(turn, sheet)).stream())
                .toList();
    }

    private static boolean attacks(Position<?> position, Seat attacker, OrderSheet sheet, Seat victim) {
        List<Verdict> verdicts = position.check(attacker, sheet);
        return IntStream.range(0, sheet.size())
                .filter(line -> verdicts.get(line).possible())
                .anyMatch(
                        line -> position.harmed(attacker, sheet.line(line + 1)).contains(victim));
    }

    private static OrderSheet without(Position<?> position, Seat seat, OrderSheet wanted, SortedSet<Seat> spared) {
        return new OrderSheet(wanted.orders().stream()
                .filter(order -> position.harmed(seat, order).stream().noneMatch(spared::contains))
                .toList());
    }

    /** The sheet without lines that cannot stand any more, now that others are missing. */
    static OrderSheet standing(Position<?> position, Seat seat, OrderSheet sheet) {
        List<Order> lines = new ArrayList<>(sheet.orders());
        int fallen = fallen(position.check(seat, sheet));
        while (fallen >= 0) {
            lines.remove(fallen);
            fallen = fallen(position.check(seat, new OrderSheet(lines)));
        }
        return new OrderSheet(lines);
    }

    /** The first line that is refused; -1 if none is. */
    private static int fallen(List<Verdict> verdicts) {
        return IntStream.range(0, verdicts.size())
                .filter(line -> !verdicts.get(line).possible())
                .findFirst()
                .orElse(-1);
    }
}

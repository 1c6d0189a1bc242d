package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Loan;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Presence;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tenures of a campaign's seats (player, first and last turn), compiled from the presences noted turn by turn. */
public final class TenureRoll {

    private final SortedMap<Long, String> aliases;
    private final SortedMap<Seat, Long> stayed;

    private TenureRoll(SortedMap<Long, String> aliases, SortedMap<Seat, Long> stayed) {
        this.aliases = aliases;
        this.stayed = stayed;
    }

    /** By the seats, and of each in the order of the turns; nothing of a turn that was not played to its end. */
    public static List<Line.Tenure> of(Books books, Campaign campaign) {
        CampaignId id = campaign.id();
        int last = books.turns().newest(id).map(TenureRoll::played).orElse(0);
        TenureRoll roll = new TenureRoll(aliases(books, id), stayed(books, id));
        List<Line.Tenure> tenures = new ArrayList<>();
        List<Presence> run = new ArrayList<>();
        for (Presence presence : books.presences().all(id)) {
            if (presence.turn() <= last) {
                if (!run.isEmpty() && !same(run.getLast(), presence)) {
                    tenures.add(roll.tenure(run, !run.getLast().seat().equals(presence.seat())));
                    run.clear();
                }
                run.add(presence);
            }
        }
        if (!run.isEmpty()) {
            tenures.add(roll.tenure(run, true));
        }
        return List.copyOf(tenures);
    }

    private static SortedMap<Long, String> aliases(Books books, CampaignId id) {
        SortedMap<Long, String> aliases = new TreeMap<>();
        books.presences().aliases(id).forEach(alias -> aliases.put(alias.player(), alias.token()));
        return aliases;
    }

    /** The last turn that was played: a campaign may end while one is open, or has been taken back. */
    private static int played(CampaignTurn newest) {
        return newest.key().number() - (newest.result().isPresent() ? 0 : 1);
    }

    /** Returns the present player of each seat. Leaves out seats on loan to a stand-in, which go back after a few turns. */
    private static SortedMap<Seat, Long> stayed(Books books, CampaignId id) {
        List<Seat> lent = books.staff().loans(id).stream().map(Loan::seat).toList();
        SortedMap<Seat, Long> stayed = new TreeMap<>();
        books.occupancies().of(id).stream()
                .filter(Occupancy::played)
                .filter(occupancy -> !lent.contains(occupancy.seat()))
                .forEach(occupancy -> stayed.put(occupancy.seat(), occupancy.user()));
        return stayed;
    }

    private static boolean same(Presence one, Presence next) {
        return one.seat().equals(next.seat()) && one.player() == next.player();
    }

    /**
     * One tenure.
     *
     * @param run the presences noted of it, at least one turn
     * @param latest whether nobody else held the seat later
     */
    private Line.Tenure tenure(List<Presence> run, boolean latest) {
        Presence first = run.get(0);
        List<Presence> due = run.stream().filter(each -> !each.excused()).toList();
        return new Line.Tenure(
                first.seat(),
                Known.in(aliases, first.player()),
                first.turn(),
                run.getLast().turn(),
                due.size(),
                (int) due.stream().filter(each -> each.kind().there()).count(),
                run.stream().filter(Presence::excused).map(Presence::turn).toList(),
                latest
                        && Optional.ofNullable(stayed.get(first.seat()))
                                .filter(player -> player == first.player())
                                .isPresent());
    }
}

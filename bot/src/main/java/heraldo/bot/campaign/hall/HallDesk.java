package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.proof.Archive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Computes the hall of a server afresh from its finished campaigns: who held which seat, as the campaigns' records have it, and
 * the final standings.
 */
public final class HallDesk {

    private final Ledger ledger;
    private final FinishedGames games;

    public HallDesk(Ledger ledger, Archive archive) {
        this.ledger = ledger;
        this.games = new FinishedGames(ledger, archive);
    }

    /**
     * The hall of a server.
     *
     * @param ruleset of which ruleset alone; of all if it is empty
     */
    public Hall of(long guild, Optional<String> ruleset) {
        List<Finished> finished = games.of(guild).stream()
                .filter(game -> ruleset.isEmpty() || ruleset.get().equals(game.ruleset()))
                .toList();
        Tally tally = new Tally(ledger.read(books -> books.presences().aliases(guild)));
        finished.forEach(tally::add);
        return new Hall(finished.size(), rows(tally, ruleset.isPresent() ? Hall.STRONGEST : Hall.MOST_WON));
    }

    private static List<Hall.Row> rows(Tally tally, Comparator<Laureate> order) {
        List<Laureate> all = new ArrayList<>(tally.all());
        all.sort(order.thenComparing(Hall.MOST_WON)
                .thenComparing(Hall.STRONGEST)
                .thenComparing(Laureate::campaigns, Comparator.reverseOrder())
                .thenComparing(Laureate::name)
                .thenComparingLong(Laureate::player));
        List<Hall.Row> rows = new ArrayList<>();
        int place = 0;
        for (int i = 0; i < all.size(); i++) {
            place = i > 0 && order.compare(all.get(i - 1), all.get(i)) == 0 ? place : i + 1;
            rows.add(new Hall.Row(place, all.get(i)));
        }
        return List.copyOf(rows);
    }
}

package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.proof.Line;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The outcome of a finished campaign. It never changes: people who are forgotten keep their token here.
 *
 * @param ended the time when its last turn was played
 */
record Finished(CampaignId campaign, String ruleset, Instant ended, List<Part> parts) {

    Finished {
        parts = List.copyOf(parts);
    }

    /**
     * The result of a campaign for one person who held a seat.
     *
     * @param token the token that the campaign's record uses for them
     * @param place the place in which they ended; empty if they did not hold their seat at the end, or for less than half of
     *     its turns
     * @param won whether they have won, alone or with others
     * @param inTime the number of turns in which they were there, of those that were {@code due} and not excused
     */
    record Part(String token, OptionalInt place, boolean won, int inTime, int due) {}

    /**
     * Computes the outcome of a finished campaign.
     *
     * @param held the tenures of its seats, by the seats
     * @param standings the last ones
     */
    static Finished of(
            CampaignId campaign,
            String ruleset,
            Instant ended,
            List<Line.Tenure> held,
            Standings standings,
            Outcome outcome) {
        SortedMap<Seat, Integer> places = places(standings, outcome.winners());
        SortedMap<String, Part> parts = new TreeMap<>();
        for (Line.Tenure tenure : held) {
            boolean counts = tenure.stayed() && longEnough(tenure, held);
            Integer place = counts ? places.get(tenure.seat()) : null;
            Part part = new Part(
                    tenure.player(),
                    place == null ? OptionalInt.empty() : OptionalInt.of(place),
                    counts && outcome.winners().contains(tenure.seat()),
                    tenure.inTime(),
                    tenure.due());
            parts.merge(tenure.player(), part, Finished::both);
        }
        return new Finished(campaign, ruleset, ended, List.copyOf(parts.values()));
    }

    private static Part both(Part one, Part other) {
        return new Part(
                one.token(),
                one.place().isPresent() ? one.place() : other.place(),
                one.won() || other.won(),
                one.inTime() + other.inTime(),
                one.due() + other.due());
    }

    /** Returns whether a player held a seat for at least half of the turns that it was in the game. */
    private static boolean longEnough(Line.Tenure last, List<Line.Tenure> held) {
        int own = held.stream()
                .filter(tenure -> tenure.seat().equals(last.seat()))
                .filter(tenure -> tenure.player().equals(last.player()))
                .mapToInt(Line.Tenure::length)
                .sum();
        return 2 * own >= last.last();
    }

    /**
     * Ranks the seats: winners come first, even if others have more points, then the total decides. All winners share the
     * first place; other seats with equal totals share theirs.
     */
    private static SortedMap<Seat, Integer> places(Standings standings, SortedSet<Seat> winners) {
        List<Standings.Row> rows = new ArrayList<>(standings.rows());
        rows.sort(Comparator.comparing((Standings.Row row) -> !winners.contains(row.seat()))
                .thenComparing(Standings.Row::total, Comparator.reverseOrder()));
        SortedMap<Seat, Integer> places = new TreeMap<>();
        int place = 0;
        for (int i = 0; i < rows.size(); i++) {
            place = i > 0 && tied(rows.get(i - 1), rows.get(i), winners) ? place : i + 1;
            places.put(rows.get(i).seat(), place);
        }
        return places;
    }

    private static boolean tied(Standings.Row one, Standings.Row next, SortedSet<Seat> winners) {
        boolean winner = winners.contains(one.seat());
        return winner == winners.contains(next.seat()) && (winner || one.total() == next.total());
    }
}

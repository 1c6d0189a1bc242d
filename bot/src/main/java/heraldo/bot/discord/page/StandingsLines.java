package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * The standings after a turn, one line a side: rank and its change, name, total and its change, and the name of its largest
 * component.
 */
public final class StandingsLines {

    /** From this share of the change on, the second reason is told, too. */
    private static final int THIRD = 3;

    private final Speech speech;
    private final SortedMap<Seat, Integer> ranksBefore;
    private final SortedMap<Seat, Integer> totalsBefore;
    private final SortedMap<Seat, List<Gain>> gains;
    private final Set<Seat> regents;

    /**
     * Lines in a language.
     *
     * @param before the table before the turn
     * @param gains why totals changed
     * @param regents the sides that have no player, so that a regent acts for them
     */
    public StandingsLines(Speech speech, Standings before, SortedMap<Seat, List<Gain>> gains, Set<Seat> regents) {
        this.speech = speech;
        this.ranksBefore = before.places();
        this.totalsBefore = before.totals();
        this.gains = gains;
        this.regents = Set.copyOf(regents);
    }

    /** The table after the turn, best first. */
    public List<String> of(Standings after) {
        SortedMap<Seat, Integer> ranks = after.places();
        return after.rows().stream()
                .map(row -> line(row, ranks.getOrDefault(row.seat(), 0), after.out()))
                .toList();
    }

    /** One side's line of the table after the turn. */
    public Optional<String> of(Standings after, Seat seat) {
        return after.rows().stream()
                .filter(row -> row.seat().equals(seat))
                .map(row -> line(row, after.places().getOrDefault(seat, 0), after.out()))
                .findFirst();
    }

    /** Returns a side's line; a side that is out of the game has small grey letters and no regent. */
    private String line(Standings.Row row, int rank, List<Seat> out) {
        int change = row.total() - totalsBefore.getOrDefault(row.seat(), row.total());
        return speech.say(
                "discord.standing.line",
                "rank",
                rank,
                "moved",
                moved(ranksBefore.getOrDefault(row.seat(), rank) - rank),
                "seat",
                row.seat(),
                "out",
                String.valueOf(out.contains(row.seat())),
                "regent",
                String.valueOf(regents.contains(row.seat())),
                "total",
                row.total(),
                "change",
                change == 0
                        ? ""
                        : speech.say(
                                "discord.standing.change", "sign", change > 0 ? "+" : "−", "change", Math.abs(change)),
                "reasons",
                reasons(row.seat(), change));
    }

    /** Returns an arrow for a rise or a fall, with the number of ranks if it is more than one. */
    private static String moved(int ranks) {
        if (ranks == 0) {
            return "";
        }
        String number = Math.abs(ranks) > 1 ? String.valueOf(Math.abs(ranks)) : "";
        return (ranks > 0 ? "▲" : "▼") + number + " ";
    }

    /** The weightiest reason for a change; the second, too, where both made up a third of it. */
    private String reasons(Seat seat, int change) {
        List<String> told = new ArrayList<>();
        for (Gain gain : gains.getOrDefault(seat, List.of())) {
            boolean same = Integer.signum(gain.points()) == Integer.signum(change);
            boolean weighty = told.isEmpty() || THIRD * Math.abs(gain.points()) > Math.abs(change);
            if (change != 0 && same && weighty && told.size() < 2) {
                told.add(reason(gain, change));
            }
        }
        return told.isEmpty() ? "" : ": " + String.join(", ", told);
    }

    /** A figure only where it tells something that the change does not. */
    private String reason(Gain gain, int change) {
        int points = Math.abs(gain.points());
        return points > 1 && points < Math.abs(change)
                ? speech.say("discord.standing.reason", "noun", gain.reason(), "points", points)
                : speech.say(gain.reason());
    }
}

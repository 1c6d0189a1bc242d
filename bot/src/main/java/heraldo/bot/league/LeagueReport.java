package heraldo.bot.league;

import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/** A league's tables in a terminal. */
public final class LeagueReport {

    private final List<String> lines = new ArrayList<>();

    /** A report that begins with what is played. */
    public LeagueReport(String title) {
        lines.add(title);
    }

    /** Adds the win rate of a strong governor against weaker ones. */
    public void challenge(Strength strong, Strength weak, List<Match> matches) {
        double won = 0;
        for (Match match : matches) {
            for (Seat seat : match.governors().keySet()) {
                boolean challenger = match.governors().get(seat).strength() == strong;
                won += challenger ? match.share(seat) : 0;
            }
        }
        int seats = matches.get(0).governors().size();
        row(
                name(strong) + " against " + (seats - 1) + " " + name(weak),
                new Rate(won, matches.size()) + ", an equal share is " + equalShare(seats));
    }

    /** Adds the statistics of games between equals. */
    public void drama(Drama drama, Strength strength) {
        int seats = drama.matches().get(0).governors().size();
        lines.add("Among " + seats + " of strength " + name(strength) + "; an equal share is " + equalShare(seats));
        SortedMap<Temper, Rate> tempers = drama.tempers();
        tempers.forEach((temper, rate) -> row("won by " + name(temper), rate.toString()));
        drama.seats().forEach((seat, rate) -> row("won by seat " + seat.number(), rate.toString()));
        row("turns, median", String.valueOf(drama.medianTurns()));
        row("lead changes, median", String.valueOf(drama.medianLeadChanges()));
        row("somebody led alone at half time", drama.ledAtHalfTime().toString());
        row("  and won", drama.decidedEarly().toString());
        row("second to first, median", drama.medianRunnerUp() + " %");
        row("second at 60 % or more", drama.close().toString());
        row("came to their own end", drama.ended().toString());
        drama.endings().forEach((ending, rate) -> row("  by " + ending, rate.toString()));
        row("somebody stood still", drama.idle().toString());
    }

    /** Returns the lines to print. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    private void row(String name, String text) {
        lines.add(String.format(Locale.ROOT, "  %-36s %s", name, text));
    }

    private static String equalShare(int seats) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 / seats);
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}

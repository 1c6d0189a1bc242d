package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import heraldo.rules.kernel.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks what a record says of those who held the seats: that the seats and turns exist, that no seat had two holders at a
 * time, and that as many sheets were sealed as are said to have come in time. Who the holders are cannot be checked.
 */
final class TenureCheck {

    private static final int FROM_END = 3;

    private final List<Read> lines;
    private final List<Line.Row> rows;
    private final Verdict verdict;

    TenureCheck(List<Read> lines, List<Line.Row> rows, Verdict verdict) {
        this.lines = lines;
        this.rows = rows;
        this.verdict = verdict;
    }

    void check() {
        for (int i = 0; i < lines.size(); i++) {
            int at = i;
            lines.get(i)
                    .line()
                    .filter(Line.Tenures.class::isInstance)
                    .ifPresent(line -> tenures((Line.Tenures) line, at));
        }
    }

    private void tenures(Line.Tenures tenures, int at) {
        String place = Stop.place(lines.get(at));
        Optional<Line.Campaign> campaign =
                lines.get(0).line().filter(Line.Campaign.class::isInstance).map(Line.Campaign.class::cast);
        // Others are not told of all sheets whose they are, and what they say.
        boolean full =
                campaign.filter(heading -> heading.scope().equals("full")).isPresent();
        boolean over = campaign.filter(Line.Campaign::ended).isPresent();
        verdict.check(Check.FORM, place, over && at == lines.size() - FROM_END, "it stands in the wrong place");
        List<Seat> seats = campaign.stream()
                .flatMap(heading -> heading.seats().stream())
                .map(Line.Side::seat)
                .toList();
        Line.Tenure before = null;
        for (Line.Tenure tenure : tenures.held()) {
            verdict.check(Check.FORM, place, seats.contains(tenure.seat()), "it names a seat that there is not");
            verdict.check(
                    Check.FORM, place, before == null || follows(before, tenure), "two held the same seat at a time");
            verdict.check(Check.FORM, place, !full || fits(tenure), "it says more of a player than his sheets do");
            before = tenure;
        }
    }

    private static boolean follows(Line.Tenure before, Line.Tenure tenure) {
        int seats = Integer.compare(tenure.seat().number(), before.seat().number());
        boolean other = !tenure.player().equals(before.player());
        return seats > 0 || (seats == 0 && tenure.first() > before.last() && other && !before.stayed());
    }

    /** In every turn in which a seat was due it has a sheet, and one that was handed in, if its player was there. */
    private boolean fits(Line.Tenure tenure) {
        Set<Integer> sealed = new HashSet<>();
        Set<Integer> sent = new HashSet<>();
        for (Line.Row row : rows) {
            row.sheets().stream()
                    .filter(sheet -> sheet.seat().equals(Optional.of(tenure.seat())))
                    .filter(sheet -> row instanceof Line.Turn)
                    .forEach(sheet -> {
                        sealed.add(row.number());
                        if (sheet.content().filter(Line.Content::sent).isPresent()) {
                            sent.add(row.number());
                        }
                    });
        }
        sealed.removeIf(turn -> turn < tenure.first() || turn > tenure.last());
        sent.retainAll(sealed);
        return sealed.contains(tenure.first())
                && sealed.contains(tenure.last())
                && sealed.containsAll(tenure.excused())
                && tenure.due() + tenure.excused().size() <= sealed.size()
                && tenure.inTime() <= sent.size();
    }
}

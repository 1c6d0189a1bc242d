package heraldo.bot.campaign.proof;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** A record tells what its reader may know, and nothing else. */
final class Completeness {

    private final Line.Campaign campaign;
    private final boolean full;
    private final Verdict verdict;
    private boolean kept;

    Completeness(Line.Campaign campaign, Verdict verdict) {
        this.campaign = campaign;
        this.full = campaign.scope().equals("full");
        this.verdict = verdict;
    }

    /**
     * Checks that the course of a record is complete: the first position, every row and the deed of every act.
     *
     * @param first whether it is of the first form, which told less
     * @param older whether its game was set up by older rules, whose first position can no longer be computed
     */
    void course(List<Stop> course, boolean first, boolean older) {
        boolean begins = course.stream().anyMatch(Stop.Beginning.class::isInstance);
        boolean may = full && !first;
        boolean setUp = campaign.origin().setup().isPresent();
        boolean must = may && setUp && !older;
        boolean begun = begins ? may && setUp == campaign.ended() : !must;
        verdict.check(Check.FORM, "line 1", begun, "the first position is missing or too much");
        for (Stop stop : course) {
            boolean right = switch (stop) {
                case Stop.Opened opened -> row(opened.row(), first);
                case Stop.Done done ->
                    first || done.event().deed().map(deed -> deed(done, deed)).orElse(true);
                case Stop.Beginning beginning -> true;
            };
            verdict.check(Check.FORM, stop.place(), right, "something is missing or too much");
        }
    }

    private boolean row(Line.Row row, boolean first) {
        boolean after =
                !(row instanceof Line.Turn turn) || turn.states().after().isPresent() == full;
        boolean before = row.before().isPresent() == full || (first && row instanceof Line.Withdrawn);
        return before
                && after
                && (full || row.state().isEmpty())
                && row.sheets().stream().allMatch(this::sheet);
    }

    private boolean sheet(Line.Sheet sheet) {
        boolean own = sheet.seat().map(Seat::toString).equals(Optional.of(campaign.scope()));
        return sheet.content().isPresent() == (full || own);
    }

    /** Only versions from before those that keep deeds have left acts without one. */
    private boolean deed(Stop.Done done, Line.Deed deed) {
        if (deed.equals(Line.Deed.FORGOTTEN)) {
            return !kept;
        }
        kept = true;
        boolean secret = Acts.secret(done.event().act());
        return deed.leaf().isPresent() == secret && deed.known().isPresent() == (full || !secret);
    }
}

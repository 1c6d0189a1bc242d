package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A player at the table: the seat, the turn, and what stands on the sheet.
 *
 * @param occupancies everybody at the table
 * @param latest the latest revision, if anything has been written
 * @param sheet the content of the sheet
 */
public record OpenSheet(
        CampaignSeat seated,
        List<Occupancy> occupancies,
        CampaignTurn turn,
        Position<?> position,
        Optional<Revision> latest,
        OrderSheet sheet) {
    public Campaign campaign() {
        return seated.campaign();
    }

    public Seat seat() {
        return seated.occupancy().seat();
    }

    List<Verdict> verdicts(OrderSheet changed) {
        return position.check(seat(), changed);
    }

    /** Returns the verdicts on the lines of the sheet; a sheet written ahead is taken as valid for now. */
    List<Verdict> verdicts() {
        return ahead() ? Collections.nCopies(sheet.size(), Verdict.VALID) : verdicts(sheet);
    }

    /** Returns whether the player writes ahead for a later turn while others play this one. */
    boolean ahead() {
        return instant()
                && !position.turn().due().contains(seat())
                && position.rules().steps().plansAhead();
    }

    boolean ready() {
        return latest.map(Revision::ready).orElse(false);
    }

    /** Returns whether the turn may end early once the due seats are ready: not before its day has begun, nor in a pause. */
    boolean mayEndEarly(Instant at) {
        boolean begun = position.turn()
                .length()
                .hours()
                .filter(hours -> !campaign().lesson())
                .map(hours -> new OpeningHours(hours, campaign().cadence())
                        .begun(turn.clock().nominal(), at))
                .orElse(true);
        boolean paused = turn.hold().waitsForGameMaster();
        return begun
                && !paused
                && campaign().terms().early().possible()
                && position.turn().due().contains(seat());
    }

    /** Returns whether the turn resolves orders as soon as players hand them in. */
    public boolean instant() {
        return position.turn().instant();
    }

    /**
     * The turn takes orders now.
     *
     * @throws RefusedException otherwise, with the reason
     */
    void demandOpen(Instant at, Rulebook<?> rulebook) {
        boolean late = turn.ends().filter(due -> !at.isBefore(due)).isPresent();
        if (late || !turn.status().takesOrders()) {
            throw rulebook.closed(Progress.of(campaign(), Optional.of(turn)), Optional.of(turn), at);
        }
        if (turn.hold() == HoldReason.RESTORED && instant()) {
            throw RefusedException.of("restored");
        }
    }

    /**
     * The seat may write in this turn, so that what was done to its sheet can count.
     *
     * @throws RefusedException otherwise, with whose turn it is
     */
    void demandDue() {
        if (!position.turn().takes(seat())) {
            throw RefusedException.of(
                    "not-your-turn", "seats", List.copyOf(position.turn().due()));
        }
    }

    /**
     * Refuses to play instant orders, or to end an instant turn, before the day of the turn has begun.
     *
     * @throws RefusedException before that, with the time at which the day begins
     */
    void demandBegun(Instant at, Draft draft) {
        boolean plays = draft.ready()
                || (draft.handsIn()
                        && draft.sheet().orders().stream()
                                .anyMatch(position.rules().steps()::waitsForHours));
        if (instant() && plays && position.turn().due().contains(seat())) {
            OpeningHours.opening(campaign(), turn, position.turn())
                    .filter(at::isBefore)
                    .ifPresent(opens -> {
                        throw RefusedException.of("day-not-begun", "opens", Moments.of(opens));
                    });
        }
    }

    /**
     * The sheet is still the one that was read.
     *
     * @param turn the turn it was for
     * @param revision the revision that was read; 0 for a sheet on which nobody had written
     * @throws RefusedException if it has changed since
     */
    void demandUnchanged(TurnKey turn, int revision) {
        if (!turn().key().equals(turn)) {
            throw RefusedException.of(turn.undoneBy(turn().key(), instant()) ? "sheet-undone" : "sheet-past");
        }
        if (latest.map(Revision::number).orElse(0) != revision) {
            throw RefusedException.of("sheet-changed");
        }
    }

    void demandLine(int line) {
        if (line < 1 || line > sheet.size()) {
            throw sheet.isEmpty()
                    ? RefusedException.of("empty-sheet")
                    : RefusedException.of("no-line", "line", line, "lines", sheet.size());
        }
    }
}

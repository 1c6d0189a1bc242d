package heraldo.bot.campaign.model;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Optional;

/**
 * A turn of a campaign: its row is the schedule. Prints nothing secret.
 *
 * @param lap the number of returns of the campaign to an earlier turn before this row was opened
 * @param stage its current stage
 * @param clock its beginning and its end
 * @param state the state the turn is played on, as the ruleset's codec writes it
 * @param attempts the number of engine failures on it
 * @param version for optimistic locking: counts changes, and a change must name the version it is based on
 * @param outcome its seal and its result, as far as there are any
 */
public record CampaignTurn(
        TurnKey key,
        int lap,
        TurnStage stage,
        TurnClock clock,
        String state,
        int attempts,
        int version,
        TurnOutcome outcome) {
    /** A turn that has just been opened. */
    public static CampaignTurn open(
            TurnKey key, int lap, Instant opened, Optional<Instant> due, LocalDateTime nominal, String state) {
        TurnClock clock = new TurnClock(opened, due, Optional.empty(), nominal);
        return new CampaignTurn(key, lap, TurnStage.OPEN, clock, state, 0, 1, TurnOutcome.NONE);
    }

    public TurnStatus status() {
        return stage.status();
    }

    /** Returns the reason for suspending the deadline; {@link HoldReason#NONE} unless held. */
    public HoldReason hold() {
        return stage.hold();
    }

    /** The deadline it has, whether it holds or not; see {@link #deadline}. */
    public Optional<Instant> due() {
        return clock.due();
    }

    /** Its result, once resolved. */
    public Optional<TurnResult> result() {
        return outcome.result();
    }

    /** Returns the deadline; empty if there is none, or if the clock is in doubt. */
    public Optional<Instant> deadline() {
        return hold() == HoldReason.CLOCK ? Optional.empty() : due();
    }

    /**
     * Returns the end of the turn, as far as it is known now: its deadline, or an earlier time; empty if no deadline is in
     * force.
     */
    public Optional<Instant> ends() {
        return deadline().isPresent() ? clock.early().or(clock::due) : Optional.empty();
    }

    /** All who are due are ready: it ends then, unless one of them takes that back. */
    public CampaignTurn endingAt(Instant at) {
        return next(stage, state, attempts, outcome).keeping(Optional.of(at));
    }

    /** Somebody wants more time after all: it ends at its deadline. */
    public CampaignTurn goingOn() {
        return next(stage, state, attempts, outcome);
    }

    /** No more orders. */
    public CampaignTurn locked() {
        return next(TurnStage.of(TurnStatus.LOCKED), state, 0, outcome).keeping(clock.early());
    }

    /** No more orders, as if its deadline had been this one. */
    public CampaignTurn locked(Deadline instead) {
        return next(TurnStage.of(TurnStatus.LOCKED), clock.withDeadline(instead), state, 0, outcome);
    }

    /** Locks the turn so that the sheet just handed in is played at once; keeps the reason for suspending the deadline. */
    public CampaignTurn handedIn() {
        return next(stage.withStatus(TurnStatus.LOCKED), state, 0, outcome);
    }

    /** This turn, in the pause in which the one before was played, if it was. */
    public CampaignTurn after(CampaignTurn before) {
        return before.hold() == HoldReason.PAUSED ? paused() : this;
    }

    /** This step, with a deadline that stands no more than that of the one before. */
    public CampaignTurn stepAfter(CampaignTurn before) {
        return before.hold() == HoldReason.CLOCK ? doubted() : after(before);
    }

    public CampaignTurn sealed(String seal) {
        return next(stage, state, attempts, outcome.withRoot(Optional.of(seal))).keeping(clock.early());
    }

    public CampaignTurn played(TurnStatus done, TurnResult came) {
        return next(stage.withStatus(done), state, attempts, outcome.withResult(came))
                .keeping(clock.early());
    }

    /** The engine failed once more. */
    public CampaignTurn failed(TurnStatus then) {
        return next(stage.withStatus(then), state, attempts + 1, outcome).keeping(clock.early());
    }

    public CampaignTurn amended(String changed) {
        return next(stage, changed, attempts, outcome);
    }

    public CampaignTurn paused() {
        return next(TurnStage.held(HoldReason.PAUSED), clock.stopped(), state, attempts, outcome);
    }

    /** The deadline passed while nobody could reach the bot. */
    public CampaignTurn missed(Deadline instead) {
        return next(TurnStage.held(HoldReason.LATE), clock.withDeadline(instead), state, attempts, outcome);
    }

    /** The books are older than what has been posted: nothing is sealed any more, and there is no deadline. */
    public CampaignTurn restored() {
        return next(TurnStage.held(HoldReason.RESTORED), clock.stopped(), state, 0, outcome.withRoot(Optional.empty()));
    }

    /** The clock was set, so the deadline does not stand for the time being. */
    public CampaignTurn doubted() {
        return next(TurnStage.held(HoldReason.CLOCK), state, attempts, outcome);
    }

    /** The deadline it had stands again. */
    public CampaignTurn trusted() {
        return next(TurnStage.OPEN, state, attempts, outcome);
    }

    /** The campaign is taken back to an earlier turn: this one will not be played. */
    public CampaignTurn withdrawn() {
        return next(TurnStage.of(TurnStatus.WITHDRAWN), state, attempts, outcome);
    }

    public CampaignTurn until(Deadline deadline) {
        return next(TurnStage.OPEN, clock.withDeadline(deadline), state, attempts, outcome);
    }

    /** The same version with the moment at which it ends early. */
    private CampaignTurn keeping(Optional<Instant> at) {
        return new CampaignTurn(key, lap, stage, clock.withEarly(at), state, attempts, version, outcome);
    }

    /** The next version, which ends at its deadline. */
    private CampaignTurn next(TurnStage nextStage, String nextState, int nextAttempts, TurnOutcome nextOutcome) {
        return next(nextStage, clock.withEarly(Optional.empty()), nextState, nextAttempts, nextOutcome);
    }

    private CampaignTurn next(
            TurnStage nextStage, TurnClock nextClock, String nextState, int nextAttempts, TurnOutcome nextOutcome) {
        return new CampaignTurn(key, lap, nextStage, nextClock, nextState, nextAttempts, version + 1, nextOutcome);
    }

    @Override
    public String toString() {
        return "turn " + key.number() + "." + key.step() + " of " + key.campaign() + " " + status();
    }
}

package heraldo.bot.campaign.model;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Optional;

/**
 * A turn of a campaign: its row is the schedule. Prints nothing secret.
 *
 * @param lap how often the campaign had been taken back to an earlier turn when this row was opened
 * @param status how far it has come
 * @param hold why the deadline is suspended; {@link HoldReason#NONE} unless held
 * @param opened when it was opened
 * @param due when it ends; empty while the campaign is paused and after the end of the game; see {@link #deadline} for whether
 *     it holds
 * @param early when it ends early because all due players are ready, unless one of them takes that back; see {@link #ends}. Any
 *     other change to an open turn cancels it
 * @param nominal the wall-clock time of its deadline, from which the next is counted
 * @param state the state the turn is played on, as the ruleset's codec writes it
 * @param attempts how often the engine failed on it
 * @param version for optimistic locking: counts changes, and a change must name the version it is based on
 * @param root the seal over its sheets in hexadecimal, once locked
 * @param result its result, once resolved
 */
public record CampaignTurn(
        TurnKey key,
        int lap,
        TurnStatus status,
        HoldReason hold,
        Instant opened,
        Optional<Instant> due,
        Optional<Instant> early,
        LocalDateTime nominal,
        String state,
        int attempts,
        int version,
        Optional<String> root,
        Optional<TurnResult> result) {
    /** A turn that has just been opened. */
    public static CampaignTurn open(
            TurnKey key, int lap, Instant opened, Optional<Instant> due, LocalDateTime nominal, String state) {
        return new CampaignTurn(
                key,
                lap,
                TurnStatus.OPEN,
                HoldReason.NONE,
                opened,
                due,
                Optional.empty(),
                nominal,
                state,
                0,
                1,
                Optional.empty(),
                Optional.empty());
    }

    /** When it ends; empty if no deadline stands. */
    public Optional<Instant> deadline() {
        return hold == HoldReason.CLOCK ? Optional.empty() : due;
    }

    /** When it ends, for all that is known now: at its deadline, or before; empty if no deadline stands. */
    public Optional<Instant> ends() {
        return deadline().isPresent() ? early.or(() -> due) : Optional.empty();
    }

    /** All who are due are ready: it ends then, unless one of them takes that back. */
    public CampaignTurn endingAt(Instant at) {
        return next(status, hold, due, nominal, state, attempts, root, result).keeping(Optional.of(at));
    }

    /** Somebody wants more time after all: it ends at its deadline. */
    public CampaignTurn goingOn() {
        return next(status, hold, due, nominal, state, attempts, root, result);
    }

    /** No more orders. */
    public CampaignTurn locked() {
        return next(TurnStatus.LOCKED, HoldReason.NONE, due, nominal, state, 0, root, result)
                .keeping(early);
    }

    /** What was handed in is played at once; why the deadline does not stand is not forgotten over it. */
    public CampaignTurn handedIn() {
        return next(TurnStatus.LOCKED, hold, due, nominal, state, 0, root, result);
    }

    /** This turn, in the pause in which the one before was played, if it was. */
    public CampaignTurn after(CampaignTurn before) {
        return before.hold == HoldReason.PAUSED ? paused() : this;
    }

    /** This step, with a deadline that stands no more than that of the one before. */
    public CampaignTurn stepAfter(CampaignTurn before) {
        return before.hold == HoldReason.CLOCK ? doubted() : after(before);
    }

    public CampaignTurn sealed(String seal) {
        return next(status, hold, due, nominal, state, attempts, Optional.of(seal), result)
                .keeping(early);
    }

    public CampaignTurn played(TurnStatus done, TurnResult came) {
        return next(done, hold, due, nominal, state, attempts, root, Optional.of(came))
                .keeping(early);
    }

    /** The engine failed once more. */
    public CampaignTurn failed(TurnStatus then) {
        return next(then, hold, due, nominal, state, attempts + 1, root, result).keeping(early);
    }

    public CampaignTurn amended(String changed) {
        return next(status, hold, due, nominal, changed, attempts, root, result);
    }

    public CampaignTurn paused() {
        return next(TurnStatus.HELD, HoldReason.PAUSED, Optional.empty(), nominal, state, attempts, root, result);
    }

    /** The deadline passed while nobody could reach the bot. */
    public CampaignTurn missed(Deadline instead) {
        return next(
                TurnStatus.HELD,
                HoldReason.LATE,
                Optional.of(instead.at()),
                instead.nominal(),
                state,
                attempts,
                root,
                result);
    }

    /** The books are older than what has been posted: nothing is sealed any more, and there is no deadline. */
    public CampaignTurn restored() {
        return next(
                TurnStatus.HELD, HoldReason.RESTORED, Optional.empty(), nominal, state, 0, Optional.empty(), result);
    }

    /** The clock was set, so the deadline does not stand for the time being. */
    public CampaignTurn doubted() {
        return next(TurnStatus.HELD, HoldReason.CLOCK, due, nominal, state, attempts, root, result);
    }

    /** The deadline it had stands again. */
    public CampaignTurn trusted() {
        return next(TurnStatus.OPEN, HoldReason.NONE, due, nominal, state, attempts, root, result);
    }

    /** The campaign is taken back to an earlier turn: this one will not be played. */
    public CampaignTurn withdrawn() {
        return next(TurnStatus.WITHDRAWN, HoldReason.NONE, due, nominal, state, attempts, root, result);
    }

    public CampaignTurn until(Deadline deadline) {
        return next(
                TurnStatus.OPEN,
                HoldReason.NONE,
                Optional.of(deadline.at()),
                deadline.nominal(),
                state,
                attempts,
                root,
                result);
    }

    /** The same version with the moment at which it ends early. */
    private CampaignTurn keeping(Optional<Instant> at) {
        return new CampaignTurn(
                key, lap, status, hold, opened, due, at, nominal, state, attempts, version, root, result);
    }

    private CampaignTurn next(
            TurnStatus nextStatus,
            HoldReason nextHold,
            Optional<Instant> nextDue,
            LocalDateTime nextNominal,
            String nextState,
            int nextAttempts,
            Optional<String> nextRoot,
            Optional<TurnResult> nextResult) {
        return new CampaignTurn(
                key,
                lap,
                nextStatus,
                nextHold,
                opened,
                nextDue,
                Optional.empty(),
                nextNominal,
                nextState,
                nextAttempts,
                version + 1,
                nextRoot,
                nextResult);
    }

    @Override
    public String toString() {
        return "turn " + key.number() + "." + key.step() + " of " + key.campaign() + " " + status;
    }
}

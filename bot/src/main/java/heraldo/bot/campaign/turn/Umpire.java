package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes locked turns to their end: sealed, played, stored. Each is a step of its own, after which the program may be
 * interrupted.
 */
final class Umpire {
    private static final Logger LOG = LoggerFactory.getLogger(Umpire.class);

    private final Bureau bureau;
    private final Ledger ledger;
    private final Seal seal;
    private final TurnEnd end;

    Umpire(Bureau bureau, PositionReader positions, Forethought forethought) {
        this.bureau = bureau;
        this.ledger = bureau.ledger();
        this.seal = new Seal(bureau, positions, forethought);
        this.end = new TurnEnd(bureau, positions);
    }

    /**
     * Brings a locked turn to its end; a turn in any other state is left alone.
     *
     * @param patience the time for which a step may wait for the post of its seal
     * @return the end of the wait; empty if there is none
     */
    Optional<Instant> finish(TurnKey key, Duration patience) {
        Optional<CampaignTurn> turn = find(key);
        while (turn.isPresent() && turn.get().status() == TurnStatus.LOCKED) {
            Optional<Instant> until = waits(turn.get(), patience);
            if (until.isPresent()) {
                return until;
            }
            advance(ledger.read(books -> Usher.find(books, key.campaign())), turn.get());
            turn = find(key);
        }
        return Optional.empty();
    }

    /** Never longer than the patience, wherever the clock has been set meanwhile. */
    private Optional<Instant> waits(CampaignTurn turn, Duration patience) {
        if (turn.outcome().root().isEmpty() || patience.isZero()) {
            return Optional.empty();
        }
        Instant now = bureau.clock().instant();
        return ledger.read(books -> books.outbox().waitsSince(turn.key(), Dispatch.Kind.STEP_SEALED))
                .filter(since -> !since.isAfter(now))
                .map(since -> since.plus(patience))
                .filter(now::isBefore);
    }

    /** One step of a locked turn. Only what the engine throws counts against the turn; the database may fail and heal. */
    private void advance(Campaign campaign, CampaignTurn turn) {
        if (turn.outcome().root().isEmpty()) {
            guarded(campaign, turn, () -> seal.prepare(campaign, turn)).ifPresent(seal::write);
        } else {
            Optional<Adjudication.Played> played = guarded(campaign, turn, () -> end.play(campaign, turn));
            CrashPoint.TURN_PLAYED.reached();
            played.ifPresent(came -> end.write(campaign, turn, came));
        }
    }

    private <T> Optional<T> guarded(Campaign campaign, CampaignTurn turn, Supplier<T> engine) {
        try {
            return Optional.of(engine.get());
        } catch (ClosedBooksException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            // Whatever a ruleset throws stops its own campaign alone. Not its text, which may quote orders.
            LOG.error("{} failed: {} at {}", turn, e.getClass().getName(), place(e));
            end.fail(campaign, turn);
            return Optional.empty();
        }
    }

    private static String place(Throwable e) {
        return e.getStackTrace().length == 0 ? "an unknown place" : e.getStackTrace()[0].toString();
    }

    private Optional<CampaignTurn> find(TurnKey key) {
        return ledger.read(books -> books.turns().find(key));
    }
}

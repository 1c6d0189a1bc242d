package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program is killed before and after every transaction of a turn, and goes on where it was. */
@Tag("slow")
class PowerCutTest {
    /** An order, a declaration, the deadline, the seal, the result and three posts. */
    private static final int LEAST = 8;

    @TempDir
    Path folder;

    /** The program dies; nobody catches this. */
    private static final class PowerCut extends Error {
        private static final long serialVersionUID = 1;
    }

    /** Counts transactions, and cuts the power at one of them. */
    private static final class Fuse implements Ledger {
        private final Ledger ledger;
        private int before;
        private int after;
        private boolean blown;

        Fuse(Ledger ledger) {
            this.ledger = ledger;
        }

        @Override
        public synchronized <T> T write(Function<Books, T> act) {
            demandPower(--before == 0);
            T answer = ledger.write(act);
            demandPower(--after == 0);
            return answer;
        }

        @Override
        public synchronized <T> T read(Function<Books, T> look) {
            demandPower(false);
            return ledger.read(look);
        }

        /** Without power nobody does anything, on whatever thread. */
        private void demandPower(boolean cut) {
            blown |= cut;
            if (blown) {
                throw new PowerCut();
            }
        }
    }

    private Fuse fuse;

    private Fuse fused(Ledger ledger) {
        fuse = new Fuse(ledger);
        return fuse;
    }

    @Tag("long")
    @Test
    void killedBeforeAnyTransactionTheTurnIsResolvedAndPostedOnce() {
        int cuts = 0;
        while (life("before" + cuts, cuts + 1, 0)) {
            cuts++;
        }
        assertTrue(cuts >= LEAST, "power was cut only " + cuts + " times");
    }

    @Test
    void killedAfterAnyTransactionTheTurnIsResolvedAndPostedOnce() {
        int cuts = 0;
        while (life("after" + cuts, 0, cuts + 1)) {
            cuts++;
        }
        assertTrue(cuts >= LEAST, "power was cut only " + cuts + " times");
    }

    /** Plays the last turn of a game with a power cut in it; whether there was one. */
    private boolean life(String name, int before, int after) {
        try (Tavern tavern = new Tavern(folder.resolve(name), this::fused)) {
            CampaignId id = tavern.running("turns", "2");
            tavern.toTheDeadline();
            Act grind = tavern.by(ANA);
            Act ready = tavern.by(BEN);
            boolean cut = play(tavern, grind, ready, before, after);
            if (cut) {
                tavern.restart();
                play(tavern, grind, ready, 0, 0);
            }
            assertEquals(List.of(2, 0), tavern.ground(id), name);
            assertEquals(TurnStatus.PUBLISHED, tavern.turn(id, 2).status(), name);
            assertEquals(0, tavern.turn(id, 2).attempts(), name);
            assertEquals(2, tavern.posts(Dispatch.Kind.SEALED).size(), name);
            assertEquals(2, tavern.posts(Dispatch.Kind.RESULT).size(), name);
            assertEquals(1, tavern.posts(Dispatch.Kind.ENDED).size(), name);
            return cut;
        }
    }

    /** As on Discord, an interaction that was not answered comes again. */
    private boolean play(Tavern tavern, Act grind, Act ready, int before, int after) {
        fuse.before = before;
        fuse.after = after;
        try {
            tavern.office.orders().add(grind, "moler 2");
            tavern.office.orders().ready(ready, true);
            if (tavern.office.clerk().nextDeadline().isPresent()) {
                tavern.toTheDeadline();
            }
            tavern.work();
            return false;
        } catch (PowerCut e) {
            return true;
        } finally {
            fuse.before = 0;
            fuse.after = 0;
        }
    }
}

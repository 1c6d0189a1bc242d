package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Keeps what game masters have half filled in, and what they may call off, each for its game master alone. Only the latest are
 * kept, and none over a restart: nothing of it was done.
 */
final class EdictSlips {

    private static final int KEPT = 2_000;
    private static final int BASE = 36;
    private static final int FIRST = 1_000_000;

    private final SequencedMap<String, Kept> slips = new LinkedHashMap<>();
    private int last = new SecureRandom().nextInt(FIRST);

    private record Kept(long user, Object slip) {}

    /** Keeps an edict. Returns its number, by which it is found again. */
    String keep(long user, EdictSlip slip) {
        return kept(user, slip);
    }

    /** Keeps what would call something off. */
    String keep(long user, EdictPreview withdrawal) {
        return kept(user, withdrawal);
    }

    private synchronized String kept(long user, Object slip) {
        String number = Integer.toString(last++, BASE);
        slips.put(number, new Kept(user, slip));
        if (slips.size() > KEPT) {
            slips.pollFirstEntry();
        }
        return number;
    }

    /** Finds an edict of a user; empty if it is too old. */
    Optional<EdictSlip> edict(long user, String number) {
        return find(user, number).filter(EdictSlip.class::isInstance).map(EdictSlip.class::cast);
    }

    /** Finds what would call something off. */
    Optional<EdictPreview> withdrawal(long user, String number) {
        return find(user, number).filter(EdictPreview.class::isInstance).map(EdictPreview.class::cast);
    }

    private synchronized Optional<Object> find(long user, String number) {
        return Optional.ofNullable(slips.get(number))
                .filter(kept -> kept.user() == user)
                .map(Kept::slip);
    }

    /** Whoever has done it cannot do it again. */
    synchronized void forget(String number) {
        slips.remove(number);
    }
}

package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import heraldo.bot.discord.gate.Slips;
import java.util.Optional;

/** Keeps half-filled edicts and cancellable ones, each for its own game master alone. */
final class EdictSlips {

    private final Slips<EdictSlip> edicts = new Slips<>();
    private final Slips<EdictPreview> withdrawals = new Slips<>();

    /** Keeps an edict. Returns its number, by which it is found again. */
    String keep(long user, EdictSlip slip) {
        return edicts.keep(user, slip);
    }

    /** Keeps what would call something off. */
    String keep(long user, EdictPreview withdrawal) {
        return withdrawals.keep(user, withdrawal);
    }

    /** Finds an edict of a user; empty if it is too old. */
    Optional<EdictSlip> edict(long user, String number) {
        return edicts.find(user, number);
    }

    /** Finds what would call something off. */
    Optional<EdictPreview> withdrawal(long user, String number) {
        return withdrawals.find(user, number);
    }

    /** Removed once executed, so that an edict cannot be executed twice. */
    void edictDone(String number) {
        edicts.forget(number);
    }

    /** Removed once used, so that nothing is cancelled twice. */
    void withdrawn(String number) {
        withdrawals.forget(number);
    }
}

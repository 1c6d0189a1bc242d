package heraldo.bot.campaign;

import heraldo.bot.campaign.hall.HallDesk;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.proof.FameHistory;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.rulebook.Bureau;

/**
 * The desks of what has been.
 *
 * @param archive shows past turns
 * @param history tells how the sides stood after each turn
 * @param hall says what became of the players of a server
 * @param registrar takes from the books what may be proved
 * @param proofs proves turns, and hands out records
 */
public record Memory(Archive archive, FameHistory history, HallDesk hall, Registrar registrar, ProofDesk proofs) {

    static Memory of(Bureau bureau, Archive archive) {
        Registrar registrar = new Registrar(bureau.ledger());
        return new Memory(
                archive,
                new FameHistory(bureau.ledger(), archive),
                new HallDesk(bureau.ledger(), archive),
                registrar,
                new ProofDesk(bureau.library(), registrar));
    }
}

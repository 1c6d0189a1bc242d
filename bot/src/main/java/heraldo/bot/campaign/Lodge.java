package heraldo.bot.campaign;

import heraldo.bot.campaign.book.Directory;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.book.Vault;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;

/**
 * The lookups that precede every action.
 *
 * @param library the rulesets
 * @param usher finds campaigns and seats
 * @param directory says how users stand to campaigns
 * @param vault keeps the program's own secrets
 */
public record Lodge(Library library, Usher usher, Directory directory, Vault vault) {

    static Lodge of(Bureau bureau, Usher usher) {
        return new Lodge(bureau.library(), usher, new Directory(bureau.ledger()), new Vault(bureau.ledger()));
    }
}

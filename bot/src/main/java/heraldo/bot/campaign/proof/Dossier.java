package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import java.util.List;
import java.util.Optional;

/**
 * All that is kept of a campaign's ended turns, with their proofs. Secret as a whole: only the code that makes a record from it
 * selects what its reader may know.
 *
 * @param setup what the game was set up from, in stored form; empty if it was not kept
 * @param setupSeed the seed it was set up with, in hexadecimal
 * @param pages the rows of turns that have ended, also those taken back and those given up, in the order in which they were
 *     opened
 * @param seen by which numbers people know the turns of the pages, from the first turn on, see {@link TurnNumber}
 * @param press what was said; only once the campaign has ended, and where that was agreed
 * @param tenures who held the seats; only once the campaign has ended
 * @param acts what the game master did, oldest first
 * @param last the last link of the chain in hexadecimal; only once the campaign has ended
 */
public record Dossier(
        Campaign campaign,
        Optional<String> setup,
        String setupSeed,
        List<Occupancy> occupancies,
        List<Page> pages,
        List<Integer> seen,
        Optional<Press> press,
        List<Line.Tenure> tenures,
        List<GameMasterAct> acts,
        Optional<String> last) {
    public Dossier {
        occupancies = List.copyOf(occupancies);
        pages = List.copyOf(pages);
        seen = List.copyOf(seen);
        tenures = List.copyOf(tenures);
        acts = List.copyOf(acts);
    }

    /**
     * A row of a turn. One without a result was given up when the game master went back.
     *
     * @param sheets those that were sealed in it, in the order of the seats; none if it never was
     */
    public record Page(CampaignTurn turn, List<Revision> sheets) {
        public Page {
            sheets = List.copyOf(sheets);
        }

        @Override
        public String toString() {
            return "page of " + turn;
        }
    }

    @Override
    public String toString() {
        return "dossier of " + campaign.id();
    }
}

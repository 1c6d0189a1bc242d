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
 * @param setup the setup of the game
 * @param pages the rows of turns that have ended, also those taken back and those given up, in the order in which they were
 *     opened
 * @param seen by which numbers people know the turns of the pages, from the first turn on, see {@link TurnNumber}
 * @param acts the acts of the game master, oldest first
 * @param disclosure the disclosure at the end of the campaign
 */
public record Dossier(
        Campaign campaign,
        Setup setup,
        List<Occupancy> occupancies,
        List<Page> pages,
        List<Integer> seen,
        List<GameMasterAct> acts,
        Disclosure disclosure) {
    public Dossier {
        occupancies = List.copyOf(occupancies);
        pages = List.copyOf(pages);
        seen = List.copyOf(seen);
        acts = List.copyOf(acts);
    }

    /**
     * The setup of a game.
     *
     * @param stored the setup in stored form; empty if it was not kept
     * @param seed the seed of the setup, in hexadecimal
     */
    public record Setup(Optional<String> stored, String seed) {
        @Override
        public String toString() {
            return "setup";
        }
    }

    /**
     * The disclosure at the end of a campaign; empty before.
     *
     * @param press the public messages and treaties, if the terms agree to record them
     * @param tenures the holders of the seats
     * @param last the last link of the chain in hexadecimal
     */
    public record Disclosure(Optional<Press> press, List<Line.Tenure> tenures, Optional<String> last) {
        public Disclosure {
            tenures = List.copyOf(tenures);
        }

        @Override
        public String toString() {
            return "disclosure";
        }
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

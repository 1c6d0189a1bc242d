package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Plays a sealed turn. All its input is in the books, so a retry gives the same result. */
final class Adjudication {
    private final Bureau bureau;
    private final PositionReader positions;
    private final Sheets sheets;
    private final Chains chains = new Chains();

    Adjudication(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
    }

    /**
     * The result of playing it.
     *
     * @param next the position afterwards
     * @param link the chain's link of the turn, in hexadecimal
     * @param alerts the messages for the game master alone
     * @param chronicle the chronicle of the turn
     * @param news the news for everybody, told first
     * @param results the result of each line
     */
    record Played(
            Position<?> next,
            String state,
            String story,
            String link,
            List<Message> alerts,
            Chronicle chronicle,
            List<News> news,
            List<LineResult> results) {
        @Override
        public String toString() {
            return "a turn played";
        }
    }

    /** Plays a turn from its sheets and the link of its chain. Exceptions of the engine propagate. */
    Played play(Campaign campaign, CampaignTurn turn) {
        demandVersion(campaign);
        SortedMap<Seat, OrderSheet> handedIn = new TreeMap<>();
        SeedChain chain = bureau.ledger().read(books -> {
            books.sheets().latest(turn.key()).stream()
                    .filter(Revision::sent)
                    .forEach(revision -> handedIn.put(revision.seat(), sheets.read(campaign, revision)));
            return chains.of(campaign.id(), () -> books.campaigns().master(campaign.id()));
        });
        return play(positions.before(campaign, turn), campaign, turn, handedIn, chain);
    }

    private <S> Played play(
            Position<S> position,
            Campaign campaign,
            CampaignTurn turn,
            Map<Seat, OrderSheet> handedIn,
            SeedChain chain) {
        int number = turn.key().number();
        Position.Played<S> played = position.play(handedIn, chain.turnSeed(number));
        Position<S> next = played.next();
        demandProgress(next, number);
        return new Played(
                next,
                next.written(),
                bureau.library().rulebook(campaign).write(played.story()),
                HexFormat.of().formatHex(chain.link(number)),
                played.alerts(),
                played.story().chronicle(),
                played.news(),
                played.story().results());
    }

    private void demandVersion(Campaign campaign) {
        Rulebook<?> rulebook = bureau.library().rulebook(campaign);
        if (!rulebook.plays(campaign.founding().rulesetVersion())) {
            throw new IllegalStateException(
                    "opened with version " + campaign.founding().rulesetVersion() + " of " + campaign.ruleset()
                            + ", which is now at " + rulebook.version());
        }
    }

    private static void demandProgress(Position<?> next, int number) {
        int then = next.turn().number();
        boolean step = then == number && next.turn().instant();
        if (next.outcome().isEmpty() && then != number + 1 && !step) {
            throw new IllegalStateException("turn " + number + " led to turn " + then);
        }
    }
}

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.News;
import java.util.List;
import java.util.stream.Stream;

/**
 * The news of turns that have ended. They stand nowhere in the books: what was handed in is played once more, with the same dice,
 * whenever they are asked for.
 */
public final class NewsDesk {
    private final Ledger ledger;
    private final Adjudication adjudication;

    public NewsDesk(Bureau bureau, PositionReader positions) {
        this.ledger = bureau.ledger();
        this.adjudication = new Adjudication(bureau, positions);
    }

    /** The news of all steps of a turn, as they came about; none of a step that later rules would play otherwise. */
    public List<News> of(CampaignId id, int turn) {
        Campaign campaign = ledger.read(books -> Usher.find(books, id));
        List<CampaignTurn> steps = ledger.read(books -> books.turns().steps(id, turn));
        return steps.stream().flatMap(step -> news(campaign, step)).toList();
    }

    private Stream<News> news(Campaign campaign, CampaignTurn step) {
        return step.result().stream().flatMap(result -> again(campaign, step, result));
    }

    private Stream<News> again(Campaign campaign, CampaignTurn step, TurnResult result) {
        try {
            Adjudication.Played played = adjudication.play(campaign, step);
            return played.state().equals(result.state()) ? played.news().stream() : Stream.empty();
        } catch (ClosedBooksException e) {
            throw e;
        } catch (RuntimeException e) {
            // Rules that cannot play it any more: the turn has ended all the same, and its chronicle is in the books.
            return Stream.empty();
        }
    }
}

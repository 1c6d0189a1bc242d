package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.engine.Gathering;
import heraldo.rules.kernel.News;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The news of ended turns. They are not stored: on request the turn is replayed from its sheets, with the same dice. */
public final class NewsDesk {
    private final Bureau bureau;
    private final Ledger ledger;
    private final PositionReader positions;
    private final Adjudication adjudication;

    public NewsDesk(Bureau bureau, PositionReader positions) {
        this.positions = positions;
        this.bureau = bureau;
        this.ledger = bureau.ledger();
        this.adjudication = new Adjudication(bureau, positions);
    }

    /** The first turn of those that the post of a turn tells: those since the last one that has a post of its own. */
    public int since(CampaignId id, int turn) {
        return ledger.read(books -> {
            int first = turn;
            while (first > 1 && untold(books, id, first - 1)) {
                first--;
            }
            return first;
        });
    }

    private static boolean untold(Books books, CampaignId id, int number) {
        return books.turns()
                .last(id, number)
                .filter(turn -> turn.status() == TurnStatus.PUBLISHED)
                .filter(turn -> books.outbox()
                        .posted(id, Dispatch.Kind.RESULT, Optional.of(turn.key()))
                        .isEmpty())
                .isPresent();
    }

    /** The news of all steps of a turn, and of those told with it, as one. */
    public List<News> of(CampaignId id, int turn) {
        return told(id, since(id, turn), turn);
    }

    /**
     * The news of some turns in a row as one, as they came about, beside the table that the last of them leads to; none of a
     * step that later rules would play otherwise.
     */
    public List<News> told(CampaignId id, int first, int last) {
        Campaign campaign = ledger.read(books -> Usher.find(books, id));
        List<CampaignTurn> steps = steps(id, first, last);
        List<News> news = of(campaign, steps);
        return news.isEmpty()
                ? news
                : Gathering.led(
                        bureau.library()
                                .rulebook(campaign)
                                .hosted()
                                .ruleset()
                                .tell()
                                .gathered(news),
                        positions.before(campaign, steps.getFirst()).standings(),
                        positions.after(campaign, steps.getLast()).standings());
    }

    /** The news of some turns in a row, one by one. */
    public List<News> between(CampaignId id, int first, int last) {
        return of(ledger.read(books -> Usher.find(books, id)), steps(id, first, last));
    }

    /** Lists the played steps of a range of turns. */
    private List<CampaignTurn> steps(CampaignId id, int first, int last) {
        return ledger.read(books -> IntStream.rangeClosed(first, last)
                .boxed()
                .flatMap(number -> books.turns().steps(id, number).stream())
                .filter(step -> step.result().isPresent())
                .toList());
    }

    /** The news of some steps, one by one; none of those that have not been played. */
    List<News> of(Campaign campaign, List<CampaignTurn> steps) {
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

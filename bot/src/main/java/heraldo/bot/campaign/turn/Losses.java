package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.rules.engine.OwnCard.Loss;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds out who has lost something in a turn that is ending, so that the losers hear of it first. */
final class Losses {
    private static final Logger LOG = LoggerFactory.getLogger(Losses.class);

    private final Bureau bureau;
    private final PositionReader positions;
    private final NewsDesk news;

    Losses(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.news = new NewsDesk(bureau, positions);
    }

    /**
     * The seats that have lost something in all steps of a turn, each with the few words about it that everybody may read. A
     * turn is ended whether this can be told or not.
     *
     * @param last its last step, not in the books yet
     */
    SortedMap<Seat, Message> of(Campaign campaign, CampaignTurn last, Adjudication.Played played) {
        try {
            return told(campaign, last, played);
        } catch (RuntimeException e) {
            LOG.error(
                    "who has lost something in {} cannot be told: {}",
                    last,
                    e.getClass().getName());
            return Collections.emptySortedMap();
        }
    }

    private SortedMap<Seat, Message> told(Campaign campaign, CampaignTurn last, Adjudication.Played played) {
        List<CampaignTurn> steps = bureau.ledger()
                .read(books -> books.turns().steps(campaign.id(), last.key().number()));
        Position<?> before = positions.before(campaign, steps.get(0));
        List<News> all = new ArrayList<>(news.of(campaign, steps));
        all.addAll(played.news());
        Story story = new Story(played.results(), played.chronicle(), List.of());
        SortedMap<Seat, Message> losses = new TreeMap<>();
        for (Occupancy occupancy :
                bureau.ledger().read(books -> books.occupancies().of(campaign.id()))) {
            Seat seat = occupancy.seat();
            List<Message> heads = played.next().cardSince(before, story, all, seat).losses().stream()
                    .map(Loss::headline)
                    .toList();
            Message.inTurn("campaign.post.sentences", heads.stream().limit(2).toList())
                    .ifPresent(words -> losses.put(seat, words));
        }
        return losses;
    }
}

package heraldo.bot.campaign.hall;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.TenureRoll;
import heraldo.bot.campaign.rulebook.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the outcomes of campaigns from the books, and caches them: an ended campaign never changes. */
final class FinishedGames {
    private static final Logger LOG = LoggerFactory.getLogger(FinishedGames.class);

    private final Ledger ledger;
    private final Archive archive;
    /** Nothing for those that do not count. */
    private final ConcurrentMap<CampaignId, Optional<Finished>> known = new ConcurrentHashMap<>();

    FinishedGames(Ledger ledger, Archive archive) {
        this.ledger = ledger;
        this.archive = archive;
    }

    /** The data of a campaign that the books hold. */
    private record Pages(Campaign campaign, Optional<CampaignTurn> last, List<Line.Tenure> held) {}

    /** Those of a server that were played to their end, in the order in which they ended. */
    List<Finished> of(long guild) {
        List<Finished> finished = new ArrayList<>();
        for (CampaignId id : ledger.read(books -> books.campaigns().ended(guild))) {
            finished(id).ifPresent(finished::add);
        }
        finished.sort(Comparator.comparing(Finished::ended)
                .thenComparing(each -> each.campaign().text()));
        return finished;
    }

    /** A game that cannot be read now, because its ruleset is gone, may be again. */
    private Optional<Finished> finished(CampaignId id) {
        Optional<Finished> before = known.get(id);
        if (before != null) {
            return before;
        }
        try {
            Optional<Finished> read = read(id);
            known.put(id, read);
            return read;
        } catch (RuntimeException e) {
            LOG.warn("the end of {} cannot be read: {}", id, e.getClass().getName());
            return Optional.empty();
        }
    }

    /** Lessons do not count, nor what was ended before anybody could win. */
    private Optional<Finished> read(CampaignId id) {
        Pages pages = ledger.read(books -> {
            Campaign campaign = Usher.find(books, id);
            return new Pages(campaign, books.turns().newest(id), TenureRoll.of(books, campaign));
        });
        Optional<TurnResult> result = pages.last().flatMap(CampaignTurn::result);
        if (pages.campaign().lesson() || result.isEmpty()) {
            return Optional.empty();
        }
        Position<?> end = archive.position(id);
        return end.outcome()
                .map(outcome -> Finished.of(
                        id,
                        pages.campaign().ruleset(),
                        result.get().resolved(),
                        pages.held(),
                        end.standings(),
                        outcome));
    }
}

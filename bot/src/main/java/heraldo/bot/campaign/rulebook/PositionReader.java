package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnKey;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the states of turns; keeps the few that were read last. */
public final class PositionReader {
    private static final Logger LOG = LoggerFactory.getLogger(PositionReader.class);
    private static final int KEPT = 32;

    private final Library library;
    private final Map<Page, Position<?>> kept = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Page, Position<?>> eldest) {
            return size() > KEPT;
        }
    };

    public PositionReader(Library library) {
        this.library = library;
    }

    /**
     * The cache key of a position: the version of its turn, and the hash of its text, since a rolled-back transaction leaves a
     * version number behind that the next one uses again.
     */
    private record Page(TurnKey turn, int version, boolean after, int text) {
        static Page of(CampaignTurn turn, boolean after, String state) {
            return new Page(turn.key(), turn.version(), after, state.hashCode());
        }
    }

    /** The position a turn is played on. */
    public Position<?> before(Campaign campaign, CampaignTurn turn) {
        return read(campaign, Page.of(turn, false, turn.state()), turn.state());
    }

    /** Returns whether the position of a turn can be read; it cannot if its state is corrupt or its ruleset is gone. */
    public boolean readable(Campaign campaign, CampaignTurn turn) {
        try {
            before(campaign, turn).turn();
            return true;
        } catch (RuntimeException e) {
            LOG.error("{} cannot be read: {}", turn, e.getClass().getName());
            return false;
        }
    }

    /** The position after a resolved turn. */
    public Position<?> after(Campaign campaign, CampaignTurn turn) {
        String state = turn.result().orElseThrow().state();
        return read(campaign, Page.of(turn, true, state), state);
    }

    private Position<?> read(Campaign campaign, Page page, String state) {
        synchronized (kept) {
            Position<?> known = kept.get(page);
            if (known != null) {
                return known;
            }
        }
        Position<?> position = library.rulebook(campaign).read(state);
        synchronized (kept) {
            kept.put(page, position);
        }
        return position;
    }
}

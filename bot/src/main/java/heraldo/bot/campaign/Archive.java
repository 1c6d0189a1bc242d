package heraldo.bot.campaign;

import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import java.util.Locale;
import java.util.Optional;

/** What is kept of every turn: enough to draw map, chronicle and fame table again. */
public final class Archive {
    /** The position of the open turn, or the last one. */
    public Position<?> position(CampaignId campaign) {
        throw new UnsupportedOperationException();
    }

    /** The position after a turn (its last step). */
    public Optional<Position<?>> after(CampaignId campaign, int turn) {
        throw new UnsupportedOperationException();
    }

    /** The open turn, or the last one; empty before the start. */
    public Optional<CampaignTurn> newest(CampaignId campaign) {
        throw new UnsupportedOperationException();
    }

    /** A turn's row (its last step). */
    public Optional<CampaignTurn> turn(CampaignId campaign, int number) {
        throw new UnsupportedOperationException();
    }

    /** One row. */
    public Optional<CampaignTurn> turn(TurnKey key) {
        throw new UnsupportedOperationException();
    }

    /** What can be told of a row to somebody; empty until it is resolved. */
    public Optional<Story> story(TurnKey key, Viewer viewer) {
        throw new UnsupportedOperationException();
    }

    /** The words of a campaign in a language, with the names of its seats. */
    public Lexicon lexicon(CampaignId campaign, Locale language) {
        throw new UnsupportedOperationException();
    }
}

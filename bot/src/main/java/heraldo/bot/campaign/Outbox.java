package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of what is to be posted. */
public interface Outbox {
    /** Puts a dispatch at the end of its campaign's queue. */
    void add(
            CampaignId campaign,
            Dispatch.Kind kind,
            Optional<TurnKey> turn,
            Optional<Seat> seat,
            Optional<Message> message,
            Instant now);

    /** The head of every campaign's queue that may be tried now: posts of a campaign appear in order. */
    List<Dispatch> heads(Instant now, int most);

    /** Notes that a dispatch has been posted. */
    void sent(long id, String external, Instant now);

    /** Notes that posting failed and when to try again; empty for never, which takes it off the queue. */
    void failed(long id, Instant now, Optional<Instant> again);

    /** Whether anything about a turn waits to be posted. */
    boolean waits(TurnKey turn);

    /** What the courier called the first post of a kind about a turn (or about the campaign), if it has been posted. */
    Optional<String> posted(CampaignId campaign, Dispatch.Kind kind, Optional<TurnKey> turn);

    /** When the next dispatch may be tried. */
    Optional<Instant> nextAlarm();

    /** Names the latest public post of a campaign, as the courier did; empty if there is none. */
    Optional<String> latestPost(CampaignId campaign);

    /** Whether a dispatch of that number is one of a campaign's, or one that was lost when the books were last replaced. */
    boolean accountsFor(CampaignId campaign, long id);

    /**
     * Leaves out the numbers of dispatches that later books had: the next one has a number that none of them can have.
     *
     * @param beyond the highest number known to have been given; 0 if none is
     */
    void leap(long beyond, Instant now);
}

package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Lane;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The book of what is to be posted. */
public interface Outbox {
    /** Puts a dispatch at the end of its lane. */
    void add(
            CampaignId campaign,
            Dispatch.Kind kind,
            Optional<TurnKey> turn,
            Optional<Seat> seat,
            Optional<Message> message,
            Instant now);

    /** Puts a dispatch about a whole campaign into its lane, which is not tried before an instant. */
    void addLater(CampaignId campaign, Dispatch.Kind kind, Instant now, Instant earliest);

    /** Puts words for the game master about a turn into their lane; until an instant they are not tried, and may be taken back. */
    void alertLater(TurnKey turn, Message words, Instant now, Instant earliest);

    /** Takes words for the game master about a turn back that are not tried yet; empty if there are none. */
    Optional<Message> takeAlert(TurnKey turn, Instant now);

    /** Lets what waits of a kind in a campaign be tried from an instant on, if that comes earlier. */
    void hasten(CampaignId campaign, Dispatch.Kind kind, Instant earliest);

    /** The lanes in which something may be tried now. */
    List<Lane> ready(Instant now);

    /** Those of one campaign. */
    List<Lane> ready(CampaignId campaign, Instant now);

    /** The next in a lane, if it may be tried now: what was written first, and waits for nothing in another lane. */
    Optional<Dispatch> head(Lane lane, Instant now);

    /** Returns whether {@link #forget} would delete any dispatch that left the queue before an instant. */
    boolean spent(Instant before);

    /**
     * Takes away what was taken off the queue before an instant and nothing asks for any more: what was said to a seat, to the game
     * master or to one person alone, but for the post from which a seat's card opens; and what seats had been told in those turns
     * because of everybody's sheets, if they are over.
     *
     * @param most the maximum number of posts at once
     * @return the number of deleted posts
     */
    int forget(Instant before, int most);

    /** The highest number that any dispatch has had so far; 0 if there was none. */
    long last();

    /** Notes that a dispatch has been posted. */
    void sent(long id, String external, Instant now);

    /** Notes that posting failed and when to try again; empty for never, which takes it off the queue. */
    void failed(long id, Instant now, Optional<Instant> again);

    /** Returns whether any dispatch about a turn waits to be posted. */
    boolean waits(TurnKey turn);

    /** Since when something of a kind about a turn waits to be posted; empty if nothing does. */
    Optional<Instant> waitsSince(TurnKey turn, Dispatch.Kind kind);

    /** Since when the oldest seal waits to be posted of those whose steps are still to be played. */
    Optional<Instant> sealWaitsSince();

    /** Returns whether any dispatch of a kind waits to be posted in a campaign. */
    boolean waits(CampaignId campaign, Dispatch.Kind kind);

    /** Returns whether the outbox holds the announcement or the result of any turn of a campaign, posted or not. */
    boolean tellsOfTurns(CampaignId campaign);

    /** Returns the courier's name for the first post of a kind about a turn (or about the campaign), if it has been posted. */
    Optional<String> posted(CampaignId campaign, Dispatch.Kind kind, Optional<TurnKey> turn);

    /** Returns the courier's name for the first post of a dispatch, if it has been posted. */
    Optional<String> posted(long id);

    /** The last dispatch to a seat before another of that seat from which its card opens, if there is one. */
    Optional<Sent> cardBefore(Dispatch dispatch);

    /** The first notice about a turn, among those that have been posted, with such a sentence. */
    Optional<Sent> notice(TurnKey turn, Predicate<Message> sentence);

    /** A dispatch that has been posted, and what the courier called the post. */
    record Sent(Dispatch dispatch, String external) {}

    /**
     * The public posts, oldest first, about the turns that were taken back by opening a turn again; none about turns that an earlier
     * return had taken back.
     */
    List<Dispatch> undoneBy(CampaignTurn again);

    /** Returns the size and the age of the backlog. */
    Waiting waiting();

    /**
     * The backlog of dispatches that wait to be posted.
     *
     * @param posts the number of dispatches
     * @param since the time when the oldest of them was written; empty if none waits
     */
    record Waiting(int posts, Optional<Instant> since) {}

    /** Returns the time of the next attempt to post a dispatch; empty if none waits. */
    Optional<Instant> nextAlarm();

    /** Names the latest public post of a campaign, as the courier did; empty if there is none. */
    Optional<String> latestPost(CampaignId campaign);

    /**
     * Returns whether a dispatch number is accounted for: it belongs to the campaign, was lost when the books were last
     * replaced, or has been forgotten.
     */
    boolean accountsFor(CampaignId campaign, long id);

    /**
     * Leaves out the numbers of dispatches that later books had: the next one has a number that none of them can have.
     *
     * @param beyond the highest number known to have been given; 0 if none is
     */
    void leap(long beyond, Instant now);
}

package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.discord.text.DiscordLimit;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Campaigns that wait for their game master's yes, as long as Discord lets a question be answered. */
final class Drafts {

    private static final Duration LIFE = Duration.ofMinutes(DiscordLimit.LATER_ANSWER_MINUTES.most());

    private final Map<String, Draft> waiting = new HashMap<>();

    private record Draft(NewCampaign wish, Instant written) {}

    /**
     * Keeps a draft.
     *
     * @param id names it: the interaction in which it was written
     */
    synchronized void keep(String id, NewCampaign wish, Instant now) {
        waiting.values().removeIf(draft -> draft.written().plus(LIFE).isBefore(now));
        waiting.put(id, new Draft(wish, now));
    }

    /** Takes a draft out; empty if it has been taken or has become too old. */
    synchronized Optional<NewCampaign> take(String id) {
        return Optional.ofNullable(waiting.remove(id)).map(Draft::wish);
    }
}

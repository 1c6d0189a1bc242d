package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.post.Lanes;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.discord.room.Servers;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the status messages of all campaigns, and the posts that looked for their players, up to date: at a limited rate, and always once more after the last change. Runs in
 * the background: no post or answer waits for it.
 */
public final class StatusBoard implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(StatusBoard.class);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /** With these another turn is open. */
    private static final Set<Dispatch.Kind> TURN_ENDS = EnumSet.of(Dispatch.Kind.RESULT, Dispatch.Kind.TURN_OPENED);

    private final BotContext context;
    private final Servers servers;
    private final StatusMessage message;
    private final InvitationPost invitation;
    private final CampaignClock clock;
    private final Pace pace;
    private final Lanes<CampaignId> lanes = new Lanes<>(PATIENCE);
    private final Counters counters;
    private volatile Alarm alarm = at -> {};
    private final Map<CampaignId, Slate> slates = new HashMap<>();
    /** The campaigns whose message is being updated now; later changes wait until that is done. */
    private final Set<CampaignId> busy = new HashSet<>();
    /** The campaigns whose message is due for an update, which need no further alarm. */
    private final Set<CampaignId> called = new HashSet<>();

    /**
     * The update state of a campaign's message.
     *
     * @param wanted whether something has changed since it was last brought up to date
     * @param free from when on it may be changed again, on the clock that nobody can set
     * @param look from when on a campaign that was just at its turn is looked at again, if nothing is posted before
     * @param failures the number of failures in a row
     */
    private record Slate(boolean wanted, Duration free, Duration look, int failures) {
        private static final Duration EVER = Duration.ofSeconds(Long.MIN_VALUE);
        private static final Slate NEW = new Slate(false, EVER, EVER, 0);

        private Duration due() {
            return free.compareTo(look) < 0 ? look : free;
        }
    }

    /**
     * A board on which nothing has changed yet.
     *
     * @param message shows the state of affairs, and {@code invitation} who plays
     * @param counters where posts wait, which all go first
     * @param pace how long a message stays as it is at least, and when one that could not be changed is tried again
     */
    public StatusBoard(
            BotContext context,
            Servers servers,
            StatusMessage message,
            InvitationPost invitation,
            CampaignClock clock,
            Counters counters,
            Pace pace) {
        this.context = context;
        this.servers = servers;
        this.message = message;
        this.invitation = invitation;
        this.clock = clock;
        this.counters = counters;
        this.pace = pace;
    }

    /** Sets the alarm that wakes the caller of {@link #begin}. */
    public void wokenBy(Alarm bell) {
        alarm = bell;
        ring();
    }

    /** The program may have ended before the last changes were shown, and with a campaign. */
    public void refreshAll() {
        Instant lately = clock.instant().minus(pace.statusMemory());
        context.office().campaigns().since(lately).forEach(this::refreshSoon);
    }

    /** Something has changed; the message is brought up to date soon. */
    public void refreshSoon(CampaignId campaign) {
        synchronized (slates) {
            Slate slate = slate(campaign);
            slates.put(campaign, new Slate(true, slate.free(), Slate.EVER, slate.failures()));
        }
        ring();
    }

    /** Something was posted. When a turn has ended there is no pause, for the message shows a deadline that has passed. */
    public void posted(Dispatch dispatch) {
        if (TURN_ENDS.contains(dispatch.kind())) {
            synchronized (slates) {
                CampaignId campaign = dispatch.campaign();
                slates.put(
                        campaign,
                        new Slate(true, Slate.EVER, Slate.EVER, slate(campaign).failures()));
            }
            ring();
        } else {
            refreshSoon(dispatch.campaign());
        }
    }

    private Slate slate(CampaignId campaign) {
        return slates.getOrDefault(campaign, Slate.NEW);
    }

    private void ring() {
        nextAlarm().ifPresent(alarm::ring);
    }

    /** Has every message brought up to date that may be now, and does not wait for it. */
    public void begin() {
        call().forEach(campaign -> lanes.enter(campaign, () -> refresh(campaign)));
    }

    /** The same, and waits for it. */
    public void work() {
        begin();
        lanes.rest();
    }

    /** Returns the next time at which the board may update a message; empty if none waits for it. */
    public Optional<Instant> nextAlarm() {
        CampaignClock.Reading now = clock.reading();
        synchronized (slates) {
            return waiting()
                    .map(entry -> entry.getValue().due())
                    .min(Duration::compareTo)
                    .map(due -> due.compareTo(now.steady()) <= 0
                            ? now.shown()
                            : now.shown().plus(due.minus(now.steady())));
        }
    }

    /** Lets what is on its way arrive, but does not wait long. */
    @Override
    public void close() {
        lanes.close();
    }

    private List<CampaignId> call() {
        Duration now = clock.reading().steady();
        synchronized (slates) {
            List<CampaignId> due = waiting()
                    .filter(entry -> entry.getValue().due().compareTo(now) <= 0)
                    .map(Map.Entry::getKey)
                    .toList();
            called.addAll(due);
            return due;
        }
    }

    private Stream<Map.Entry<CampaignId, Slate>> waiting() {
        return slates.entrySet().stream()
                .filter(entry -> entry.getValue().wanted()
                        && !busy.contains(entry.getKey())
                        && !called.contains(entry.getKey()));
    }

    private void refresh(CampaignId campaign) {
        take(campaign).ifPresentOrElse(failures -> refresh(campaign, failures), this::ring);
    }

    private void refresh(CampaignId campaign, int failures) {
        counters.enter(Precedence.EDIT);
        try {
            renew(campaign);
            settle(campaign, 0);
        } catch (RuntimeException e) {
            // Not only what Discord answers: a turn that cannot be read must not keep back the posts that say so.
            failed(campaign, failures, e);
        } finally {
            counters.leave();
            done(campaign);
        }
    }

    private void done(CampaignId campaign) {
        synchronized (slates) {
            busy.remove(campaign);
        }
        ring();
    }

    private void failed(CampaignId campaign, int failures, RuntimeException e) {
        if (e instanceof ErrorResponseException answer && answer.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
            vanished(campaign);
            return;
        }
        settle(campaign, failures + 1);
        LOG.warn("the status message of {} could not be brought up to date: {}", campaign, reason(e));
    }

    /**
     * Returns the reason of a failure for the log: Discord's error, which quotes nobody, or else only the class of the exception.
     */
    private static String reason(RuntimeException e) {
        return e instanceof ErrorResponseException answer
                ? answer.getErrorCode() + " " + answer.getMeaning()
                : e.getClass().getSimpleName();
    }

    private void renew(CampaignId id) {
        Roster roster = context.office().campaigns().roster(id);
        boolean ending = roster.turn()
                .map(CampaignTurn::status)
                .filter(TurnStatus.LOCKED::equals)
                .isPresent();
        // It shows what came of a turn or a step: the seal is out before. A turn that is just being played is soon
        // another. In both cases something will be posted as a rule, and then the message is wanted again.
        boolean sealing = Stream.of(Dispatch.Kind.SEALED, Dispatch.Kind.STEP_SEALED)
                .anyMatch(seal -> context.office().memory().registrar().waits(id, seal));
        Optional<StandardGuildMessageChannel> chronicle =
                roster.campaign().home().channels().map(Channels::chronicle).flatMap(servers::channel);
        boolean away = chronicle.isEmpty() && servers.down(roster.campaign().guild());
        if (ending || sealing || away) {
            lookAgain(id);
            return;
        }
        chronicle.filter(channel -> shown(channel, roster)).ifPresent(channel -> rest(id));
    }

    /** Brings both messages up to date that show who plays; whether anything had to be changed. */
    private boolean shown(StandardGuildMessageChannel channel, Roster roster) {
        boolean changed = message.show(channel, roster);
        return invitation.show(channel, roster) || changed;
    }

    /**
     * Takes the pending changes of a campaign for an update; later changes wait for the next one.
     *
     * @return the number of failures in a row; empty if nothing is due now
     */
    private OptionalInt take(CampaignId campaign) {
        Duration now = clock.reading().steady();
        synchronized (slates) {
            Slate slate = slate(campaign);
            if (!called.remove(campaign) || !slate.wanted() || slate.due().compareTo(now) > 0) {
                return OptionalInt.empty();
            }
            slates.put(campaign, new Slate(false, now, Slate.EVER, slate.failures()));
            busy.add(campaign);
            return OptionalInt.of(slate.failures());
        }
    }

    /** A turn may also end without a post. */
    private void lookAgain(CampaignId campaign) {
        synchronized (slates) {
            Slate slate = slate(campaign);
            Duration look =
                    slate.wanted() ? slate.look() : clock.reading().steady().plus(pace.statusPause());
            slates.put(campaign, new Slate(true, slate.free(), look, slate.failures()));
        }
    }

    /** From now on the message stays as it is for a while, unless another turn was opened meanwhile. */
    private void rest(CampaignId campaign) {
        synchronized (slates) {
            Slate slate = slate(campaign);
            boolean hurried = slate.wanted() && slate.free().equals(Slate.EVER);
            Duration free = hurried ? slate.free() : clock.reading().steady().plus(pace.statusPause());
            slates.put(campaign, new Slate(slate.wanted(), free, slate.look(), slate.failures()));
        }
    }

    /** The channel is gone: the post for which it is made anew wants the message there at once. */
    private void vanished(CampaignId campaign) {
        synchronized (slates) {
            Slate slate = slate(campaign);
            slates.put(campaign, new Slate(slate.wanted(), clock.reading().steady(), slate.look(), 0));
        }
    }

    /** A message that could not be brought up to date is wanted again, later and later. */
    private void settle(CampaignId campaign, int failures) {
        synchronized (slates) {
            Slate slate = slate(campaign);
            boolean failed = failures > 0;
            Duration free =
                    failed ? clock.reading().steady().plus(pace.statuses().after(failures - 1)) : slate.free();
            slates.put(campaign, new Slate(failed || slate.wanted(), free, slate.look(), failures));
        }
    }
}

package heraldo.bot.crash;

import heraldo.bot.campaign.book.Outbox;
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

/** An outbox with a mistake in it. */
abstract class FlawedOutbox implements Outbox {
    final Outbox outbox;

    FlawedOutbox(Outbox outbox) {
        this.outbox = outbox;
    }

    @Override
    public void add(
            CampaignId campaign,
            Dispatch.Kind kind,
            Optional<TurnKey> turn,
            Optional<Seat> seat,
            Optional<Message> message,
            Instant now) {
        outbox.add(campaign, kind, turn, seat, message, now);
    }

    @Override
    public void addLater(CampaignId campaign, Dispatch.Kind kind, Instant now, Instant earliest) {
        outbox.addLater(campaign, kind, now, earliest);
    }

    @Override
    public void alertLater(TurnKey turn, Message words, Instant now, Instant earliest) {
        outbox.alertLater(turn, words, now, earliest);
    }

    @Override
    public Optional<Message> takeAlert(TurnKey turn, Instant now) {
        return outbox.takeAlert(turn, now);
    }

    @Override
    public void hasten(CampaignId campaign, Dispatch.Kind kind, Instant earliest) {
        outbox.hasten(campaign, kind, earliest);
    }

    @Override
    public List<Lane> ready(Instant now) {
        return outbox.ready(now);
    }

    @Override
    public List<Lane> ready(CampaignId campaign, Instant now) {
        return outbox.ready(campaign, now);
    }

    @Override
    public Optional<Dispatch> head(Lane lane, Instant now) {
        return outbox.head(lane, now);
    }

    @Override
    public boolean spent(Instant before) {
        return outbox.spent(before);
    }

    @Override
    public int forget(Instant before, int most) {
        return outbox.forget(before, most);
    }

    @Override
    public long last() {
        return outbox.last();
    }

    @Override
    public void sent(long id, String external, Instant now) {
        outbox.sent(id, external, now);
    }

    @Override
    public void failed(long id, Instant now, Optional<Instant> again) {
        outbox.failed(id, now, again);
    }

    @Override
    public boolean waits(TurnKey turn) {
        return outbox.waits(turn);
    }

    @Override
    public boolean waits(CampaignId campaign, Dispatch.Kind kind) {
        return outbox.waits(campaign, kind);
    }

    @Override
    public boolean tellsOfTurns(CampaignId campaign) {
        return outbox.tellsOfTurns(campaign);
    }

    @Override
    public Optional<Instant> waitsSince(TurnKey turn, Dispatch.Kind kind) {
        return outbox.waitsSince(turn, kind);
    }

    @Override
    public Optional<Instant> sealWaitsSince() {
        return outbox.sealWaitsSince();
    }

    @Override
    public Optional<String> posted(CampaignId campaign, Dispatch.Kind kind, Optional<TurnKey> turn) {
        return outbox.posted(campaign, kind, turn);
    }

    @Override
    public List<Dispatch> undoneBy(CampaignTurn again) {
        return outbox.undoneBy(again);
    }

    @Override
    public Waiting waiting() {
        return outbox.waiting();
    }

    @Override
    public Optional<Instant> nextAlarm() {
        return outbox.nextAlarm();
    }

    @Override
    public Optional<Sent> cardBefore(Dispatch dispatch) {
        return outbox.cardBefore(dispatch);
    }

    @Override
    public Optional<Sent> notice(TurnKey turn, Predicate<Message> sentence) {
        return outbox.notice(turn, sentence);
    }

    @Override
    public Optional<String> latestPost(CampaignId campaign) {
        return outbox.latestPost(campaign);
    }

    @Override
    public Optional<String> posted(long id) {
        return outbox.posted(id);
    }

    @Override
    public boolean accountsFor(CampaignId campaign, long id) {
        return outbox.accountsFor(campaign, id);
    }

    @Override
    public void leap(long beyond, Instant now) {
        outbox.leap(beyond, now);
    }

    /** Whoever takes a dispatch has sent it already. */
    static final class SentTooEarly extends FlawedOutbox {
        SentTooEarly(Outbox outbox) {
            super(outbox);
        }

        @Override
        public Optional<Dispatch> head(Lane lane, Instant now) {
            Optional<Dispatch> head = outbox.head(lane, now);
            head.ifPresent(taken -> outbox.sent(taken.id(), "0", now));
            return head;
        }
    }

    /** Whoever takes a dispatch takes it off the queue. */
    static final class TakenOff extends FlawedOutbox {
        TakenOff(Outbox outbox) {
            super(outbox);
        }

        @Override
        public Optional<Dispatch> head(Lane lane, Instant now) {
            Optional<Dispatch> head = outbox.head(lane, now);
            head.ifPresent(taken -> outbox.failed(taken.id(), now, Optional.empty()));
            return head;
        }
    }

    /** Whoever takes the news of a kind has told it already: that a request ran out, or that a turn was taken back. */
    static final class Forgotten extends FlawedOutbox {
        private final Dispatch.Kind kind;

        Forgotten(Outbox outbox, Dispatch.Kind kind) {
            super(outbox);
            this.kind = kind;
        }

        @Override
        public Optional<Dispatch> head(Lane lane, Instant now) {
            Optional<Dispatch> head = outbox.head(lane, now);
            boolean forgotten = head.filter(taken -> taken.kind() == kind).isPresent();
            head.filter(taken -> forgotten).ifPresent(taken -> outbox.sent(taken.id(), "", now));
            return forgotten ? head(lane, now) : head;
        }
    }

    /** Numbers dispatches from another number at every start of the program. */
    static final class MarkedAnew extends FlawedOutbox {
        private static final long FIRST = System.currentTimeMillis() % 1_000 * 1_000_000;

        MarkedAnew(Outbox outbox) {
            super(outbox);
        }

        @Override
        public Optional<Dispatch> head(Lane lane, Instant now) {
            return outbox.head(lane, now).map(MarkedAnew::renumbered);
        }

        private static Dispatch renumbered(Dispatch head) {
            return new Dispatch(
                    FIRST + head.id(),
                    head.campaign(),
                    head.kind(),
                    head.turn(),
                    head.seat(),
                    head.message(),
                    head.written(),
                    new Dispatch.Delivery(
                            head.delivery().attempts(), head.delivery().suspected()));
        }

        @Override
        public void sent(long id, String external, Instant now) {
            outbox.sent(id - FIRST, external, now);
        }

        @Override
        public void failed(long id, Instant now, Optional<Instant> again) {
            outbox.failed(id - FIRST, now, again);
        }
    }
}

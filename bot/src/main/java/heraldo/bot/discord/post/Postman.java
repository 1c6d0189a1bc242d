package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.campaign.port.Posting.InThread;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.room.Clearance;
import heraldo.bot.discord.room.Members;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.room.Rooms.NoRoomException;
import heraldo.bot.discord.room.Servers;
import heraldo.rules.kernel.Reason;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts what the outbox holds: makes and opens the channels it needs, writes the words, sends each post once. */
public final class Postman implements Courier {

    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);

    private final BotContext context;
    private final Bell bell;
    private final Servers servers;
    private final ChannelAccess access;
    private final Mailbag mailbag;
    private final Trimming trimming;
    private final Withdrawal withdrawal;
    private final Lapse lapse;
    private final TalkThreads threads;
    private final ProofThread proofs;
    private final Writer writer;
    private final ReminderCourier reminders;
    private final Scriptorium scriptorium;
    private final HindranceNotice notice;
    private final Departures departures;
    private final Counters counters;
    /** Campaigns whose server has turned the bot out, and of which the host has been told so. */
    private final Set<CampaignId> homeless = ConcurrentHashMap.newKeySet();

    Postman(
            BotContext context,
            CampaignClock clock,
            Servers servers,
            Rooms rooms,
            Letters letters,
            StatusMessage status,
            Scriptorium scriptorium,
            Counters counters) {
        Rewriting rewriting = new Rewriting(letters);
        this.context = context;
        this.counters = counters;
        context.office().clerk().whenOccupied(counters::hurry);
        this.bell = new Bell(context.office().preferences(), clock);
        this.servers = servers;
        this.mailbag = new Mailbag(letters);
        this.access = new ChannelAccess(rooms, new Clearance(servers), mailbag);
        this.trimming = new Trimming(context, letters);
        this.withdrawal = new Withdrawal(rewriting);
        this.lapse = new Lapse(rewriting);
        this.threads = new TalkThreads(mailbag, bell);
        this.proofs = new ProofThread(status);
        this.writer = new Writer();
        this.scriptorium = scriptorium;
        this.reminders = new ReminderCourier(bell, servers, mailbag, clock);
        this.departures = new Departures(new Members(servers));
        this.notice = new HindranceNotice(context.office().helm().hindrances(), servers, mailbag, bell);
    }

    @Override
    public String deliver(Dispatch dispatch) {
        counters.enter(Precedence.of(dispatch.kind()));
        try {
            return deliver(Letter.of(context, dispatch));
        } finally {
            counters.leave();
        }
    }

    private String deliver(Letter letter) {
        Dispatch dispatch = letter.dispatch();
        Optional<MessageChannel> channel = Optional.empty();
        try {
            if (dispatch.kind().place() == Dispatch.Place.GROUND) {
                return access.close(letter);
            }
            if (dispatch.kind().place() == Dispatch.Place.FOLLOWERS) {
                channel = access.chronicle(letter);
                return publish(letter, channel);
            }
            channel = Optional.of(channel(letter));
            String id = post(letter, channel.get());
            homeless.remove(dispatch.campaign());
            notice.made(letter, channel.get());
            departures.after(letter);
            return id;
        } catch (NoRoomException e) {
            tellOnce(dispatch, e);
            throw undeliverable(Reason.of(e), letter);
        } catch (InsufficientPermissionException e) {
            LOG.warn("{} {} needs the permission {}", dispatch.kind(), dispatch.id(), e.getPermission());
            notice.hindered(letter, channel, e);
            throw undeliverable("not permitted: " + e.getPermission(), letter);
        } catch (ErrorResponseException e) {
            Optional<MessageChannel> talk = Obstacle.UNREAD.contains(e.getErrorResponse())
                    ? StaffPost.elsewhere(letter, servers)
                    : Optional.empty();
            if (talk.isPresent()) {
                return ask(letter, talk.get());
            }
            if (e.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
                servers.doubt(letter.channels());
            }
            notice.hindered(letter, channel, e);
            throw refused(e, letter);
        }
    }

    private void tellOnce(Dispatch dispatch, NoRoomException e) {
        if (!e.down() && homeless.add(dispatch.campaign())) {
            LOG.warn(
                    "The bot is not in the server of {} any more. Its posts are kept until the bot is invited again.",
                    dispatch.campaign());
        }
    }

    /** Publishes a post of the chronicle; does nothing if the chronicle is gone. */
    private String publish(Letter letter, Optional<MessageChannel> chronicle) {
        chronicle.ifPresent(there -> {
            Publication.of(letter, there);
            notice.made(letter, there);
        });
        return "";
    }

    private String post(Letter letter, MessageChannel channel) {
        return switch (letter.dispatch().kind()) {
            case REMINDER -> reminders.deliver(letter, channel).text();
            case PRESS_WITHDRAWN -> withdrawal.from(letter, channel);
            case PETITION_LAPSED -> lapse.of(letter, channel);
            case VOIDED -> Voiding.of(letter, channel);
            case TALK -> threads.open(letter, (StandardGuildMessageChannel) channel);
            case TALKS -> threads.renew(letter, (StandardGuildMessageChannel) channel);
            default -> written(letter, channel);
        };
    }

    private String written(Letter letter, MessageChannel channel) {
        Optional<String> message = letter.dispatch().kind().proves()
                ? Optional.empty()
                : Optional.of(mailbag.post(
                        channel,
                        letter.mark(),
                        letter.trail(),
                        scriptorium.write(() -> writer.write(letter)),
                        called(letter)));
        trimming.before(letter.dispatch(), channel);
        if (letter.dispatch().kind() == Dispatch.Kind.RESULT) {
            counters.giveWay(Precedence.OWN);
        }
        Optional<InThread> proof = scriptorium
                .write(() -> writer.proof(letter))
                .map(card -> prove(letter, (StandardGuildMessageChannel) channel, card));
        return new Posting(message, proof).text();
    }

    /** Asks somebody in public who takes no letters; if that cannot be done either, the game master is told so. */
    private String ask(Letter letter, MessageChannel talk) {
        try {
            String id = mailbag.post(
                    talk, letter.mark(), letter.trail(), Card.of(StaffPost.called(letter)), bell.call(letter.reader()));
            notice.made(letter, talk);
            return id;
        } catch (InsufficientPermissionException | ErrorResponseException e) {
            notice.hindered(letter, Optional.of(talk), e);
            throw undeliverable("nor can it be told in public: " + Reason.of(e), letter);
        }
    }

    /** Posts a proof; what is nothing else bears the mark of its dispatch. */
    private InThread prove(Letter letter, StandardGuildMessageChannel chronicle, Card card) {
        PostMark mark = letter.dispatch().kind().proves()
                ? letter.mark()
                : letter.mark().proof();
        Mailbag.Posted posted = mailbag.post(
                proofs.places(chronicle, letter.roster(), letter.speech()), mark, letter.trail(), card, Calling.NOBODY);
        return new InThread(posted.channel(), posted.message());
    }

    /** Returns the channel of a post, and makes a missing one. Posts to other channels do not need the chronicle. */
    private MessageChannel channel(Letter letter) {
        return switch (letter.dispatch().kind().place()) {
            case CHRONICLE -> access.prepare(letter);
            case SEAT -> access.seat(letter, letter.occupancy());
            case DIPLOMACY -> access.talk(letter);
            case GAME_MASTER, PERSON ->
                servers.direct(letter.reader()
                        .orElseThrow(
                                () -> new UndeliverableException("whom it is for is forgotten", Failure.HOPELESS)));
            case GROUND, FOLLOWERS -> throw new IllegalStateException("nothing is said there");
        };
    }

    private Calling called(Letter letter) {
        return switch (letter.dispatch().kind()) {
            case OPENED -> invited(letter);
            case SUMMONS -> call(letter);
            case LETTER -> bell.call(letter.reader());
            case WHISPER -> AbsencePost.calls(letter) ? call(letter) : bell.lay(letter.reader());
            case STARTED, TURN_OPENED -> taught(letter);
            case OFFER -> OfferPost.asks(letter.dispatch()) ? call(letter) : bell.lay(letter.reader());
            case TREATY -> TreatyPost.asks(letter.dispatch()) ? call(letter) : bell.lay(letter.reader());
            case PART -> PartPost.lost(letter).isPresent() ? call(letter) : bell.lay(letter.reader());
            default -> bell.lay(letter.reader());
        };
    }

    /** Calls the reader, unless they have announced an absence. */
    private Calling call(Letter letter) {
        return letter.called().isPresent() ? bell.call(letter.called()) : bell.lay(letter.reader());
    }

    /** Calls the learner in a lesson; other campaigns call their players in the channels of the seats. */
    private Calling taught(Letter letter) {
        return letter.campaign().lesson() ? bell.call(letter.campaign().director()) : bell.lay(letter.reader());
    }

    /** Only where the server wants somebody called. */
    private Calling invited(Letter letter) {
        long role =
                context.office().helm().houses().rule(letter.campaign().guild()).called();
        return role == 0 ? Calling.NOBODY : Calling.role(role);
    }

    private static UndeliverableException refused(ErrorResponseException e, Letter letter) {
        String reason = "Discord answered " + e.getErrorCode() + " " + e.getMeaning();
        return Obstacle.UNREAD.contains(e.getErrorResponse())
                ? new UndeliverableException(reason, Failure.HOPELESS)
                : undeliverable(reason, letter);
    }

    private static UndeliverableException undeliverable(String reason, Letter letter) {
        return new UndeliverableException(reason, letter.trail().out() ? Failure.DOUBTFUL : Failure.UNSENT);
    }
}

package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Alias;
import heraldo.bot.campaign.model.Talk;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.campaign.port.Posting.InThread;
import heraldo.bot.campaign.press.TalkDesk;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The private threads in which two players talk: made once for each pair, with a head that says who else can read it, and
 * closed and opened as the campaign's rule has it. If the bot may not create or close threads, or the server is at its limit,
 * the game master is told so, and everything else goes on.
 */
final class TalkThreads {

    private static final Logger LOG = LoggerFactory.getLogger(TalkThreads.class);
    private static final String HINDRANCE = "talk";

    /** More than Discord says by itself when a thread begins. */
    private static final int FEW = 20;

    private final Mailbag mailbag;
    private final Bell bell;

    TalkThreads(Mailbag mailbag, Bell bell) {
        this.mailbag = mailbag;
        this.bell = bell;
    }

    /** Makes the thread of a conversation and posts its head; what stands there already is not posted twice. */
    String open(Letter letter, StandardGuildMessageChannel talk) {
        Message told = letter.dispatch().message().orElseThrow();
        long id = ((Number) Known.in(told.arguments(), "talk")).longValue();
        Optional<Talk> wanted =
                desk(letter).talk(id).filter(each -> desk(letter).open(each));
        if (wanted.isEmpty() || !permitted(letter, talk)) {
            return "";
        }
        if (wanted.get().thread().stream().mapToObj(known -> found(talk, known)).anyMatch(Optional::isPresent)) {
            return "";
        }
        Optional<ThreadChannel> made = thread(letter, talk, wanted.get());
        return made.map(thread -> furnish(letter, thread, wanted.get())).orElse("");
    }

    /** Lets the two in and posts the head. */
    private String furnish(Letter letter, ThreadChannel thread, Talk wanted) {
        people(letter, wanted).forEach(user -> admit(thread, user));
        String head = mailbag.post(thread, letter.mark(), letter.trail(), head(letter, wanted), called(wanted));
        // Only now: until then a thread that nobody knows is gone on with after a crash.
        desk(letter).settle(wanted, thread.getIdLong());
        return new Posting(Optional.empty(), Optional.of(new InThread(thread.getId(), head))).text();
    }

    /** Closes threads that may not go on now, and opens those that may; removes a former game master who could read them. */
    String renew(Letter letter, StandardGuildMessageChannel talk) {
        List<Talk> made = desk(letter).all(letter.campaign().id()).stream()
                .filter(each -> each.thread().isPresent())
                .toList();
        if (!made.isEmpty() && permitted(letter, talk)) {
            made.forEach(each -> found(talk, each.thread().getAsLong()).ifPresent(thread -> {
                boolean reopened = dismiss(thread, strangers(letter, each));
                bring(thread, desk(letter).open(each), reopened);
            }));
        }
        return "";
    }

    private static TalkDesk desk(Letter letter) {
        return letter.context().office().talks();
    }

    /** Returns whether the bot may make and close threads here, and notes missing permissions for the game master. */
    private static boolean permitted(Letter letter, StandardGuildMessageChannel talk) {
        List<Permission> missing = Permits.missingForTalks(talk);
        if (missing.isEmpty()) {
            letter.context()
                    .office()
                    .helm()
                    .hindrances()
                    .remedied(letter.campaign().id(), HINDRANCE);
            return true;
        }
        LOG.warn("private threads of {} need {}", letter.campaign().id(), missing);
        note(letter, Message.of("discord.hindrance.talk", "permissions", Permits.words(missing)));
        return false;
    }

    private static void note(Letter letter, Message words) {
        letter.context().office().helm().hindrances().note(letter.campaign().id(), HINDRANCE, words);
    }

    /** The thread; empty if the server has no room for another. */
    private static Optional<ThreadChannel> thread(Letter letter, StandardGuildMessageChannel talk, Talk wanted) {
        String name = DiscordLimit.CHANNEL_NAME.cut(letter.speech()
                .plain()
                .say(
                        "discord.talk.name",
                        "one",
                        wanted.one().seat(),
                        "other",
                        wanted.other().seat()));
        Set<Long> known = desk(letter).all(letter.campaign().id()).stream()
                .map(Talk::thread)
                .filter(OptionalLong::isPresent)
                .map(OptionalLong::getAsLong)
                .collect(Collectors.toSet());
        // The program may have ended after it made the thread and before the books knew it, or no answer has come:
        // Discord
        // is asked, since the event may still be on its way.
        return talk.getGuild().retrieveActiveThreads().complete().stream()
                .filter(thread -> thread.getParentChannel().getIdLong() == talk.getIdLong())
                .filter(TalkThreads::own)
                .filter(thread -> thread.getName().equals(name) && !known.contains(thread.getIdLong()))
                .filter(thread -> begun(thread, letter.mark()))
                .findFirst()
                .or(() -> made(letter, talk, name));
    }

    /**
     * Returns whether a thread contains only messages of this dispatch. Another thread of that name is a talk that restored books
     * do not know any more, perhaps between former holders of these seats.
     */
    private static boolean begun(ThreadChannel thread, PostMark mark) {
        return !thread.isArchived()
                && thread.getHistory().retrievePast(FEW).complete().stream()
                        .filter(message -> !message.getType().isSystem())
                        .allMatch(message -> Mailbag.carries(message, mark.stamp(1), mark.footers(1)));
    }

    private static boolean own(ThreadChannel thread) {
        return thread.getType() == ChannelType.GUILD_PRIVATE_THREAD
                && thread.getOwnerIdLong() == thread.getJDA().getSelfUser().getIdLong();
    }

    private static Optional<ThreadChannel> made(Letter letter, StandardGuildMessageChannel talk, String name) {
        try {
            ThreadChannel thread = talk.createThreadChannel(name, true)
                    .setInvitable(false)
                    .setAutoArchiveDuration(ThreadChannel.AutoArchiveDuration.TIME_1_WEEK)
                    .complete();
            CrashPoint.THREAD_MADE.reached();
            return Optional.of(thread);
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() != ErrorResponse.MAX_ACTIVE_THREADS) {
                throw e;
            }
            // What is said in public would wait behind it for as long as the server is full.
            note(letter, Message.of("discord.hindrance.talk-full"));
            return Optional.empty();
        }
    }

    /** Those who are let in: the two, and the game master where everybody was told that they see all. */
    private static List<Long> people(Letter letter, Talk talk) {
        OptionalLong watcher =
                letter.campaign().terms().gameMasterSees() ? letter.campaign().director() : OptionalLong.empty();
        return LongStream.concat(two(talk), watcher.stream()).distinct().boxed().toList();
    }

    /** The two, unless they are forgotten. */
    private static LongStream two(Talk talk) {
        return LongStream.of(talk.one().player(), talk.other().player())
                .mapToObj(Alias::person)
                .flatMapToLong(OptionalLong::stream);
    }

    /** Those who were let in because they directed, and who neither direct nor talk here. */
    private static List<Long> strangers(Letter letter, Talk talk) {
        List<Long> people = people(letter, talk);
        return letter.context().office().direction().overseers(letter.campaign().id()).stream()
                .filter(user -> !people.contains(user))
                .toList();
    }

    /**
     * Takes people out of a thread.
     *
     * @return whether it had to be opened for that
     */
    private static boolean dismiss(ThreadChannel thread, List<Long> strangers) {
        List<Long> inside =
                strangers.stream().filter(user -> isInside(thread, user)).toList();
        boolean reopened = !inside.isEmpty() && thread.isArchived();
        if (reopened) {
            thread.getManager().setArchived(false).complete();
        }
        inside.forEach(user -> thread.removeThreadMemberById(user).complete());
        return reopened;
    }

    private static boolean isInside(ThreadChannel thread, long user) {
        try {
            thread.retrieveThreadMemberById(user).useCache(false).complete();
            return true;
        } catch (ErrorResponseException e) {
            if (e.getErrorResponse() == ErrorResponse.UNKNOWN_MEMBER) {
                return false;
            }
            throw e;
        }
    }

    /** Skips people who have left the server or may not see the public talk; adds the others. */
    private static void admit(ThreadChannel thread, long user) {
        try {
            thread.addThreadMemberById(user).complete();
        } catch (ErrorResponseException e) {
            LOG.info("somebody is not let into a thread: Discord answered {}", e.getErrorResponse());
        }
    }

    private static Card head(Letter letter, Talk talk) {
        String words = letter.speech()
                .say(
                        "discord.talk.head",
                        "one",
                        talk.one().seat(),
                        "other",
                        talk.other().seat(),
                        "sees",
                        String.valueOf(letter.campaign().terms().gameMasterSees()));
        String call = two(talk).mapToObj(user -> "<@" + user + ">").collect(Collectors.joining(" "));
        return new Card(call, Tone.CALM.rgb(), List.of(new Words(words)));
    }

    private Calling called(Talk talk) {
        List<Long> users = two(talk)
                .mapToObj(OptionalLong::of)
                .flatMap(user -> bell.call(user).users().stream())
                .toList();
        return new Calling(users, List.of(), users.isEmpty());
    }

    private static Optional<ThreadChannel> found(StandardGuildMessageChannel talk, long id) {
        Optional<ThreadChannel> open = Optional.ofNullable(talk.getGuild().getThreadChannelById(id));
        return open.isPresent()
                ? open
                : talk.retrieveArchivedPrivateThreadChannels().complete().stream()
                        .filter(thread -> thread.getIdLong() == id)
                        .findFirst();
    }

    /** @param reopened whether it is open only because somebody was taken out of it */
    private static void bring(ThreadChannel thread, boolean open, boolean reopened) {
        if (open && (thread.isArchived() || thread.isLocked())) {
            thread.getManager().setArchived(false).setLocked(false).complete();
        } else if (!open && (reopened || !(thread.isArchived() && thread.isLocked()))) {
            if (!reopened && thread.isArchived()) {
                thread.getManager().setArchived(false).complete();
            }
            thread.getManager().setLocked(true).setArchived(true).complete();
        }
    }
}

package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.room.Permits;
import heraldo.bot.discord.text.Speech;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/**
 * The thread for anchors, seals and keys on a campaign's status message, which notifies nobody. The bot reopens an archived one,
 * recreates a deleted one, and posts proofs in the chronicle where it cannot create one.
 */
final class ProofThread {

    /** The server has as many threads as it may, or somebody else has hung one on the message. */
    private static final Set<ErrorResponse> IMPOSSIBLE =
            EnumSet.of(ErrorResponse.MAX_ACTIVE_THREADS, ErrorResponse.THREAD_WITH_THIS_MESSAGE_ALREADY_EXISTS);

    private final StatusMessage status;

    ProofThread(StatusMessage status) {
        this.status = status;
    }

    /** Returns the channel for a proof, then the others where an earlier try may have put it. */
    List<GuildMessageChannel> places(StandardGuildMessageChannel chronicle, Roster roster, Speech speech) {
        String name = speech.plain().say("discord.room.proofs");
        return thread(chronicle, roster, name)
                .<List<GuildMessageChannel>>map(thread -> List.of(thread, chronicle))
                .orElseGet(() -> List.of(chronicle));
    }

    /** The threads of proofs of a campaign that are open, the oldest first. */
    static Stream<ThreadChannel> open(StandardGuildMessageChannel chronicle) {
        return chronicle.getThreadChannels().stream()
                .filter(ProofThread::own)
                .sorted(Comparator.comparingLong(ThreadChannel::getIdLong));
    }

    private static boolean own(ThreadChannel thread) {
        return thread.getOwnerIdLong() == thread.getJDA().getSelfUser().getIdLong();
    }

    private Optional<ThreadChannel> thread(StandardGuildMessageChannel chronicle, Roster roster, String name) {
        Optional<ThreadChannel> open =
                open(chronicle).filter(thread -> !thread.isArchived()).findFirst();
        if (open.isPresent() || !Permits.allowThreads(chronicle)) {
            return open;
        }
        Optional<ThreadChannel> again = putAway(chronicle).map(ProofThread::reopened);
        return again.isPresent() ? again : made(chronicle, roster, name);
    }

    private static Optional<ThreadChannel> putAway(StandardGuildMessageChannel chronicle) {
        return chronicle.retrieveArchivedPublicThreadChannels().complete().stream()
                .filter(ProofThread::own)
                .min(Comparator.comparingLong(ThreadChannel::getIdLong));
    }

    private static ThreadChannel reopened(ThreadChannel thread) {
        thread.getManager().setArchived(false).complete();
        return thread;
    }

    private Optional<ThreadChannel> made(StandardGuildMessageChannel chronicle, Roster roster, String name) {
        try {
            ThreadChannel thread = chronicle
                    .createThreadChannel(name, status.id(chronicle, roster))
                    .setAutoArchiveDuration(ThreadChannel.AutoArchiveDuration.TIME_1_WEEK)
                    .complete();
            CrashPoint.THREAD_MADE.reached();
            return Optional.of(thread);
        } catch (ErrorResponseException e) {
            if (IMPOSSIBLE.contains(e.getErrorResponse())) {
                return Optional.empty();
            }
            throw e;
        }
    }
}

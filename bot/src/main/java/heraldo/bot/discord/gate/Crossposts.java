package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MessageFlag;
import net.dv8tion.jda.api.entities.channel.concrete.NewsChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import okhttp3.Response;

/**
 * Publishes messages of announcement channels to the servers that follow them. Discord allows ten an hour in a channel. Whoever
 * publishes is told how long to wait instead of being held up for most of an hour by the library, which is told nothing of that
 * limit.
 */
public final class Crossposts {

    private static final Pattern PATH = Pattern.compile("/channels/\\d+/messages/\\d+/crosspost$");
    private static final int TOO_MANY = 429;
    private static final int BAD_REQUEST = 400;
    private static final String RETRY_AFTER = "Retry-After";

    /** It has been done before, or there is nothing left that could be published. */
    private static final Set<ErrorResponse> SETTLED = EnumSet.of(
            ErrorResponse.ALREADY_CROSSPOSTED,
            ErrorResponse.INVALID_CHANNEL_TYPE,
            ErrorResponse.UNKNOWN_MESSAGE,
            ErrorResponse.UNKNOWN_CHANNEL);

    private Crossposts() {}

    /**
     * Publishes a message, unless it has been published. A message or channel that is gone, and a channel that is no announcement
     * channel any more, leave nothing to do.
     *
     * @return how long to wait before it is tried again; empty if nothing is left to do
     * @throws ErrorResponseException if it failed or was refused otherwise
     */
    public static Optional<Duration> publish(NewsChannel channel, Message message) {
        if (message.getFlags().contains(MessageFlag.CROSSPOSTED)) {
            return Optional.empty();
        }
        try {
            channel.crosspostMessageById(message.getIdLong()).complete();
            return Optional.empty();
        } catch (ErrorResponseException e) {
            if (SETTLED.contains(e.getErrorResponse())) {
                return Optional.empty();
            }
            Optional<Duration> rest = rest(e);
            if (rest.isEmpty()) {
                throw e;
            }
            return rest;
        }
    }

    private static Optional<Duration> rest(ErrorResponseException e) {
        return Optional.ofNullable(e.getResponse().getRawResponse())
                .flatMap(answer -> Optional.ofNullable(answer.header(RETRY_AFTER)))
                .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds)));
    }

    /** Returns whether a request publishes a message. */
    static boolean asked(String path) {
        return PATH.matcher(path).find();
    }

    /**
     * Removes the rate limit of publications from a response, because the library would wait for it by itself. Global rate limits
     * remain.
     */
    static Response unlimited(Response answer) {
        if (answer.header("X-RateLimit-Global") != null || answer.header("Via") == null) {
            return answer;
        }
        Response.Builder told = answer.newBuilder();
        answer.headers().names().stream()
                .filter(name -> name.regionMatches(true, 0, "X-RateLimit-", 0, "X-RateLimit-".length()))
                .forEach(told::removeHeader);
        return answer.code() == TOO_MANY ? told.code(BAD_REQUEST).build() : told.build();
    }
}

package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Turnstile.Rank;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.exceptions.ParsingException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.ConnectionPool;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Rate limiter for every request of the bot, retries included. Answers to interactions pass at once, since Discord counts them
 * separately. The others stay below the global rate limit, posts before status messages. JDA handles the limits of single
 * routes and Discord's requests to wait.
 *
 * <p>It also decides what is requested again where no answer came: only what is the same afterwards. Whatever makes something
 * fails instead, and whoever asked for it looks first whether it is there.
 */
final class PacedRequests implements Interceptor {

    private static final Pattern ANSWER = Pattern.compile("/interactions/\\d+/|/webhooks/\\d+/[^/]+");
    private static final Pattern STATUS = Pattern.compile("PATCH .*/channels/\\d+/messages/\\d+|.*/pins(?:/\\d+)?");
    private static final Pattern REPEATABLE =
            Pattern.compile("(?:GET|PUT|PATCH) .*|POST .*/(?:interactions/\\d+/[^/]+/callback|users/@me/channels)");
    private static final Set<Integer> INVALID = Set.of(401, 403, 429);

    /** The library makes a request again after most errors of a server, but not after this one. */
    private static final int SERVER_ERROR = 500;

    private static final int TOO_MANY = 429;
    private static final int BAD_REQUEST = 400;
    private static final long BODY = 10_000;
    private static final int IDLE_CONNECTIONS = 5;
    private static final int IDLE_SECONDS = 10;

    private final Misses misses;
    private final Turnstile turnstile;
    private final Waits waits;
    private final Parts parts;
    private final Consumer<Instant> time;

    PacedRequests(Pace pace, Parts parts, Waits waits, Consumer<Instant> time) {
        this.time = time;
        this.waits = waits;
        this.parts = parts;
        this.misses = new Misses(System::nanoTime);
        this.turnstile = new Turnstile(() -> share(misses.slowed(pace.requestsPerSecond())), System::nanoTime);
    }

    /** All programs together keep to the pace, each according to what it serves. */
    private int share(int pace) {
        return Math.max(1, pace * parts.own().size() / parts.total());
    }

    /** Returns a builder of HTTP clients, which all share this pace. */
    OkHttpClient.Builder client() {
        return new OkHttpClient.Builder()
                .retryOnConnectionFailure(false)
                .connectionPool(new ConnectionPool(IDLE_CONNECTIONS, IDLE_SECONDS, TimeUnit.SECONDS))
                .addInterceptor(this);
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        String path = request.url().encodedPath();
        boolean repeatable = repeatable(request.method(), path);
        Response response = made(chain, rank(request.method(), path), repeatable);
        Date told = response.headers().getDate("Date");
        if (told != null) {
            time.accept(told.toInstant());
        }
        if (!repeatable && response.code() > SERVER_ERROR) {
            return response.newBuilder().code(SERVER_ERROR).build();
        }
        if (INVALID.contains(response.code()) && !"shared".equals(response.header("X-RateLimit-Scope"))) {
            misses.note();
        }
        if (Crossposts.asked(path)) {
            return Crossposts.unlimited(response);
        }
        if (response.code() != TOO_MANY) {
            return response;
        }
        if (isOldEdit(response)) {
            return response.newBuilder().code(BAD_REQUEST).build();
        }
        waits.refused();
        return response;
    }

    /** Empty for an answer to somebody. */
    static Optional<Rank> rank(String method, String path) {
        if (ANSWER.matcher(path).find()) {
            return Optional.empty();
        }
        return Optional.of(STATUS.matcher(method + " " + path).matches() ? Rank.BOARD : Rank.POST);
    }

    /** Returns whether a retry of a request that may have succeeded leaves no duplicate. */
    static boolean repeatable(String method, String path) {
        return REPEATABLE.matcher(method + " " + path).matches();
    }

    private Response made(Chain chain, Optional<Rank> rank, boolean repeatable) throws IOException {
        try {
            return once(chain, rank);
        } catch (InterruptedIOException late) {
            throw late;
        } catch (IOException broken) {
            if (!repeatable) {
                throw broken;
            }
            return once(chain, rank);
        }
    }

    private Response once(Chain chain, Optional<Rank> rank) throws IOException {
        return rank.isPresent() ? paced(chain, rank.get()) : chain.proceed(chain.request());
    }

    private Response paced(Chain chain, Rank rank) throws IOException {
        await(rank);
        try {
            if (!parts.stand()) {
                throw new IOException("another program may serve these servers by now");
            }
            return chain.proceed(chain.request());
        } finally {
            turnstile.comeBack();
        }
    }

    private void await(Rank rank) throws InterruptedIOException {
        long since = System.nanoTime();
        try {
            turnstile.pass(rank);
            waits.held(Waits.Limit.OWN, Duration.ofNanos(System.nanoTime() - since));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting to make a request");
        }
    }

    /**
     * Returns whether a response refuses another edit of a message because it is too old. Discord reports this as a rate limit,
     * which the library would retry until it works; the caller can do better with a refusal.
     */
    private static boolean isOldEdit(Response response) throws IOException {
        try {
            return DataObject.fromJson(response.peekBody(BODY).bytes()).getInt("code", 0)
                    == ErrorResponse.MAX_OLD_MESSAGE_EDITS.getCode();
        } catch (ParsingException e) {
            // Whoever stands before Discord answers in words.
            return false;
        }
    }
}

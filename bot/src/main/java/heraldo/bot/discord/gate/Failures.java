package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Attempts.PassingException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.ParsingException;

/** Says in a few words why Discord could not be reached, and whether that can pass. */
final class Failures {

    private static final int UNKNOWN_TOKEN = 401;
    private static final int BAD_REQUEST = 400;
    /** Discord's own codes have five digits; what stands before it, as a proxy, has none. */
    private static final int OWN_CODES = 10_000;
    /** Only so many commands may be made in a day. */
    private static final int ENOUGH_FOR_TODAY = 30_034;

    private Failures() {}

    /** While signing in everything may pass but a token that Discord does not know. */
    static PassingException whileSigningIn(RuntimeException failure) {
        return new PassingException(words(failure));
    }

    /** No session could be begun. */
    static PassingException atTheGateway(RuntimeException failure) {
        return new PassingException(reason(failure).orElse("its gateway takes no connection"));
    }

    /** Discord has refused what was asked for, or could not be asked. What it finds wrong with the request itself lasts. */
    static RuntimeException of(ErrorResponseException failure) {
        int code = failure.getResponse().code;
        if (code == UNKNOWN_TOKEN) {
            return new Connection.NoEntryException(
                    Connection.NoEntryException.words("it does not know the token"), failure);
        }
        int own = failure.getErrorCode();
        boolean lasting = code == BAD_REQUEST && own >= OWN_CODES && own != ENOUGH_FOR_TODAY;
        return lasting ? failure : new PassingException(words(failure));
    }

    private static String words(Throwable failure) {
        return reason(failure)
                .orElseGet(() -> "signing in failed (" + failure.getClass().getSimpleName() + ")");
    }

    private static Optional<String> reason(Throwable failure) {
        return Stream.iterate(failure, each -> each != null, Throwable::getCause)
                .map(Failures::known)
                .filter(words -> !words.isEmpty())
                .findFirst();
    }

    private static String known(Throwable failure) {
        return switch (failure) {
            case UnknownHostException unknown -> "its address cannot be found, perhaps there is no network";
            case ConnectException refused -> "nobody answers at its address, perhaps there is no network";
            case NoRouteToHostException nowhere -> "there is no way to its address";
            case InterruptedIOException late -> "it does not answer in time";
            case ParsingException garbled -> "what answers is not Discord";
            case ErrorResponseException answer
            when answer.getResponse().code > 0 -> "it answers with error " + answer.getResponse().code;
            default -> "";
        };
    }
}

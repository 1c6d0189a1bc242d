package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Attempts.PassingException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;

/** Says in a few words why Discord could not be reached, and whether that can pass. */
final class Failures {

    private static final int UNKNOWN_TOKEN = 401;
    private static final int TOO_MANY = 429;
    private static final int REFUSED = 400;
    private static final int BROKEN = 500;

    private Failures() {}

    /** While signing in everything may pass but a token that Discord does not know. */
    static PassingException whileSigningIn(RuntimeException failure) {
        return new PassingException(words(failure));
    }

    /** No session could be begun. */
    static PassingException atTheGateway(RuntimeException failure) {
        return new PassingException(reason(failure).orElse("its gateway takes no connection"));
    }

    /** Discord has refused what was asked for, or could not be asked. */
    static RuntimeException of(ErrorResponseException failure) {
        int code = failure.getResponse().code;
        if (code == UNKNOWN_TOKEN) {
            return new Connection.NoEntryException(
                    Connection.NoEntryException.words("it does not know the token"), failure);
        }
        boolean lasting = code >= REFUSED && code < BROKEN && code != TOO_MANY;
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
            case ErrorResponseException answer
            when answer.getResponse().code > 0 -> "it answers with error " + answer.getResponse().code;
            default -> "";
        };
    }
}

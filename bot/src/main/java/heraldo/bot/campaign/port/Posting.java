package heraldo.bot.campaign.port;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The posts of a dispatch, with their stored form: {@code MESSAGE} in the channel it goes to, {@code THREAD/MESSAGE} among the
 * proofs of a campaign, or both with a space between them; empty if there was nothing left to post.
 *
 * @param message the first message in the channel
 * @param proof the message among the proofs
 */
public record Posting(Optional<String> message, Optional<InThread> proof) {

    /** A message in a thread. */
    public record InThread(String thread, String message) {}

    /** Reads the stored form. */
    public static Posting read(String text) {
        Optional<String> message = Optional.empty();
        Optional<InThread> proof = Optional.empty();
        for (String part : text.split(" ", -1)) {
            int slash = part.indexOf('/');
            if (slash < 0 && !part.isEmpty()) {
                message = Optional.of(part);
            } else if (slash >= 0) {
                proof = Optional.of(new InThread(part.substring(0, slash), part.substring(slash + 1)));
            }
        }
        return new Posting(message, proof);
    }

    /** Returns the stored form. */
    public String text() {
        return String.join(
                " ",
                Stream.concat(message.stream(), proof.map(where -> where.thread() + "/" + where.message()).stream())
                        .toList());
    }

    /** All its messages. */
    public List<String> messages() {
        return Stream.concat(message.stream(), proof.map(InThread::message).stream())
                .toList();
    }
}

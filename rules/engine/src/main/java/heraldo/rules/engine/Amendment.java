package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/**
 * The result of a game master's act on the open turn.
 *
 * @param state the state afterwards; the old one if it was refused
 * @param refusal why it cannot be done
 * @param notice what the campaign is told about it: every act of the game master is public
 */
public record Amendment<S>(S state, Optional<Refusal> refusal, Optional<Message> notice) {

    public static <S> Amendment<S> made(S state, Message notice) {
        return new Amendment<>(state, Optional.empty(), Optional.of(notice));
    }

    public static <S> Amendment<S> refused(S state, Refusal refusal) {
        return new Amendment<>(state, Optional.of(refusal), Optional.empty());
    }
}

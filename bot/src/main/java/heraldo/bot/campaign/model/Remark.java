package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/**
 * The details of a game master's act beside its words.
 *
 * @param changes the changes it made, each from the old value to the new one; of a change that comes about later, as it was at
 *     the time of the decision
 * @param sentence the game master's public comment on it
 * @param secret whether the changes stay secret until they have come about
 */
public record Remark(List<Message> changes, Optional<PlayerText> sentence, boolean secret) {
    public static final Remark NONE = new Remark(List.of(), Optional.empty(), false);

    public Remark {
        changes = List.copyOf(changes);
    }

    /**
     * The same of something secret, once it has come about or never will: what it was to change is told to everybody or to
     * nobody. By the time it came about, things may have stood otherwise than when it was decided.
     */
    public Remark told(boolean toEverybody) {
        boolean telling = toEverybody && !changes.isEmpty();
        return new Remark(
                telling ? List.of(Message.of("campaign.post.change-decided", "changes", changes)) : List.of(),
                sentence,
                false);
    }

    /** The words of the act with all that everybody may know by now. */
    public Message with(Message words) {
        Message told = secret || changes.isEmpty()
                ? words
                : Message.of("campaign.post.edict-changed", "words", words, "changes", changes);
        return sentence.map(text -> Message.of("campaign.post.edict-said", "words", told, "sentence", text))
                .orElse(told);
    }

    @Override
    public String toString() {
        return "a remark";
    }
}

package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/**
 * What belongs to an act of a game master beside its words.
 *
 * @param changes what it changed, each thing from what it was to what it is; of something that comes about later, as it was when
 *     it was decided
 * @param sentence what the game master says to everybody about it
 * @param secret whether the changes are for nobody to know before they have come about
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

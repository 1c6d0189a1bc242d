package heraldo.bot.discord.gate;

import java.util.Optional;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;

/**
 * Two numbers that Discord stores with a message's components and shows to nobody; they identify the message.
 *
 * @param frame the number of its frame
 * @param words the number of the first words in it
 */
public record Stamp(int frame, int words) {

    /** Returns the stamp of a message that this bot laid out; empty for any other. */
    public static Optional<Stamp> of(Message message) {
        boolean own = message.getAuthor().equals(message.getJDA().getSelfUser());
        return own
                ? message.getComponentTree().find(Container.class, each -> true).flatMap(Stamp::of)
                : Optional.empty();
    }

    private static Optional<Stamp> of(Container frame) {
        return frame.getComponents().stream()
                .filter(TextDisplay.class::isInstance)
                .findFirst()
                .map(words -> new Stamp(frame.getUniqueId(), words.getUniqueId()));
    }
}

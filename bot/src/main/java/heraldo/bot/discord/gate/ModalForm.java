package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Optional;

/**
 * A box in which longer texts are written.
 *
 * @param title at most 45 characters; longer ones are cut
 * @param componentId what sending it means
 */
public record ModalForm(String title, ComponentId componentId, List<Input> inputs) {

    public ModalForm {
        inputs = List.copyOf(inputs);
    }

    /**
     * A place to write in.
     *
     * @param name comes back with what was written
     * @param label stands above it
     * @param hint stands in it while it is empty
     * @param value what already stands in it
     * @param most how much may be written, up to 4,000 characters; where it is little, the place is one line high
     * @param needed whether it may not be left empty
     */
    public record Input(String name, String label, String hint, Optional<String> value, int most, boolean needed) {}
}

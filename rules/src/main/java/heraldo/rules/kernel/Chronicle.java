package heraldo.rules.kernel;

import java.util.List;
import java.util.Optional;

/** The story of a turn, section by section, in the order of the rulebook's phases. */
public record Chronicle(List<Section> sections) {

    public Chronicle {
        sections = List.copyOf(sections);
    }

    /**
     * One heading and what stands below it.
     *
     * @param title the heading
     * @param about the seat it speaks of, for its colour; empty for the whole realm
     * @param entries sentences, in order
     */
    public record Section(Message title, Optional<Seat> about, List<Entry> entries) {
        public Section {
            entries = List.copyOf(entries);
        }

        public static Section of(Message title, List<Message> sentences) {
            return new Section(
                    title, Optional.empty(), sentences.stream().map(Entry::open).toList());
        }
    }

    /**
     * One sentence, or one order line with its outcome.
     *
     * @param onlyFor the seat that alone may read it; empty if it is public
     * @param text the sentence
     * @param result the order line whose outcome this is: it is shown in front of the sentence in canonical text
     */
    public record Entry(Optional<Seat> onlyFor, Message text, Optional<LineResult> result) {
        public static Entry open(Message text) {
            return new Entry(Optional.empty(), text, Optional.empty());
        }

        public static Entry secret(Seat seat, Message text) {
            return new Entry(Optional.of(seat), text, Optional.empty());
        }
    }
}

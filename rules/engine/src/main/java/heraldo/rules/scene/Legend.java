package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/** The panel beside or below the board: groups of entries. */
public record Legend(List<Group> groups) {

    public Legend {
        groups = List.copyOf(groups);
    }

    public record Group(Message title, List<Entry> entries) {
        public Group {
            entries = List.copyOf(entries);
        }
    }

    /** A sign and what it means: a glyph in an ink, or a patch of the ink alone. */
    public record Entry(Optional<Token.Glyph> glyph, Ink ink, Message text) {}
}

package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** The names of order values for readers: corners by their yields, soldiers by their kinds. */
public final class CalledThings {

    private final Places places;

    /** Things as a board calls them. */
    public CalledThings(Position position) {
        this.places = new Places(position.board());
    }

    /** Returns the name of a value; empty if its own text says enough. */
    public Optional<Object> of(String type, Object value) {
        return switch (value) {
            case Integer corner when type.equals("corner") -> Optional.of(places.corner(corner));
            case SoldierId soldier ->
                Optional.of(Message.of("told.soldier", "kind", Say.soldier(soldier.kind()), "id", soldier.toString()));
            case Preference preference ->
                Optional.of(preference.order().stream().map(Say::resource).toList());
            default -> Optional.empty();
        };
    }
}

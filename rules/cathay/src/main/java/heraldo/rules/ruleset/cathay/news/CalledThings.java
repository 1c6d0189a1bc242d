package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** What values of orders are called: corners by what they yield, soldiers by what they are. */
public final class CalledThings {

    private final Places places;

    /** Things as a board calls them. */
    public CalledThings(Position position) {
        this.places = new Places(position.board());
    }

    /** What a value is called; empty if its own text says enough. */
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

package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Grant;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Optional;

/** Names for the values of orders: hexes by their names, goods with their nouns. */
public final class CalledThings {

    private final Places places;

    /** Things as a world calls them. */
    public CalledThings(World world, PlaceNames names) {
        this.places = new Places(world, names);
    }

    /** Returns the name of a value; empty if its own text says enough. */
    public Optional<Object> of(String type, Object value) {
        return switch (value) {
            case Integer hex
            when type.equals("city") && hex == Income.ALL -> Optional.of(Message.of("told.every-city"));
            case Integer hex when type.equals("hex") || type.equals("city") -> Optional.of(places.full(hex));
            case Origin origin ->
                Optional.of(Message.of("told.origin", "hex", places.full(origin.hex()))
                        .with("soldiers", origin.soldiers()));
            case Grant grant ->
                Optional.of(Message.of("told.grant", "hex", places.full(grant.hex()))
                        .with("to", grant.to()));
            case Stock stock -> Optional.of(Say.stock(stock));
            default -> Optional.empty();
        };
    }
}

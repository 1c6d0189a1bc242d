package heraldo.rules.ruleset.hexadominacion.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Hexes as news call them: by their names. */
public record Places(World world, PlaceNames names) {

    private static final int NAMED = 4;
    private static final int HEADED = 2;

    /** With its coordinates. */
    public Message full(int hex) {
        return Message.of("news-place.full", "name", name(hex), "hex", Say.hex(hex));
    }

    /** By its name alone. */
    public Message brief(int hex) {
        return Message.of("news-place.brief", "name", name(hex));
    }

    /** Some hexes with their coordinates; of many, how many more there are. */
    public List<Message> full(List<Integer> hexes) {
        return some(hexes, NAMED, this::full);
    }

    /** Some hexes by name, as few as a headline takes. */
    public List<Message> brief(List<Integer> hexes) {
        return some(hexes, HEADED, this::brief);
    }

    private static List<Message> some(List<Integer> hexes, int most, IntFunction<Message> name) {
        int named = hexes.size() > most + 1 ? most : hexes.size();
        List<Message> said = new ArrayList<>();
        hexes.subList(0, named).forEach(hex -> said.add(name.apply(hex)));
        if (named < hexes.size()) {
            said.add(Message.of("news-place.more", "n", hexes.size() - named));
        }
        return said;
    }

    private Object name(int hex) {
        return world.names().containsKey(hex) ? new PlayerText(world.names().get(hex)) : names.of(hex);
    }
}

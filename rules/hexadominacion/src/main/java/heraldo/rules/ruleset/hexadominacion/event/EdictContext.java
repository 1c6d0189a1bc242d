package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A position and the names of its hexes, as rulings see them: what they have in common to refuse, to change and to compare. */
public record EdictContext(World world, PlaceNames names) {

    private static final String NAME = "[\\p{L}][\\p{L} '-]{1,11}";

    /** Refuses every ruling once the game is over (H2). */
    public Optional<Refusal> over() {
        return when(world.over(), Refusal.of("E_CLOSED", "H2"));
    }

    static Optional<Refusal> when(boolean wrong, Refusal refusal) {
        return wrong ? Optional.of(refusal) : Optional.empty();
    }

    static Refusal stranger(Seat realm) {
        return Refusal.of("GM_REALM", "R15", "realm", realm);
    }

    /** Refuses a realm that does not play, or no more. */
    Optional<Refusal> out(Seat realm) {
        boolean plays = world.seated(realm) && world.realm(realm).active();
        return when(!plays, stranger(realm));
    }

    /** Refuses a name after the first round, one of another form, and one that another hex answers to (§6). */
    Optional<Refusal> renaming(int hex, String name) {
        boolean taken = Board.HEXES.stream().anyMatch(other -> other != hex && answers(other, name));
        return when(world.round() > 1, Refusal.of("GM_STARTED", "§6"))
                .or(() -> when(!name.matches(NAME), Refusal.of("GM_NAME", "§6", "name", new PlayerText(name))))
                .or(() -> when(taken, Refusal.of("GM_TAKEN", "§6", "name", new PlayerText(name))));
    }

    private boolean answers(int hex, String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return names.of(hex).toLowerCase(Locale.ROOT).equals(folded)
                || world.names().getOrDefault(hex, "").toLowerCase(Locale.ROOT).equals(folded);
    }

    /** Refuses the answer to a vote on an extension that did not take place (R46). */
    Optional<Refusal> unasked() {
        return when(world.course().extension() == 0, Refusal.of("GM_EXTENSION", "R46"));
    }

    /** Refuses another owner of a capital (H4). */
    Optional<Refusal> capital(int hex) {
        boolean capital = world.realms().stream().anyMatch(realm -> realm.capital() == hex);
        return when(capital, Refusal.of("GM_CAPITAL", "H4", "hex", Say.hex(hex)));
    }

    /** Refuses a capital that is no city of the realm, or its capital already (H4). */
    Optional<Refusal> homeless(Seat realm, int hex) {
        boolean city = world.tile(hex).city() && world.tile(hex).owner() == realm.number();
        Realm now = world.realm(realm);
        return when(!city || now.capital() == hex, Refusal.of("GM_CROWN", "H4", "realm", realm, "hex", Say.hex(hex)));
    }

    World realm(Seat seat, UnaryOperator<Realm> change) {
        return world.with(seat, change.apply(world.realm(seat)));
    }

    World tile(int hex, UnaryOperator<Tile> change) {
        return world.with(hex, change.apply(world.tile(hex)));
    }

    /** Ends the game; a round that was to follow by extension is not played. */
    World closed() {
        return world.change(draft -> {
            draft.round -= draft.extension > 0 ? 1 : 0;
            draft.extension = 0;
            draft.over = true;
        });
    }

    static Message place(String key, int hex) {
        return Message.of(key, "hex", Say.hex(hex));
    }

    static void owner(Compared<World> compared, int hex) {
        compared.with(place("change.owner", hex), world -> holder(world, hex));
    }

    static Object holder(World world, int hex) {
        return Say.owner(world.tile(hex).owner());
    }

    static void ban(Compared<World> compared, Seat seat) {
        compared.with(Message.of("change.ban", "realm", seat), world -> banned(world.realm(seat)));
    }

    private static Message banned(Realm realm) {
        return realm.banned() == 0 ? Message.of("change.free") : Message.of("change.until", "round", realm.banned());
    }

    static void course(Compared<World> compared) {
        compared.with(Message.of("change.game"), world -> Message.of(world.over() ? "change.over" : "change.running"));
    }
}

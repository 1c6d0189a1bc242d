package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Locale;
import java.util.Optional;

/** Why an act of the game master cannot be done. */
final class Objections {

    private static final String NAME = "[\\p{L}][\\p{L} '-]{1,11}";

    private final World world;
    private final PlaceNames names;

    Objections(World world, PlaceNames names) {
        this.world = world;
        this.names = names;
    }

    Optional<Refusal> to(Edict edict) {
        return switch (edict) {
            case Edict.Sanction(Seat realm, int until) -> out(realm).or(() -> past(until));
            case Edict.Pardon(Seat realm) -> out(realm);
            case Edict.Rename(int hex, String name) -> renaming(hex, name);
            case Edict.Agree agree -> unasked();
            case Edict.Decline decline -> unasked();
            case Edict.Close close -> Optional.empty();
            case Edict.Award(int hex, Seat realm) -> out(realm).or(() -> capital(hex));
            case Edict.Free(int hex) -> capital(hex);
            case Edict.Station station -> Optional.empty();
            case Edict.Raise raise -> Optional.empty();
            case Edict.Hold hold -> out(hold.realm()).or(() -> overflow(hold.amount()));
            case Edict.Cultivate cultivate -> unseated(cultivate.realm());
            case Edict.Crown(Seat realm, int hex) -> out(realm).or(() -> homeless(realm, hex));
        };
    }

    private Optional<Refusal> unseated(Seat realm) {
        return refused(!world.seated(realm), Refusal.of("GM_REALM", "R15", "realm", realm));
    }

    private Optional<Refusal> out(Seat realm) {
        boolean plays = world.seated(realm) && world.realm(realm).active();
        return refused(!plays, Refusal.of("GM_REALM", "R15", "realm", realm));
    }

    private Optional<Refusal> past(int until) {
        return refused(until < world.round(), Refusal.of("GM_PAST", "R15", "round", world.round()));
    }

    private Optional<Refusal> renaming(int hex, String name) {
        boolean taken = Board.HEXES.stream().anyMatch(other -> other != hex && answers(other, name));
        return refused(world.round() > 1, Refusal.of("GM_STARTED", "§6"))
                .or(() -> refused(!name.matches(NAME), Refusal.of("GM_NAME", "§6", "name", new PlayerText(name))))
                .or(() -> refused(taken, Refusal.of("GM_TAKEN", "§6", "name", new PlayerText(name))));
    }

    private boolean answers(int hex, String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return names.of(hex).toLowerCase(Locale.ROOT).equals(folded)
                || world.names().getOrDefault(hex, "").toLowerCase(Locale.ROOT).equals(folded);
    }

    private Optional<Refusal> unasked() {
        return refused(world.course().extension() == 0, Refusal.of("GM_EXTENSION", "R46"));
    }

    private Optional<Refusal> capital(int hex) {
        boolean capital = world.realms().stream().anyMatch(realm -> realm.capital() == hex);
        return refused(capital, Refusal.of("GM_CAPITAL", "H4", "hex", Say.hex(hex)));
    }

    private Optional<Refusal> overflow(int amount) {
        int most = Settings.of(world).stockCap();
        return refused(amount > most, Refusal.of("GM_STOCK", "H5", "most", most));
    }

    private Optional<Refusal> homeless(Seat realm, int hex) {
        boolean city = world.tile(hex).city() && world.tile(hex).owner() == realm.number();
        Realm now = world.realm(realm);
        return refused(
                !city || now.capital() == hex, Refusal.of("GM_CROWN", "H4", "realm", realm, "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> refused(boolean wrong, Refusal refusal) {
        return wrong ? Optional.of(refusal) : Optional.empty();
    }
}

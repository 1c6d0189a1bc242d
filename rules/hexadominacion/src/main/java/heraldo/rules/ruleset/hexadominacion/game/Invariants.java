package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;

/** Invariants of every position of a legal game. Each violation begins with the rule that it breaks. */
public final class Invariants {

    private final World world;
    private final Holdings holdings;
    private final List<String> violations = new ArrayList<>();

    private Invariants(World world) {
        this.world = world;
        this.holdings = new Holdings(world);
    }

    public static List<String> violations(World world) {
        Invariants invariants = new Invariants(world);
        world.everybody().forEach(invariants::realm);
        Board.HEXES.forEach(invariants::hex);
        invariants.course();
        return List.copyOf(invariants.violations);
    }

    private void realm(Seat seat) {
        Realm realm = world.realm(seat);
        if (realm.active()) {
            playing(seat, realm);
        } else {
            demand(holdings.of(seat.number()).isEmpty(), "H6 " + seat + " is out and has hexes");
            demand(realm.stock().isNone(), "H6 " + seat + " is out and has " + realm.stock());
            demand(realm.exit() >= 1 && realm.exit() <= world.round(), "R48 " + seat + " left in " + realm.exit());
        }
        demand(realm.culture() >= 0, "H27 " + seat + " has culture " + realm.culture());
    }

    private void playing(Seat seat, Realm realm) {
        int cap = Settings.of(world).stockCap();
        for (Resource resource : Resource.ALL) {
            int amount = realm.stock().get(resource);
            demand(amount >= 0 && amount <= cap, "H5 " + seat + " has " + amount + " " + resource.id());
        }
        boolean capital = realm.hasCapital()
                && world.tile(realm.capital()).owner() == seat.number()
                && world.tile(realm.capital()).city();
        demand(capital, "H4 " + seat + " has no capital of its own");
        int most = Settings.of(world).extensionMax();
        demand(realm.vote() >= 0 && realm.vote() <= most, "R46 " + seat + " votes " + realm.vote());
        demand(realm.exit() == 0, "R48 " + seat + " plays and left in " + realm.exit());
    }

    private void hex(int hex) {
        Tile tile = world.tile(hex);
        String name = Board.name(hex);
        demand(tile.level() >= 1 && tile.level() <= Tile.TOP, "H3 " + name + " has level " + tile.level());
        demand(tile.soldiers() >= 0, "H3 " + name + " has " + tile.soldiers() + " soldiers");
        demand(tile.owner() >= 0 && tile.owner() <= world.seats(), "H3 " + name + " belongs to " + tile.owner());
        demand(tile.choice().isEmpty() || (tile.city() && !tile.neutral()), "R39 " + name + " has a choice");
    }

    private void course() {
        boolean inTime = world.round() <= world.last() || world.course().extension() > 0;
        demand(inTime, "H2 round " + world.round() + " of " + world.last());
        long active = world.realms().stream().filter(Realm::active).count();
        demand(world.over() || active > 1, "R47 the game goes on with " + active);
    }

    private void demand(boolean holds, String violation) {
        if (!holds) {
            violations.add(violation);
        }
    }
}

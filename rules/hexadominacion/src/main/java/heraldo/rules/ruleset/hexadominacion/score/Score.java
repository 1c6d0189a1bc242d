package heraldo.rules.ruleset.hexadominacion.score;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Points;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** The four branches of a realm's score (H30, §1.5d). A realm that left has culture alone (R45). */
public record Score(int military, int economic, int territorial, int cultural) {

    public static Score of(World world, Seat seat, Points points) {
        Realm realm = world.realm(seat);
        int soldiers = 0;
        int land = 0;
        for (Tile tile : world.tiles()) {
            if (tile.owner() == seat.number()) {
                soldiers += tile.soldiers();
                land += points.of(tile);
            }
        }
        return new Score(soldiers * points.soldier(), realm.stock().sum() * points.unit(), land, realm.culture());
    }

    public int total() {
        return military + economic + territorial + cultural;
    }
}

package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Tile;

/** 6: own cities that are besieged lose soldiers and get the mark (T23, Q36). */
final class SiegeStep implements Step {

    @Override
    public void play(Progress turn) {
        Siege siege = new Siege(turn.book().chart(), turn.settings());
        turn.book().chart().cities().stream()
                .filter(city -> turn.tile(city).owner() == turn.tribe() && siege.holds(turn.board(), city))
                .forEach(city -> starve(turn, city));
    }

    private static void starve(Progress turn, Hex city) {
        Tile before = turn.tile(city);
        int left = Math.max(0, before.soldiers() - turn.settings().siegeLoss());
        turn.change(board -> board.with(city, before.withSoldiers(left).withBesieged(true)));
        turn.happened(new Deed.Starved(turn.tribe(), city, before.soldiers() - left, left));
        turn.tell(Message.of("event.siege", "city", turn.say().tile(city), "lost", before.soldiers() - left)
                .with("left", left));
    }
}

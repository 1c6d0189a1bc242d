package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;

/** The hexes of the number thrown give their resource: 1 for a settlement, 2 for a city (Y20 to Y23). */
final class ProductionStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.sum() == 0 || turn.sum() == RobberStep.SEVEN) {
            return;
        }
        Position position = turn.now();
        Goods[] due = new Goods[position.sides().size()];
        Goods all = Goods.NONE;
        for (int i = 0; i < due.length; i++) {
            due[i] = harvest(position, position.sides().get(i).buildings(), turn.sum());
            all = all.plus(due[i]);
        }
        if (!all.isNone()) {
            pay(turn, due, all);
        }
    }

    private static Goods harvest(Position position, Buildings buildings, int sum) {
        Goods goods = Goods.NONE;
        for (int hex : position.board().hexesOf(sum)) {
            Tile tile = position.board().tile(hex);
            if (hex != position.robber()) {
                long corners = Net.maskOf(hex);
                int count = Long.bitCount(buildings.settlements().bits() & corners)
                        + 2 * Long.bitCount(buildings.cities().bits() & corners);
                goods = goods.plus(tile.resource().orElseThrow(), count);
            }
        }
        return goods;
    }

    /** A resource of which the bank has too little for all is given to nobody (Y21). */
    private static void pay(Progress turn, Goods[] due, Goods all) {
        Goods bank = turn.now().bank();
        for (Resource resource : Resource.ALL) {
            if (all.get(resource) > bank.get(resource)) {
                turn.happened(new Deed.Shortage(resource));
                for (int i = 0; i < due.length; i++) {
                    due[i] = due[i].with(resource, 0);
                }
            }
        }
        for (int i = 0; i < due.length; i++) {
            if (!due[i].isNone()) {
                Seat seat = new Seat(i + 1);
                turn.receive(seat, due[i]);
                turn.happened(new Deed.Produced(seat, due[i]));
            }
        }
    }
}

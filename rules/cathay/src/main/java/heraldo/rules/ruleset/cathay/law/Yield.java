package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The harvest from the hexes of a number (Y20 to Y22).
 *
 * @param shares the cards for each seat, seat 1 first
 * @param scarce the resources of which the bank has too little for all, so that nobody gets any (Y21)
 */
public record Yield(List<Goods> shares, List<Resource> scarce) {

    public Yield {
        shares = List.copyOf(shares);
        scarce = List.copyOf(scarce);
    }

    /** Returns the harvest for a sum of the dice; a 7 gives nothing. */
    public static Yield of(Position position, int sum) {
        List<Goods> due = new ArrayList<>();
        Goods all = Goods.NONE;
        for (int i = 0; i < position.sides().size(); i++) {
            due.add(harvest(position, position.sides().get(i).buildings(), sum));
            all = all.plus(due.get(i));
        }
        List<Resource> scarce = scarce(position.tabletop().bank(), all);
        scarce.forEach(resource -> due.replaceAll(goods -> goods.with(resource, 0)));
        return new Yield(due, scarce);
    }

    private static List<Resource> scarce(Goods bank, Goods wanted) {
        if (bank.covers(wanted)) {
            return List.of();
        }
        return Resource.ALL.stream()
                .filter(resource -> wanted.get(resource) > bank.get(resource))
                .toList();
    }

    /**
     * The starting hand that a settlement gives, as far as the bank has the cards: one for each of its hexes (Y10), or what the
     * game gives everybody.
     */
    public static Goods first(Position position, int corner) {
        Goods due = position.settings()
                .beginning()
                .startHand()
                .orElseGet(() -> position.board().harvest(corner));
        Goods hand = Goods.NONE;
        for (Resource resource : Resource.ALL) {
            hand = hand.plus(
                    resource,
                    Math.min(due.get(resource), position.tabletop().bank().get(resource)));
        }
        return hand;
    }

    private static Goods harvest(Position position, Buildings buildings, int sum) {
        Goods goods = Goods.NONE;
        for (int hex : position.board().hexesOf(sum)) {
            Tile tile = position.board().tile(hex);
            if (hex != position.tabletop().robber()) {
                long corners = Net.maskOf(hex);
                int count = Long.bitCount(buildings.settlements().bits() & corners)
                        + 2 * Long.bitCount(buildings.cities().bits() & corners);
                goods = goods.plus(tile.resource().orElseThrow(), count);
            }
        }
        return goods;
    }
}

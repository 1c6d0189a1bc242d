package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Barter;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;

/** Looks for pairs that move much of one resource to and fro within three rounds, which brings culture for nothing (R14). */
record BarterWatch(Round round, List<Barter> window) {

    private static final int ROUNDS = 3;

    /** A watch over the trades of this round and those remembered. */
    BarterWatch {
        window = since(window, round.start().round() - ROUNDS + 1);
    }

    private static List<Barter> since(List<Barter> barters, int first) {
        return barters.stream().filter(barter -> barter.round() >= first).toList();
    }

    void look() {
        int limit = window.isEmpty() ? 0 : Settings.of(round.start()).farmAlertUnits();
        int seats = window.isEmpty() ? 0 : round.start().seats();
        for (int one = 1; one < seats; one++) {
            for (int other = one + 1; other <= seats; other++) {
                look(one, other, limit);
            }
        }
        List<Barter> kept = since(window, round.start().round() - ROUNDS + 2);
        round.change(draft -> draft.barters = kept);
    }

    private void look(int one, int other, int limit) {
        for (Resource resource : Resource.ALL) {
            int there = units(one, other, resource);
            int back = units(other, one, resource);
            if (there >= limit && back >= limit) {
                round.happened(new Deed.Farmed(one, other, resource, there, back));
            }
        }
    }

    private int units(int from, int to, Resource resource) {
        return window.stream()
                .filter(barter -> barter.from() == from && barter.to() == to && barter.resource() == resource)
                .mapToInt(Barter::units)
                .sum();
    }
}

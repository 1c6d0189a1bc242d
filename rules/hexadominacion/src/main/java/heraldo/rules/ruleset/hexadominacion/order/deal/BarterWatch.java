package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Barter;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;

/** Looks for pairs that move much of one resource to and fro within three rounds, which brings culture for nothing (R14). */
record BarterWatch(Round round, List<Barter> window) {

    private static final int ROUNDS = 3;

    /** A watch over the trades of this round and those remembered. */
    BarterWatch {
        window = since(window, round.start().round() - ROUNDS + 1);
    }

    private static List<Barter> since(List<Barter> barters, int first) {
        List<Barter> since = new ArrayList<>(barters.size());
        for (Barter barter : barters) {
            if (barter.round() >= first) {
                since.add(barter);
            }
        }
        return List.copyOf(since);
    }

    void look() {
        if (!window.isEmpty()) {
            look(Settings.of(round.start()).farmAlertUnits(), moved());
        }
        List<Barter> kept = since(window, round.start().round() - ROUNDS + 2);
        round.change(draft -> draft.barters = kept);
    }

    /** Units that were moved, by the seats that gave and got them and by the resource. */
    private int[][][] moved() {
        int seats = round.start().seats();
        int[][][] moved = new int[seats + 1][seats + 1][Resource.ALL.size()];
        for (Barter barter : window) {
            moved[barter.from()][barter.to()][Resource.ALL.indexOf(barter.resource())] += barter.units();
        }
        return moved;
    }

    private void look(int limit, int[][][] moved) {
        for (int one = 1; one < moved.length; one++) {
            for (int other = one + 1; other < moved.length; other++) {
                look(one, other, limit, moved);
            }
        }
    }

    private void look(int one, int other, int limit, int[][][] moved) {
        for (int at = 0; at < Resource.ALL.size(); at++) {
            int there = moved[one][other][at];
            int back = moved[other][one][at];
            if (there >= limit && back >= limit) {
                round.happened(new Deed.Farmed(one, other, Resource.ALL.get(at), there, back));
            }
        }
    }
}

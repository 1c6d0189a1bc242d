package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.ruleset.hexadominacion.state.Barter;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Phase;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Phase 1, Comerciar: two realms that registered the mirrored exchange swap resources (H9, R11-R13). */
public final class TradePhase implements Phase {

    private static final int NONE = -1;

    /** A trade with its place among the accepted trade lines of its realm, from 1. */
    private record Offer(Line<Trade> line, int position) {

        boolean mirrors(Offer other) {
            return line.order().realm().number() == other.line.seat()
                    && other.line.order().realm().number() == line.seat()
                    && line.order().mirrors(other.line.order());
        }
    }

    /** Two matched lines, that of the lower seat first. */
    private record Bargain(Offer low, Offer high) {

        static final Comparator<Bargain> FIRST = Comparator.<Bargain>comparingInt(
                        bargain -> bargain.low.position() + bargain.high.position())
                .thenComparingInt(bargain -> bargain.low.line().seat())
                .thenComparingInt(bargain -> bargain.high.line().seat())
                .thenComparingInt(bargain -> bargain.low.position());
    }

    @Override
    public void play(Round round) {
        List<Offer> offers = offers(round);
        List<Bargain> bargains = matched(offers);
        bargains.sort(Bargain.FIRST);
        inPasses(bargains, bargain -> strike(round, bargain)).forEach(bargain -> {
            unpaid(round, bargain.low.line());
            unpaid(round, bargain.high.line());
        });
        remember(round);
    }

    /** Every trade of the only realm that sent lines, as if its partners had registered theirs. */
    public void assume(Round round) {
        List<Line<Trade>> trades = round.due(Trade.class);
        inPasses(trades, line -> exchange(round, line)).forEach(line -> unpaid(round, line));
    }

    private static void unpaid(Round round, Line<Trade> line) {
        line.unpaid(round.side(line.seat()), line.order().gives());
    }

    /** Runs a list again and again until nothing more can be done; returns what is left. */
    private static <T> List<T> inPasses(List<T> items, Predicate<T> deal) {
        List<T> open = new ArrayList<>(items);
        boolean more = true;
        while (more) {
            more = open.removeIf(deal);
        }
        return open;
    }

    private static List<Offer> offers(Round round) {
        List<Offer> offers = new ArrayList<>();
        int position = 0;
        int seat = 0;
        for (Line<Trade> line : round.due(Trade.class)) {
            position = line.seat() == seat ? position + 1 : 1;
            seat = line.seat();
            offers.add(new Offer(line, position));
        }
        return offers;
    }

    /** The i-th of several equal lines meets the i-th mirror (R11). */
    private static List<Bargain> matched(List<Offer> offers) {
        List<Bargain> bargains = new ArrayList<>();
        BitSet met = new BitSet(offers.size());
        for (int i = met.nextClearBit(0); i < offers.size(); i = met.nextClearBit(i + 1)) {
            int mirror = mirror(offers, i, met);
            if (mirror == NONE) {
                offers.get(i).line().end(Code.X_NO_MATCH);
            } else {
                met.set(mirror);
                bargains.add(new Bargain(offers.get(i), offers.get(mirror)));
            }
        }
        return bargains;
    }

    /** The first offer below one that mirrors it and has met no other. */
    private static int mirror(List<Offer> offers, int at, BitSet met) {
        for (int i = at + 1; i < offers.size(); i++) {
            if (!met.get(i) && offers.get(at).mirrors(offers.get(i))) {
                return i;
            }
        }
        return NONE;
    }

    private static boolean strike(Round round, Bargain bargain) {
        Trade trade = bargain.low.line().order();
        Side one = round.side(bargain.low.line().seat());
        Side other = round.side(bargain.high.line().seat());
        if (!one.covers(trade.gives()) || !other.covers(trade.gets())) {
            return false;
        }
        exchange(round, bargain.low.line());
        exchange(round, bargain.high.line());
        round.happened(new Deed.Traded(one.seat(), other.seat(), trade.gives(), trade.gets(), trade.culture()));
        return true;
    }

    /** One half of a trade; nothing happens if it cannot be paid. */
    private static boolean exchange(Round round, Line<Trade> line) {
        Side side = round.side(line.seat());
        boolean paid = side.pays(line.order().gives());
        if (paid) {
            round.gain(side, line.number(), line.order().gets());
            side.gainsCulture(line.order().culture());
        }
        return paid;
    }

    /** Keeps what the watch over swaps to and fro needs, and tells of them (R14). */
    private static void remember(Round round) {
        List<Barter> window = new ArrayList<>(round.start().past().barters());
        for (Deed.Traded traded : round.deeds(Deed.Traded.class)) {
            add(window, round, traded.one(), traded.other(), traded.gives());
            add(window, round, traded.other(), traded.one(), traded.gets());
        }
        new BarterWatch(round, window).look();
    }

    private static void add(List<Barter> window, Round round, int from, int to, Stock goods) {
        for (Resource resource : Resource.ALL) {
            if (goods.get(resource) > 0) {
                window.add(new Barter(round.start().round(), from, to, resource, goods.get(resource)));
            }
        }
    }
}

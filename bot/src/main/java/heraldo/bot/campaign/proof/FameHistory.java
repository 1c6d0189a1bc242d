package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The standings after each turn. The result of a turn never changes, so it is read from the books once and cached. Of a long
 * game only as many turns are read as a picture can show: every second, every fourth, and always the last two.
 */
public final class FameHistory {

    /** The upper bound on the turns read of a campaign, apart from the last two. */
    static final int MOST = 64;

    private static final int KEPT = 4096;

    private final Ledger ledger;
    private final Archive archive;
    private final Map<Moment, Standings> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Moment, Standings> eldest) {
            return size() > KEPT;
        }
    };

    /** Before or after a row. */
    private record Moment(TurnKey row, boolean after) {}

    public FameHistory(Ledger ledger, Archive archive) {
        this.ledger = ledger;
        this.archive = archive;
    }

    /**
     * The standings after turns, by what people call them, those of the start in front of the first, without an epilogue in
     * which nothing could be won.
     *
     * @param seen the last turn that counts
     */
    public SortedMap<Integer, Standings> until(CampaignId campaign, int seen) {
        SortedMap<Integer, TurnKey> course =
                ledger.read(books -> books.turns().course(campaign)).headMap(seen + 1);
        SortedMap<Integer, Standings> history = new TreeMap<>();
        start(campaign).ifPresent(start -> history.put(course.isEmpty() ? 0 : course.firstKey() - 1, start));
        int stride = stride(course.size());
        int left = course.size();
        for (Map.Entry<Integer, TurnKey> turn : course.entrySet()) {
            if (turn.getKey() % stride == 0 || left <= 2) {
                history.put(turn.getKey(), after(turn.getValue()));
            }
            left--;
        }
        if (!course.isEmpty() && epilogue(Known.in(course, course.lastKey()), history)) {
            history.remove(course.lastKey());
        }
        return history;
    }

    /** Returns whether the game ended with a turn that lasts no usual time and moved no total: an election, as a rule. */
    private boolean epilogue(TurnKey last, SortedMap<Integer, Standings> history) {
        List<Standings> tables = List.copyOf(history.values());
        return tables.size() > 1
                && tables.get(tables.size() - 1)
                        .totals()
                        .equals(tables.get(tables.size() - 2).totals())
                && archive.after(last).flatMap(Position::outcome).isPresent()
                && archive.before(last)
                        .flatMap(position -> position.turn().length().lasts())
                        .isPresent();
    }

    /** A power of two, so that a game that grows longer is told with the same turns and fewer. */
    private static int stride(int turns) {
        int stride = 1;
        while (turns / stride > MOST) {
            stride *= 2;
        }
        return stride;
    }

    private Optional<Standings> start(CampaignId campaign) {
        return archive.opening(campaign, 1)
                .map(position -> known(new Moment(new TurnKey(campaign, 1, 0), false), position::standings));
    }

    private Standings after(TurnKey row) {
        return known(
                new Moment(row, true),
                () -> archive.after(row).map(Position::standings).orElseThrow());
    }

    private Standings known(Moment moment, Supplier<Standings> reading) {
        synchronized (kept) {
            Standings known = kept.get(moment);
            if (known != null) {
                return known;
            }
        }
        Standings read = reading.get();
        synchronized (kept) {
            kept.put(moment, read);
        }
        return read;
    }
}

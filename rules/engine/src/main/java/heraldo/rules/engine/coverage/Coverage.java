package heraldo.rules.engine.coverage;

import heraldo.rules.engine.HostedRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The coverage of a ruleset by self-play so far.
 *
 * @param <S> the state of the ruleset
 */
public final class Coverage<S> {

    private final HostedRuleset<S> hosted;
    private final Optional<CodeTable> table;
    private final Logbook log;
    private final SortedMap<Integer, Games> games = new TreeMap<>();

    /** Nothing was played yet. */
    public Coverage(HostedRuleset<S> hosted) {
        this.hosted = hosted;
        this.table = CodeTable.of(hosted.folder());
        this.log = newLog();
    }

    /** The number of games played, and of those that came to their end. */
    public record Games(int played, int ended) {

        Games and(Games more) {
            return new Games(played + more.played, ended + more.ended);
        }
    }

    /**
     * The coverage of one item: its occurrences, or the excuse for their absence.
     *
     * @param item an order type as {@code order.<key>}, a chosen value as {@code <key>.<parameter>.<value>}, or a code
     * @param occurred by outcome, or by the place where the code was seen; empty if it did not occur
     * @param dropped lines that could not stand, by the code of the refusal; empty for codes
     * @param excuse the reason why it does not occur, if the table gives one
     * @param missing whether it neither occurred nor is excused
     */
    public record Item(
            String item,
            SortedMap<String, Long> occurred,
            SortedMap<String, Long> dropped,
            Optional<String> excuse,
            boolean missing) {}

    /** Plays one more game; games of different seeds may be played at the same time. */
    public void play(int seats, long seed, int turns) {
        Logbook own = newLog();
        boolean ended = new Trial<>(hosted, seats, seed, own).play(turns);
        synchronized (this) {
            log.add(own);
            games.merge(seats, new Games(1, ended ? 1 : 0), Games::and);
        }
    }

    private Logbook newLog() {
        return new Logbook(hosted.orders(), table.map(CodeTable::codes).orElse(List.of()));
    }

    /** Games by number of seats. */
    public synchronized SortedMap<Integer, Games> games() {
        return new TreeMap<>(games);
    }

    /** Every order type, followed by the values that can be chosen in it. */
    public synchronized List<Item> orders() {
        return hosted.orders().types().stream()
                .flatMap(type -> Uses.possible(type).stream())
                .map(use -> item(use, log.played.of(use), log.dropped.of(use), worked(use)))
                .toList();
    }

    private boolean worked(String use) {
        return log.played.of(use).keySet().stream()
                .anyMatch(code -> table.map(known -> known.works(code)).orElse(true));
    }

    /** Every code of the table; where there is none, every code that occurred. */
    public synchronized List<Item> codes() {
        List<String> codes = table.map(CodeTable::codes)
                .orElseGet(() -> List.copyOf(log.seen.all().keySet()));
        return codes.stream()
                .map(code -> item(
                        code,
                        log.seen.of(code),
                        new TreeMap<>(),
                        !log.seen.of(code).isEmpty()))
                .toList();
    }

    private Item item(String item, SortedMap<String, Long> occurred, SortedMap<String, Long> dropped, boolean reached) {
        Optional<String> excuse = table.flatMap(known -> known.excuse(item));
        return new Item(item, occurred, dropped, excuse, !reached && excuse.isEmpty() && table.isPresent());
    }

    /** Codes of refusals and outcomes that occurred and are not in the table, and excuses of what does not exist. */
    public synchronized SortedSet<String> unlisted() {
        SortedSet<String> unlisted = new TreeSet<>();
        table.ifPresent(known -> {
            unlisted.addAll(log.seen.all().keySet());
            unlisted.removeAll(known.codes());
            known.unreached().ifPresent(excuses -> unlisted.addAll(excuses.keySet()));
            items().map(Item::item).forEach(unlisted::remove);
        });
        return unlisted;
    }

    /** Lists the items that neither occurred nor have an excuse. */
    public List<String> missing() {
        List<String> missing = new ArrayList<>();
        items().filter(Item::missing).map(Item::item).forEach(missing::add);
        return missing;
    }

    private Stream<Item> items() {
        return Stream.concat(orders().stream(), codes().stream());
    }
}

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Governors;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * A cache of governors' sheets, computed while there is time: when a thousand turns end at once, none waits for its governors. It
 * is kept in memory alone until the seal, and an entry is computed anew if its position has changed since.
 */
final class Forethought {

    private static final Duration AHEAD = Duration.ofDays(1);
    /** The upper bound on the turns in the cache, those that end first. */
    private static final int MOST = 2_000;

    private final Bureau bureau;
    private final Map<Matter, OrderSheet> sheets = new ConcurrentHashMap<>();
    private final Set<TurnKey> considered = ConcurrentHashMap.newKeySet();

    /**
     * The cache key of a sheet.
     *
     * @param position the hash of the position's text
     */
    private record Matter(TurnKey turn, Seat seat, Governor governor, int position) {}

    /** A snapshot of a turn from the books, for computing its sheets. */
    private record Look(Campaign campaign, CampaignTurn turn, List<Occupancy> occupancies) {
        static Look of(Books books, TurnKey key) {
            return new Look(
                    Usher.find(books, key.campaign()),
                    books.turns().find(key).orElseThrow(),
                    books.occupancies().of(key.campaign()));
        }
    }

    /**
     * The turns whose thoughts are needed.
     *
     * @param open those that end soon, the next first
     * @param locked those that have ended and wait to be sealed: what was thought of for them is about to be sent
     */
    private record Ahead(Set<TurnKey> open, Set<TurnKey> locked) {
        private boolean isOver(TurnKey turn) {
            return !open.contains(turn) && !locked.contains(turn);
        }
    }

    Forethought(Bureau bureau) {
        this.bureau = bureau;
    }

    /** Returns the final sheet of a governor and removes it from the cache. */
    OrderSheet sheet(Campaign campaign, CampaignTurn turn, Position<?> position, Seat seat) {
        OrderSheet meant = meant(campaign, turn, position, seat);
        sheets.remove(matter(campaign, turn, seat));
        return meant;
    }

    /** Returns the sheet that a governor means to send, from the cache or else computed now. */
    OrderSheet meant(Campaign campaign, CampaignTurn turn, Position<?> position, Seat seat) {
        Matter matter = matter(campaign, turn, seat);
        OrderSheet ready = sheets.get(matter);
        OrderSheet meant = ready == null ? decided(campaign, turn.key(), position, seat) : ready;
        sheets.put(matter, meant);
        return meant;
    }

    /** Thinks of the turns that end next, unless there is something more urgent to do. */
    synchronized void work(BooleanSupplier interrupted) {
        Ahead ahead = ahead();
        considered.removeIf(ahead::isOver);
        sheets.keySet().removeIf(matter -> ahead.isOver(matter.turn()));
        List<TurnKey> open =
                ahead.open().stream().filter(turn -> !considered.contains(turn)).toList();
        EachAlone.of(open, TurnKey::campaign, turn -> {
            if (!interrupted.getAsBoolean()) {
                think(turn);
                considered.add(turn);
            }
        });
    }

    private Ahead ahead() {
        Instant until = bureau.clock().instant().plus(AHEAD);
        return bureau.ledger()
                .read(books -> new Ahead(
                        new LinkedHashSet<>(books.turns().due(until, Set.of(), MOST)),
                        Set.copyOf(books.turns().locked())));
    }

    /** Computes the sheets of due seats without a player; absent players are known only at the end of the turn. */
    private void think(TurnKey key) {
        Look open = bureau.ledger().read(books -> Look.of(books, key));
        Campaign campaign = open.campaign();
        CampaignTurn turn = open.turn();
        Position<?> position = bureau.library().rulebook(campaign).read(turn.state());
        for (Seat seat : position.turn().due()) {
            if (!open.occupancies().get(seat.number() - 1).played()) {
                meant(campaign, turn, position, seat);
            }
        }
    }

    /** The same whenever it is thought of: what a governor has offered or accepted is on the sheet that it sends. */
    private OrderSheet decided(Campaign campaign, TurnKey turn, Position<?> position, Seat seat) {
        byte[] master = bureau.ledger().read(books -> books.campaigns().master(campaign.id()));
        byte[] seed = SeedChain.governorSeed(campaign.id().text(), master, turn.number(), turn.step(), seat.number());
        return position.governed(
                seat,
                governor(campaign, seat),
                new KeyedDice(seed),
                campaign.home().language());
    }

    private Matter matter(Campaign campaign, CampaignTurn turn, Seat seat) {
        return new Matter(
                turn.key(), seat, governor(campaign, seat), turn.state().hashCode());
    }

    private Governor governor(Campaign campaign, Seat seat) {
        return Governors.of(bureau.library().rulebook(campaign).hosted(), campaign, seat);
    }
}

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * Deals between governors and people, while there is time to answer: what a governor means to write with a person it offers, and
 * what a person offers it accepts if it means to write the same. In a lesson it only answers. A turn is one transaction; what has
 * been offered once is not offered again, so that nothing is lost or done twice wherever the program ends.
 */
final class GovernorOffers {

    private static final Duration AHEAD = Duration.ofDays(366);
    /** The upper bound on the turns considered at once, those that end first. */
    private static final int MOST = 2_000;

    private final Bureau bureau;
    private final Forethought forethought;
    private final Set<TurnKey> considered = ConcurrentHashMap.newKeySet();
    /** The flag for an interruption by more urgent work. */
    private volatile boolean interrupted;

    GovernorOffers(Bureau bureau, Forethought forethought) {
        this.bureau = bureau;
        this.forethought = forethought;
    }

    /** A turn in which both people and governors write. */
    private record Table(Campaign campaign, CampaignTurn turn, Position<?> position, List<Occupancy> occupancies) {

        boolean deals() {
            return turn.status().takesOrders()
                    && !position.turn().instant()
                    && occupancies.stream().anyMatch(each -> each.played() && writes(each.seat()))
                    && !governed().isEmpty();
        }

        boolean writes(Seat seat) {
            return position.turn().takes(seat);
        }

        List<Seat> governed() {
            return position.turn().due().stream().filter(seat -> !played(seat)).toList();
        }

        boolean played(Seat seat) {
            return occupancies.get(seat.number() - 1).played();
        }

        /** Returns whether the data by which a governor decides is unchanged: the state and the governed seats. */
        boolean same(Table now) {
            return turn.state().equals(now.turn.state()) && governed().equals(now.governed());
        }
    }

    /** Offers and answers, until there is something more urgent to do. Answers are not put off. */
    synchronized void work(BooleanSupplier urgent) {
        interrupted = false;
        Instant until = bureau.clock().instant().plus(AHEAD);
        List<TurnKey> asking = bureau.ledger().read(books -> books.turns().askingGovernors());
        Set<TurnKey> open =
                new LinkedHashSet<>(bureau.ledger().read(books -> books.turns().due(until, Set.of(), MOST)));
        considered.retainAll(open);
        Set<TurnKey> waiting = new LinkedHashSet<>(asking);
        open.stream().filter(turn -> !considered.contains(turn)).forEach(waiting::add);
        EachAlone.of(List.copyOf(waiting), TurnKey::campaign, turn -> {
            interrupted |= urgent.getAsBoolean();
            if (asking.contains(turn) || !interrupted) {
                deal(turn);
                considered.add(turn);
            }
        });
    }

    /** Returns whether more urgent work has interrupted the last run. */
    boolean interrupted() {
        return interrupted;
    }

    private void deal(TurnKey key) {
        Table table = bureau.ledger().read(books -> table(books, key));
        if (!table.deals()) {
            return;
        }
        SortedMap<Seat, OrderSheet> meant = new TreeMap<>();
        table.governed()
                .forEach(seat ->
                        meant.put(seat, forethought.meant(table.campaign(), table.turn(), table.position(), seat)));
        boolean said = bureau.ledger().write(books -> {
            Table now = table(books, key);
            return now.deals() && now.same(table) && new Dealing(books, now).deal(meant);
        });
        if (said) {
            CrashPoint.OFFER_COMMITTED.reached();
            bureau.wake();
        }
    }

    private Table table(Books books, TurnKey key) {
        Campaign campaign = Usher.find(books, key.campaign());
        CampaignTurn turn = books.turns().find(key).orElseThrow();
        return new Table(
                campaign,
                turn,
                bureau.library().rulebook(campaign).read(turn.state()),
                books.occupancies().of(key.campaign()));
    }

    /** The governors' offers and answers in one turn, made in one transaction. */
    private final class Dealing {

        private final Books books;
        private final Table table;
        private final TurnKey key;
        private final Rulebook<?> rulebook;
        private final Instant now = bureau.clock().instant();
        /** The offers that are made, by whom they are made to. */
        private final SortedMap<Seat, List<Bid>> made = new TreeMap<>();

        private Dealing(Books books, Table table) {
            this.books = books;
            this.table = table;
            this.key = table.turn().key();
            this.rulebook = bureau.library().rulebook(table.campaign());
        }

        /** Makes the governors' answers and offers, and returns whether there are any. */
        private boolean deal(Map<Seat, OrderSheet> meant) {
            boolean answered = false;
            for (Map.Entry<Seat, OrderSheet> each : meant.entrySet()) {
                Seat seat = each.getKey();
                List<Bid> bids = books.bids().of(key, seat).stream()
                        .filter(bid -> bid.held(table.occupancies()))
                        .toList();
                answered |= answer(seat, each.getValue(), bids);
                if (!table.campaign().lesson()) {
                    offer(seat, each.getValue(), bids);
                }
            }
            made.forEach(this::tell);
            return answered || !made.isEmpty();
        }

        private boolean answer(Seat seat, OrderSheet meant, List<Bid> bids) {
            List<Bid> asked = bids.stream()
                    .filter(bid -> bid.open() && bid.to().seat().equals(seat))
                    .toList();
            for (Bid bid : asked) {
                boolean agreed = meant.orders().contains(read(bid.line(seat)));
                books.bids().settle(bid.id(), agreed ? Bid.State.ACCEPTED : Bid.State.DECLINED, now);
                say(bid.from().seat(), "offer-answered", "seat", seat, bid.id());
            }
            return !asked.isEmpty();
        }

        private void offer(Seat seat, OrderSheet meant, List<Bid> bids) {
            for (Order order : meant.orders()) {
                table.position().deals(seat, order).stream()
                        .filter(deal -> possible(deal) && bids.stream().noneMatch(bid -> about(bid, seat, order, deal)))
                        .forEach(deal -> enter(seat, order, deal));
            }
        }

        /**
         * Returns whether a deal can be offered: it must not last, since a lasting one is an offer by itself, and the other
         * player must be able to write it.
         */
        private boolean possible(Deal deal) {
            return !deal.lasts()
                    && table.played(deal.with())
                    && table.writes(deal.with())
                    && table.position().check(deal.with(), OrderSheet.of(deal.mirrored())).stream()
                            .allMatch(Verdict::possible);
        }

        /** Returns whether a bid between the two seats says the same as an order, whoever made it and in whatever state. */
        private boolean about(Bid bid, Seat seat, Order order, Deal deal) {
            return List.of(bid.from().seat(), bid.to().seat()).contains(deal.with())
                    && read(bid.line(seat)).equals(order);
        }

        private void enter(Seat seat, Order order, Deal deal) {
            Bid bid = new Bid(
                    0,
                    key,
                    Bid.Party.of(table.occupancies().get(seat.number() - 1)),
                    Bid.Party.of(table.occupancies().get(deal.with().number() - 1)),
                    new Bid.Bargain(written(order), written(deal.mirrored())),
                    Optional.empty(),
                    now,
                    Bid.State.OPEN);
            made.computeIfAbsent(deal.with(), with -> new ArrayList<>())
                    .add(bid.numbered(books.bids().add(bid)));
        }

        /** One message, however many offers have come; what else lies open stands on the desk. */
        private void tell(Seat to, List<Bid> bids) {
            List<Seat> from =
                    bids.stream().map(bid -> bid.from().seat()).distinct().toList();
            long first = bids.getFirst().id();
            if (bids.size() == 1) {
                say(to, "offer-came", "seat", from.getFirst(), first);
            } else {
                say(to, "offers-came", "seats", from, first);
            }
        }

        private void say(Seat to, String words, String name, Object who, long offer) {
            Posts.to(
                    books, Dispatch.Kind.OFFER, key, to, Optional.of(Posts.say(words, name, who, "offer", offer)), now);
            CrashPoint.OFFER_WRITTEN.reached();
        }

        private Order read(String stored) {
            return rulebook.sheet(stored).line(1);
        }

        private String written(Order order) {
            return rulebook.write(OrderSheet.of(order));
        }
    }
}

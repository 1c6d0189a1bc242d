package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;

/** The archive of all turns: enough to draw map, chronicle and fame table again. */
public final class Archive {
    private final Ledger ledger;
    private final Library library;
    private final PositionReader positions;

    public Archive(Bureau bureau, PositionReader positions) {
        this.ledger = bureau.ledger();
        this.library = bureau.library();
        this.positions = positions;
    }

    /**
     * The position of the open turn, or the last one.
     *
     * @throws RefusedException if the campaign has not started
     */
    public Position<?> position(CampaignId campaign) {
        Page page = page(campaign, ledger.read(books -> books.turns().newest(campaign)))
                .orElseThrow(() -> RefusedException.of("not-started"));
        return now(page);
    }

    /** The position of a campaign as it was when its roster was read; it has started. */
    public Position<?> position(Roster roster) {
        return now(new Page(roster.campaign(), roster.turn().orElseThrow()));
    }

    private Position<?> now(Page page) {
        return page.turn().result().isPresent()
                ? positions.after(page.campaign(), page.turn())
                : positions.before(page.campaign(), page.turn());
    }

    /** The same, or nothing where it cannot be read: no turn yet, a spoilt state, a ruleset that is gone. */
    public Optional<Position<?>> legible(CampaignId campaign) {
        try {
            Position<?> position = position(campaign);
            position.turn();
            return Optional.of(position);
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /** The seats that play no more, as far as can be read. */
    public List<Seat> out(Roster roster) {
        return roster.turn()
                .flatMap(turn -> legible(roster.campaign().id()))
                .map(position -> position.standings().out())
                .orElse(List.of());
    }

    /** Returns a sample position of a campaign that has not started; empty if it has, or if its ruleset shows none. */
    public Optional<Position<?>> sample(CampaignId id) {
        return ledger.read(books -> {
            Campaign campaign = Usher.find(books, id);
            List<Seat> seats =
                    books.occupancies().of(id).stream().map(Occupancy::seat).toList();
            return books.turns().newest(id).isPresent()
                    ? Optional.empty()
                    : library.rulebook(campaign).sample(new Setup(seats, campaign.options()));
        });
    }

    /** The position after a turn (its last step). */
    public Optional<Position<?>> after(CampaignId campaign, int turn) {
        return page(campaign, turn(campaign, turn))
                .filter(page -> page.turn().result().isPresent())
                .map(page -> positions.after(page.campaign(), page.turn()));
    }

    /** The position after a row. */
    public Optional<Position<?>> after(TurnKey key) {
        return page(key.campaign(), turn(key))
                .filter(page -> page.turn().result().isPresent())
                .map(page -> positions.after(page.campaign(), page.turn()));
    }

    /** The position a row was opened with. */
    public Optional<Position<?>> before(TurnKey key) {
        return page(key.campaign(), turn(key)).map(page -> positions.before(page.campaign(), page.turn()));
    }

    /** The position a turn (its first step) was opened with. */
    public Optional<Position<?>> opening(CampaignId campaign, int turn) {
        List<CampaignTurn> steps = ledger.read(books -> books.turns().steps(campaign, turn));
        return page(campaign, steps.stream().findFirst()).map(page -> positions.before(page.campaign(), page.turn()));
    }

    /** The players who are still waited for in the open turn: their seat is due, and they have not said that they are ready. */
    public List<Seat> awaited(CampaignId campaign) {
        return newest(campaign).flatMap(open -> awaited(open.key())).orElseGet(List::of);
    }

    /** The same of a turn; empty if it does not take orders, for then the sheets of those who sent nothing are there, too. */
    public Optional<List<Seat>> awaited(TurnKey turn) {
        SortedSet<Seat> due = before(turn).map(before -> before.turn().due()).orElseGet(Collections::emptySortedSet);
        return ledger.read(books -> books.turns()
                .find(turn)
                .filter(open -> open.status().takesOrders())
                .map(open -> books.occupancies().of(turn.campaign()).stream()
                        .filter(Occupancy::played)
                        .map(Occupancy::seat)
                        .filter(due::contains)
                        .filter(seat -> books.sheets()
                                .latest(turn, seat)
                                .filter(Revision::ready)
                                .isEmpty())
                        .toList()));
    }

    /** Returns the last post to the same seat before a dispatch from which the seat's card opens too; empty if there is none. */
    public Optional<Outbox.Sent> cardBefore(Dispatch dispatch) {
        return ledger.read(books -> books.outbox().cardBefore(dispatch));
    }

    /** The open turn, or the last one; empty before the start. */
    public Optional<CampaignTurn> newest(CampaignId campaign) {
        return ledger.read(books -> books.turns().newest(campaign));
    }

    /** A turn's row (its last step). */
    public Optional<CampaignTurn> turn(CampaignId campaign, int number) {
        return ledger.read(books -> books.turns().last(campaign, number));
    }

    /** Returns whether a turn was opened before and taken back, and has not ended again since. */
    public boolean undone(CampaignId campaign, int number) {
        return ledger.read(books -> {
            List<CampaignTurn> standing = books.turns().steps(campaign, number);
            boolean ended = standing.stream().anyMatch(step -> step.result().isPresent());
            int first = standing.isEmpty()
                    ? books.turns().freeStep(campaign, number)
                    : standing.getFirst().key().step();
            return first > 0 && !ended;
        });
    }

    /** The same of the turn that people call so; what it would be called if it came again, where it is not open yet. */
    public boolean undoneAs(CampaignId campaign, int seen) {
        List<Integer> turns = numbered(campaign, seen);
        return turns.isEmpty()
                ? newest(campaign)
                        .map(open -> number(open.key()))
                        .filter(open -> seen > open.seen() && undone(campaign, open.own() + seen - open.seen()))
                        .isPresent()
                : turns.stream().anyMatch(own -> undone(campaign, own));
    }

    /** Returns the number of a turn, as the books count it and as people see it. */
    public TurnNumber number(CampaignId campaign, int own) {
        return ledger.read(books -> TurnNumber.of(books, campaign, own));
    }

    /** Returns the number of the turn of a row, as the books count it and as people see it. */
    public TurnNumber number(TurnKey key) {
        return number(key.campaign(), key.number());
    }

    /** The turns that people call so, as they are counted: several where some follow in which nobody is waited for. */
    public List<Integer> numbered(CampaignId campaign, int seen) {
        return ledger.read(books -> books.turns().shownAs(campaign, seen));
    }

    /** Lists the shown numbers of the turns that have been played to their end, in order. */
    public List<Integer> played(CampaignId campaign) {
        return ledger.read(books -> books.turns().course(campaign).keySet().stream()
                .filter(seen -> seen > 0 && ended(books, campaign, seen))
                .toList());
    }

    private static boolean ended(Books books, CampaignId campaign, int seen) {
        return books.turns().shownAs(campaign, seen).stream()
                .flatMap(turn -> books.turns().last(campaign, turn).stream())
                .anyMatch(row -> row.result().isPresent());
    }

    /** One row. */
    public Optional<CampaignTurn> turn(TurnKey key) {
        return ledger.read(books -> books.turns().find(key));
    }

    /** Returns the story of a row as a viewer may read it; empty until the row is resolved. */
    public Optional<Story> story(TurnKey key, Viewer viewer) {
        return page(key.campaign(), turn(key)).flatMap(page -> story(page.campaign(), page.turn(), viewer));
    }

    /** Returns the story of a whole turn as a viewer may read it: all its steps, one after another. */
    public Optional<Story> story(CampaignId campaign, int turn, Viewer viewer) {
        List<CampaignTurn> steps = ledger.read(books -> books.turns().steps(campaign, turn));
        Campaign played = ledger.read(books -> Usher.find(books, campaign));
        return steps.stream()
                .flatMap(step -> story(played, step, viewer).stream())
                .reduce(Story::then);
    }

    /** Returns the story of all turns with one shown number, as a viewer may read it. */
    public Optional<Story> storyOf(CampaignId campaign, int seen, Viewer viewer) {
        return numbered(campaign, seen).stream()
                .flatMap(turn -> story(campaign, turn, viewer).stream())
                .reduce(Story::then);
    }

    /** The words of a campaign in a language, with the names of its seats; they are there even if its state is spoilt. */
    public Lexicon words(Campaign campaign, List<Occupancy> occupancies, Locale language) {
        return library.rulebook(campaign).lexicon(language, occupancies);
    }

    /** The words of a campaign with the names that things have in it alone: for reading orders. */
    public Lexicon lexicon(Roster roster, Locale language) {
        Lexicon words = words(roster.campaign(), roster.occupancies(), language);
        return roster.turn().isPresent() ? words.titled(position(roster).titles()) : words;
    }

    public Optional<Story> story(Campaign campaign, CampaignTurn turn, Viewer viewer) {
        return turn.result()
                .map(result -> library.rulebook(campaign).story(result.story()))
                .map(story -> story.seenBy(viewer));
    }

    /** A campaign's turn. */
    private record Page(Campaign campaign, CampaignTurn turn) {}

    private Optional<Page> page(CampaignId campaign, Optional<CampaignTurn> turn) {
        return turn.map(row -> new Page(ledger.read(books -> Usher.find(books, campaign)), row));
    }
}

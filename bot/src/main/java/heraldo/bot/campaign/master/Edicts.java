package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Remark;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Previews and executes what the rules let game masters do to a game, and announces it once it is public. */
final class Edicts {
    /** The longest sentence that goes with an edict. */
    static final int LONGEST_SENTENCE = 200;

    private final Library library;
    private final PositionReader positions;

    Edicts(Library library, PositionReader positions) {
        this.library = library;
        this.positions = positions;
    }

    /**
     * Previews the effects of an edict and writes nothing.
     *
     * @param viewer the view that the game master has
     * @throws RefusedException if it cannot be done
     */
    EdictPreview preview(DirectorTable table, Order edict, Viewer viewer) {
        Position<?> before = positions.before(table.campaign(), table.open());
        Position<?> after = before.amended(edict).next();
        boolean drawn = before.drawn(edict) && !viewer.director();
        List<Message> changes = drawn ? List.of() : changes(before, after, edict, viewer);
        return new EdictPreview(
                table.turn().key(), EdictPreview.mark(table.turn()), edict, changes, before.secret(edict), drawn);
    }

    /**
     * Puts an edict into the game.
     *
     * @param sentence the game master's public comment on it
     */
    Decision done(DirectorTable table, Order edict, Optional<String> sentence) {
        Position<?> before = positions.before(table.campaign(), table.open());
        Position.Amended<?> amended = before.amended(edict);
        table.change(table.turn().amended(amended.next().written()));
        Remark remark = new Remark(
                changes(before, amended.next(), edict, Viewer.SPECTATOR),
                sentence.map(Edicts::sentence),
                before.secret(edict));
        if (!remark.secret()) {
            tellOwners(table, before, amended, edict);
        }
        return new Decision(amended.words(), Optional.of(new Deed.Edict(edict)), remark);
    }

    private static PlayerText sentence(String text) {
        String words = text.strip().replaceAll("\\s+", " ");
        if (words.length() > LONGEST_SENTENCE) {
            throw RefusedException.of("announcement", "most", LONGEST_SENTENCE, "length", words.length());
        }
        return new PlayerText(words);
    }

    /** Lists the immediate changes of an edict, with those of the standings. */
    private static List<Message> changes(Position<?> before, Position<?> after, Order edict, Viewer viewer) {
        return said(Stream.concat(before.changes(after, edict, viewer).stream(), totals(before, after).stream()));
    }

    /** Those whose totals an edict changes at once, without a turn being played. */
    private static List<Change> totals(Position<?> before, Position<?> after) {
        SortedMap<Seat, Integer> were = before.standings().totals();
        SortedMap<Seat, Integer> are = after.standings().totals();
        List<Change> changes = new ArrayList<>();
        were.forEach((seat, total) -> Optional.ofNullable(are.get(seat))
                .filter(now -> !now.equals(total))
                .ifPresent(now -> changes.add(new Change(Posts.say("change-total", "seat", seat), total, now))));
        return changes;
    }

    /** Tells the players in their own channels what has become of what is theirs. */
    private static void tellOwners(DirectorTable table, Position<?> before, Position.Amended<?> amended, Order edict) {
        for (Occupancy occupancy :
                table.books().occupancies().of(table.campaign().id())) {
            Seat seat = occupancy.seat();
            List<Message> own = said(Stream.concat(
                            before.changes(amended.next(), edict, Viewer.of(seat)).stream(),
                            totals(before, amended.next()).stream())
                    .filter(change -> change.concerns(seat)));
            if (occupancy.played() && !own.isEmpty()) {
                Message words = Posts.say("edict-yours", "words", amended.words(), "changes", own);
                Posts.to(
                        table.books(),
                        Dispatch.Kind.WHISPER,
                        table.turn().key(),
                        seat,
                        Optional.of(words),
                        table.now());
            }
        }
    }

    private static List<Message> said(Stream<Change> changes) {
        return changes.map(change -> Message.of(
                        "campaign.post.change", "what", change.what(), "from", change.from(), "to", change.to()))
                .toList();
    }

    /** Lists the decreed events that have not come about yet. */
    List<Pending> pending(DirectorTable table) {
        return positions.before(table.campaign(), table.open()).pending();
    }

    /** Acts as everybody may read them by now: of what was secret, only what has come about is told. */
    List<GameMasterAct> heard(Books books, Campaign campaign, List<GameMasterAct> acts) {
        Map<TurnKey, List<Order>> played = new HashMap<>();
        return acts.stream()
                .map(act -> act.remark().secret()
                        ? act.remarked(act.remark().told(happened(books, campaign, act, played)))
                        : act)
                .toList();
    }

    private boolean happened(Books books, Campaign campaign, GameMasterAct act, Map<TurnKey, List<Order>> played) {
        return act.turn().isPresent()
                && act.deed().isPresent()
                && library.rulebook(campaign).deed(act.deed().get().text()) instanceof Deed.Edict edict
                && played.computeIfAbsent(act.turn().get(), key -> secrets(books, campaign, key))
                        .remove(edict.order());
    }

    /** Lists the secret orders that were still pending when a turn was played, in a mutable list; empty if it was not played. */
    private List<Order> secrets(Books books, Campaign campaign, TurnKey key) {
        Optional<CampaignTurn> row = books.turns().find(key);
        boolean played = row.filter(turn -> turn.result().isPresent() && turn.status() != TurnStatus.WITHDRAWN)
                .isPresent();
        return played
                ? new ArrayList<>(positions.before(campaign, row.orElseThrow()).pending().stream()
                        .flatMap(pending -> pending.secret().stream())
                        .toList())
                : new ArrayList<>();
    }
}

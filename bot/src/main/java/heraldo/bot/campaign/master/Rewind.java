package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Decision;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.bot.campaign.turn.TurnOpening;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * Takes a campaign back to a turn that has been played, or reopens one that could not be. The turns since then stay in the
 * books but no longer count. The turn is reopened on its original position, with the sheets that players had sent, and will
 * have the same dice.
 */
final class Rewind {
    private final PositionReader positions;
    private final TurnOpening opening;
    private final Sheets sheets;

    Rewind(Bureau bureau, PositionReader positions) {
        this.positions = positions;
        this.opening = new TurnOpening(bureau);
        this.sheets = new Sheets(bureau);
    }

    /**
     * Offers to open a turn again and writes nothing.
     *
     * @param number the shown number of the turn to open again; empty for the one that crashed, or else the last one
     *     of which something has been played
     * @throws RefusedException if the open turn is just being played, or the named one has not been played
     */
    RewindOffer offer(DirectorTable table, Optional<Integer> number) {
        demandNotPlaying(table);
        int open = table.turn().key().number();
        int meant = number.map(seen -> named(table, seen))
                .orElseGet(() -> target(table, open).isPresent() ? open : named(table, seen(table, open - 1)));
        if (target(table, meant).isEmpty()) {
            throw RefusedException.of("not-played", "turn", number.orElseGet(() -> seen(table, meant)));
        }
        return new RewindOffer(table.campaign(), meant, table.turn().key());
    }

    /**
     * Does what was offered.
     *
     * @throws RefusedException if the open turn is just being played; or if, since the offer was made, another one was opened, or
     *     the one that had crashed takes orders again
     */
    Decision take(DirectorTable table, RewindOffer offer) {
        if (!offer.open().equals(table.turn().key())) {
            throw RefusedException.of("rewind-late");
        }
        demandNotPlaying(table);
        CampaignTurn target = target(table, offer.number()).orElseThrow(() -> RefusedException.of("rewind-late"));
        Campaign campaign = table.campaign();
        Position<?> position = positions.before(campaign, target).under(campaign.options());
        table.books().turns().change(table.turn(), table.turn().withdrawn());
        int lap = table.turn().lap() + 1;
        CampaignTurn again = opening.openAgain(table.books(), campaign, target, lap, position, table.now());
        if (!position.turn().instant()) {
            sentAgain(table, target.key(), again.key());
        }
        return Decision.of(
                words(table, target.result().isPresent() ? "rewind" : "reopen", offer.number()),
                new Deed.Return(offer.number(), campaign.options()));
    }

    /** A locked turn is sealed, or about to be, and its players were told that their orders are final. */
    private static void demandNotPlaying(DirectorTable table) {
        TurnStatus status = table.turn().status();
        if (!status.takesOrders() && status != TurnStatus.CRASHED) {
            throw RefusedException.of("turn-closed");
        }
    }

    /** Proofs count by another number than people where turns passed in which nobody was waited for. */
    private static Message words(DirectorTable table, String key, int own) {
        TurnNumber number = TurnNumber.of(table.books(), table.campaign().id(), own);
        return number.aside() == 0
                ? Posts.say(key, "turn", number.seen())
                : Posts.say(key + "-aside", "turn", number.seen(), "own", number.own());
    }

    /** The turn that people call so; what is opened again is the one in which somebody was waited for. */
    private static int named(DirectorTable table, int seen) {
        return table.books().turns().shownAs(table.campaign().id(), seen).stream()
                .findFirst()
                .orElse(0);
    }

    private static int seen(DirectorTable table, int number) {
        return TurnNumber.of(table.books(), table.campaign().id(), number).seen();
    }

    /** Announces the turn that is open again, and marks what had been told of those that are undone. */
    void announce(DirectorTable table) {
        CampaignTurn again = table.books().turns().newest(table.campaign().id()).orElseThrow();
        Position<?> position = positions.before(table.campaign(), again);
        TurnOpening.announce(table.books(), table.campaign(), again, position, table.now());
        if (!position.turn().instant()) {
            tellSeats(table, again, position);
        }
        voidPosts(table, again);
    }

    /** Marks the public posts about the turns that were taken back. */
    private static void voidPosts(DirectorTable table, CampaignTurn again) {
        int number = TurnNumber.of(table.books(), again.key()).seen();
        table.books()
                .outbox()
                .undoneBy(again)
                .forEach(post -> table.books()
                        .outbox()
                        .add(
                                post.campaign(),
                                Dispatch.Kind.VOIDED,
                                post.turn(),
                                Optional.empty(),
                                Optional.of(Posts.say("voided", "turn", number, "post", post.id())),
                                table.now()));
    }

    /** Tells the players in their own channels that their sheets are open again, and until when. */
    private static void tellSeats(DirectorTable table, CampaignTurn again, Position<?> position) {
        int number = TurnNumber.of(table.books(), again.key()).seen();
        Message words = again.deadline()
                .map(due -> Posts.say("sheet-reopened", "turn", number, "due", Moments.of(due)))
                .orElseGet(() -> Posts.say("sheet-reopened-held", "turn", number));
        table.books().occupancies().of(table.campaign().id()).stream()
                .filter(Occupancy::played)
                .filter(occupancy -> position.turn().due().contains(occupancy.seat()))
                .forEach(occupancy -> Posts.to(
                        table.books(),
                        Dispatch.Kind.WHISPER,
                        again.key(),
                        occupancy.seat(),
                        Optional.of(words.with("sheet", sheet(table, again, occupancy))),
                        table.now()));
    }

    /**
     * Returns the origin of the sheet that a player finds in a reopened turn: {@code STANDING}, {@code ANOTHERS}, {@code OWN} or
     * {@code NONE}.
     */
    private static String sheet(DirectorTable table, CampaignTurn again, Occupancy occupancy) {
        return table.books()
                .sheets()
                .latest(again.key(), occupancy.seat())
                .map(sent -> sent.author() == Revision.STANDING
                        ? "STANDING"
                        : sent.isOfAnother(occupancy.user()) ? "ANOTHERS" : "OWN")
                .orElse("NONE");
    }

    /** Players need not rewrite the orders they had sent; governors write theirs anew. */
    private void sentAgain(DirectorTable table, TurnKey from, TurnKey to) {
        List<Occupancy> occupancies =
                table.books().occupancies().of(table.campaign().id());
        table.books().sheets().latest(from).stream()
                .filter(sent -> sent.author() != Revision.GOVERNOR)
                .map(sent -> sheets.revise(
                        table.campaign(),
                        occupancies,
                        to,
                        sent.seat(),
                        Optional.empty(),
                        sheets.read(table.campaign(), sent),
                        false,
                        sent.author()))
                .forEach(table.books().sheets()::add);
    }

    /** The first row of a turn as it stands, if it has been played, or could not be. */
    private static Optional<CampaignTurn> target(DirectorTable table, int number) {
        return table.books().turns().steps(table.campaign().id(), number).stream()
                .findFirst()
                .filter(turn -> turn.result().isPresent() || turn.status() == TurnStatus.CRASHED);
    }
}

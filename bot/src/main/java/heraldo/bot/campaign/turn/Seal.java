package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.sheet.Sheets;
import heraldo.rules.chance.SealedSheets;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Seals the sheets of a locked turn: governors write theirs, seats that sent nothing get their standing sheet or an empty one,
 * and the Merkle root over all of them is stored before any die exists.
 */
final class Seal {
    /** A governor who has not ended a turn after so many steps gives nothing more in. */
    private static final int LAST_STEP = 64;
    /** The time for which an alert to the game master waits for the turn to be played. */
    private static final Duration PLAYED_BY_THEN = Duration.ofMinutes(1);

    private final Bureau bureau;
    private final PositionReader positions;
    private final Sheets sheets;
    private final StandingLines standing;
    private final Pledges pledges;
    private final Forethought forethought;

    Seal(Bureau bureau, PositionReader positions, Forethought forethought) {
        this.bureau = bureau;
        this.positions = positions;
        this.sheets = new Sheets(bureau);
        this.standing = new StandingLines(bureau);
        this.pledges = new Pledges(bureau, positions);
        this.forethought = forethought;
    }

    /**
     * The governors' orders and the others' standing sheets, computed before the write transaction begins.
     *
     * @param begins whether nobody was due in an earlier step of the turn, so that it is noted now who is there
     */
    record Proposals(
            Campaign campaign,
            CampaignTurn turn,
            Position<?> position,
            boolean begins,
            Map<Seat, RollCall.Gap> gaps,
            Map<Seat, OrderSheet> sheets,
            Map<Seat, StandingLines.Judged> standing) {

        /** Returns whether a governor writes this time for the player of the seat. */
        private boolean governed(Seat seat) {
            return Optional.ofNullable(gaps.get(seat))
                    .filter(RollCall.Gap::regent)
                    .isPresent();
        }

        @Override
        public String toString() {
            return "proposals for " + turn;
        }
    }

    /** Computes the proposals for a locked turn. Exceptions of the engine propagate. */
    Proposals prepare(Campaign campaign, CampaignTurn turn) {
        Position<?> position = positions.before(campaign, turn);
        SortedMap<Seat, RollCall.Gap> gaps = bureau.ledger()
                .read(books -> RollCall.gaps(
                        books,
                        campaign,
                        turn,
                        position.turn().due(),
                        bureau.clock().instant()));
        return new Proposals(
                campaign,
                turn,
                position,
                begins(campaign, turn),
                gaps,
                proposals(campaign, turn, position, gaps),
                standing.of(campaign, turn, position));
    }

    private boolean begins(Campaign campaign, CampaignTurn turn) {
        TurnKey key = turn.key();
        boolean first = bureau.ledger().read(books -> RollCall.beginsTurn(books, key));
        return first || onlyAsides(campaign, key);
    }

    /** Returns whether the turn has no presences yet, since all its steps until now were asides of other seats. */
    private boolean onlyAsides(Campaign campaign, TurnKey key) {
        List<CampaignTurn> earlier = bureau
                .ledger()
                .read(books -> books.presences().of(campaign.id(), key.number()).isEmpty()
                        ? books.turns().steps(campaign.id(), key.number())
                        : List.<CampaignTurn>of())
                .stream()
                .filter(step -> step.key().step() < key.step())
                .toList();
        return !earlier.isEmpty()
                && earlier.stream().allMatch(step -> {
                    Turn rules = positions.before(campaign, step).turn();
                    return bureau.ledger().read(books -> aside(books, rules, step.key()));
                });
    }

    /** Seals a locked turn, unless somebody else was faster. */
    void write(Proposals proposals) {
        CampaignTurn turn = proposals.turn();
        bureau.ledger().record(books -> {
            if (books.turns().find(turn.key()).orElseThrow().version() == turn.version()) {
                complete(books, proposals);
                String root = HexFormat.of().formatHex(SealedSheets.root(leaves(books, turn.key())));
                books.turns().change(turn, turn.sealed(root));
                post(books, proposals);
            }
            CrashPoint.SEAL_WRITTEN.reached();
        });
        CrashPoint.SEAL_COMMITTED.reached();
        bureau.wake();
    }

    /** Everybody who is waited for has a sheet, if only an empty one. */
    private void complete(Books books, Proposals proposals) {
        CampaignTurn turn = proposals.turn();
        if (aside(books, proposals.position().turn(), turn.key())) {
            return;
        }
        List<Message> alerts = new ArrayList<>();
        for (Seat seat : proposals.position().turn().due()) {
            Revision revision = books.sheets().latest(turn.key(), seat).orElseGet(() -> silent(books, proposals, seat));
            Optional.ofNullable(proposals.gaps().get(seat))
                    .filter(any -> proposals.begins())
                    .ifPresent(gap -> alerts.addAll(RollCall.note(
                            books,
                            proposals.campaign(),
                            turn.key(),
                            revision,
                            gap,
                            bureau.clock().instant())));
        }
        // One message a turn, however many seats it is about: what the game adds is known when the turn is played.
        Instant now = bureau.clock().instant();
        Message.inTurn("campaign.post.alerts", alerts)
                .ifPresent(words -> books.outbox().alertLater(turn.key(), words, now, now.plus(PLAYED_BY_THEN)));
    }

    /** Every sheet that will be played has a leaf, also those of seats that wrote without being due. */
    private static List<byte[]> leaves(Books books, TurnKey turn) {
        return books.sheets().latest(turn).stream()
                .map(revision -> HexFormat.of().parseHex(revision.commitment().code()))
                .toList();
    }

    /** Returns whether an instant turn has only orders of seats that are not due: a step that says nothing of those who are. */
    private static boolean aside(Books books, Turn turn, TurnKey key) {
        List<Revision> written = books.sheets().latest(key);
        return turn.instant()
                && !written.isEmpty()
                && written.stream().noneMatch(revision -> turn.due().contains(revision.seat()));
    }

    /**
     * A turn of which nobody has a sheet is not worth a post, nor is a step to which nobody else can say anything any more. A
     * sheet of somebody who is not due is worth one: what comes of it is told, and its voucher leads to the seal.
     */
    private void post(Books books, Proposals proposals) {
        Turn turn = proposals.position().turn();
        if (!turn.instant() && !books.sheets().latest(proposals.turn().key()).isEmpty()) {
            post(books, proposals, Dispatch.Kind.SEALED);
        } else if (turn.instant() && answerable(turn) && written(books, proposals.turn())) {
            post(books, proposals, Dispatch.Kind.STEP_SEALED);
        }
    }

    private void post(Books books, Proposals proposals, Dispatch.Kind kind) {
        books.outbox()
                .add(
                        proposals.campaign().id(),
                        kind,
                        Optional.of(proposals.turn().key()),
                        Optional.empty(),
                        Optional.empty(),
                        bureau.clock().instant());
    }

    /** Returns whether more than one seat may hand in a sheet before the turn ends. */
    private static boolean answerable(Turn turn) {
        return turn.due().size()
                        + turn.may().stream()
                                .filter(seat -> !turn.due().contains(seat))
                                .count()
                > 1;
    }

    /** Returns whether a player has ordered anything; governors do not count, since nobody waits for them. */
    private static boolean written(Books books, CampaignTurn turn) {
        return books.sheets().latest(turn.key()).stream()
                .anyMatch(revision -> revision.author() != Revision.GOVERNOR
                        && !revision.text().isEmpty());
    }

    /** Returns the governors' sheets: for seats without players, and for absent players as the campaign's ladder has it. */
    private Map<Seat, OrderSheet> proposals(
            Campaign campaign, CampaignTurn turn, Position<?> position, Map<Seat, RollCall.Gap> gaps) {
        SortedMap<Seat, OrderSheet> proposals = new TreeMap<>();
        if (steps(turn).size() > LAST_STEP) {
            return proposals;
        }
        List<Occupancy> occupancies =
                bureau.ledger().read(books -> books.occupancies().of(campaign.id()));
        for (Seat seat : position.turn().due()) {
            boolean played = occupancies.get(seat.number() - 1).played();
            if (Optional.ofNullable(gaps.get(seat)).map(RollCall.Gap::regent).orElse(!played)) {
                proposals.put(
                        seat,
                        pledges.kept(
                                campaign, turn, position, seat, forethought.sheet(campaign, turn, position, seat)));
            }
        }
        return proposals.isEmpty()
                ? proposals
                : new AgreedLines(position, sent(campaign, turn), agreed(campaign, turn, occupancies)).of(proposals);
    }

    /** Lists the lines that governors have agreed on with others by offers. */
    private List<AgreedLines.Agreed> agreed(Campaign campaign, CampaignTurn turn, List<Occupancy> occupancies) {
        Rulebook<?> rulebook = bureau.library().rulebook(campaign);
        return bureau.ledger()
                .read(books -> occupancies.stream()
                        .filter(occupancy -> !occupancy.played())
                        .flatMap(occupancy -> books.bids().of(turn.key(), occupancy.seat()).stream()
                                .filter(bid -> bid.state() == Bid.State.ACCEPTED && bid.held(occupancies))
                                .map(bid -> bid.line(occupancy.seat()))
                                .map(line -> new AgreedLines.Agreed(
                                        occupancy.seat(), rulebook.sheet(line).line(1))))
                        .toList());
    }

    /** The sheets that players have sent. */
    private Map<Seat, OrderSheet> sent(Campaign campaign, CampaignTurn turn) {
        Map<Seat, OrderSheet> sent = new TreeMap<>();
        bureau.ledger()
                .read(books -> books.sheets().latest(turn.key()))
                .forEach(revision -> sent.put(revision.seat(), sheets.read(campaign, revision)));
        return sent;
    }

    private List<CampaignTurn> steps(CampaignTurn turn) {
        TurnKey key = turn.key();
        return bureau.ledger().read(books -> books.turns().steps(key.campaign(), key.number()));
    }

    /**
     * Writes the sheet of a seat that sent nothing in this turn: the prepared sheet, or else the standing one, or else the
     * governor's or an empty one.
     */
    private Revision silent(Books books, Proposals proposals, Seat seat) {
        OrderSheet prepared = proposals.position().prepared(seat);
        Occupancy occupancy = books.occupancies().of(proposals.campaign().id(), seat);
        if (occupancy.played() && !prepared.isEmpty()) {
            return send(books, proposals, seat, prepared, occupancy.user());
        }
        boolean counts = proposals.campaign().terms().ladder().standing();
        Optional<StandingLines.Judged> stands =
                Optional.ofNullable(proposals.standing().get(seat)).filter(any -> counts || !proposals.governed(seat));
        stands.ifPresent(judged -> standing.tell(
                books,
                proposals.campaign(),
                proposals.turn().key(),
                occupancy,
                judged,
                bureau.clock().instant()));
        return stands.filter(judged -> judged.sendsFor(occupancy))
                .map(judged -> send(books, proposals, seat, judged.orders().stood(), Revision.STANDING))
                .orElseGet(() -> send(
                        books,
                        proposals,
                        seat,
                        proposals.sheets().getOrDefault(seat, OrderSheet.EMPTY),
                        Revision.GOVERNOR));
    }

    private Revision send(Books books, Proposals proposals, Seat seat, OrderSheet sheet, long author) {
        Campaign campaign = proposals.campaign();
        Revision revision = sheets.revise(
                campaign,
                books.occupancies().of(campaign.id()),
                proposals.turn().key(),
                seat,
                Optional.empty(),
                sheet,
                true,
                author);
        books.sheets().add(revision);
        return revision;
    }
}

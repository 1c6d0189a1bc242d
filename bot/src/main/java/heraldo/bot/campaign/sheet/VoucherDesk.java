package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.chance.SealedSheets;
import heraldo.rules.chance.Sibling;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Issues vouchers. A turn whose sheets are played together has one seal, posted before its result; a turn played step by step
 * has one seal over the seals of its steps, posted with its result.
 */
public final class VoucherDesk {
    private final Ledger ledger;
    private final Usher usher;
    private final PositionReader positions;

    public VoucherDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.ledger = bureau.ledger();
        this.usher = usher;
        this.positions = positions;
    }

    /**
     * The vouchers of the user who acts, one for each turn of the name: days on which nobody is waited for are called like the
     * turn before them.
     *
     * @param seen the shown number of the turn; empty for the open one
     * @return at least one, the oldest first
     * @throws RefusedException if the user has no seat, or the seat no sheet in that turn
     */
    public List<Voucher> vouchers(Act act, Optional<Integer> seen) {
        return ledger.read(books -> {
            CampaignSeat seated = usher.seat(books, act);
            Campaign campaign = seated.campaign();
            CampaignTurn newest =
                    books.turns().newest(campaign.id()).orElseThrow(() -> RefusedException.of("not-started"));
            List<Voucher> vouchers = seen
                    .map(number -> books.turns().shownAs(campaign.id(), number))
                    .orElseGet(() -> List.of(newest.key().number()))
                    .stream()
                    .flatMap(number -> voucher(books, seated, newest, number).stream())
                    .toList();
            if (vouchers.isEmpty()) {
                int turn =
                        seen.orElseGet(() -> TurnNumber.of(books, newest.key()).seen());
                throw RefusedException.of("no-sheet", "turn", turn);
            }
            return vouchers;
        });
    }

    /** The seal over all steps of a turn that was played step by step; empty for any other turn. */
    public Optional<String> sealOfSteps(CampaignId campaign, int number) {
        return ledger.read(books -> {
            List<CampaignTurn> steps = books.turns().steps(campaign, number);
            boolean sealed =
                    steps.stream().allMatch(step -> step.outcome().root().isPresent());
            return sealed && instant(Usher.find(books, campaign), steps) ? Optional.of(root(steps)) : Optional.empty();
        });
    }

    private Optional<Voucher> voucher(Books books, CampaignSeat seated, CampaignTurn newest, int number) {
        Campaign campaign = seated.campaign();
        List<CampaignTurn> steps = books.turns().steps(campaign.id(), number);
        boolean instant = instant(campaign, steps);
        boolean sealed = !steps.isEmpty()
                && steps.stream().allMatch(step -> step.outcome().root().isPresent())
                && (!instant || Registrar.over(campaign, steps.get(0), newest));
        List<Voucher.Entry> entries = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            entry(books, seated, steps, i, sealed).ifPresent(entries::add);
        }
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        TurnKey last = steps.get(steps.size() - 1).key();
        Dispatch.Kind kind = instant ? Dispatch.Kind.RESULT : Dispatch.Kind.SEALED;
        Optional<String> root = Optional.of(steps).filter(any -> sealed).map(VoucherDesk::root);
        return Optional.of(new Voucher(
                seated,
                TurnNumber.of(books, last),
                entries,
                root,
                books.outbox().posted(campaign.id(), kind, Optional.of(last))));
    }

    private static Optional<Voucher.Entry> entry(
            Books books, CampaignSeat seated, List<CampaignTurn> steps, int step, boolean sealed) {
        List<Revision> sheets = books.sheets().latest(steps.get(step).key());
        for (int i = 0; i < sheets.size(); i++) {
            if (sheets.get(i).seat().equals(seated.occupancy().seat())) {
                List<Sibling> path = new ArrayList<>();
                if (sealed) {
                    path.addAll(SealedSheets.path(leaves(sheets), i));
                    path.addAll(SealedSheets.path(roots(steps), step));
                }
                return Optional.of(new Voucher.Entry(step + 1, sheets.get(i), path));
            }
        }
        return Optional.empty();
    }

    private boolean instant(Campaign campaign, List<CampaignTurn> steps) {
        return !steps.isEmpty()
                && positions.before(campaign, steps.get(0)).turn().instant();
    }

    private static String root(List<CampaignTurn> steps) {
        return HexFormat.of().formatHex(SealedSheets.root(roots(steps)));
    }

    private static List<byte[]> roots(List<CampaignTurn> steps) {
        return steps.stream()
                .map(step -> HexFormat.of().parseHex(step.outcome().root().orElseThrow()))
                .toList();
    }

    private static List<byte[]> leaves(List<Revision> sheets) {
        return sheets.stream()
                .map(sheet -> HexFormat.of().parseHex(sheet.commitment().code()))
                .toList();
    }
}

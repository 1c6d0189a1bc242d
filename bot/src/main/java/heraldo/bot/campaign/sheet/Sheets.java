package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Commitment;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.Entropy;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.SealedSheets;
import heraldo.rules.data.Languages;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes sheets as revisions, with salt and receipt code, and reads them back. */
public final class Sheets {
    /** Receipts cover the Spanish text, whatever language the campaign is played in. */
    private static final Locale SEALED_IN = Languages.SPANISH;

    private final Library library;
    private final Entropy entropy;

    public Sheets(Bureau bureau) {
        this.library = bureau.library();
        this.entropy = bureau.entropy();
    }

    public OrderSheet read(Campaign campaign, Revision revision) {
        return library.rulebook(campaign).sheet(revision.sheet());
    }

    public OrderSheet read(Campaign campaign, Optional<Revision> revision) {
        return revision.map(written -> read(campaign, written)).orElse(OrderSheet.EMPTY);
    }

    /**
     * The next revision of a sheet. One that says the same keeps its salt and its code.
     *
     * @param latest the revision before, if any
     * @param author the user; or one of those who are no user, see {@link Revision}
     */
    public Revision revise(
            Campaign campaign,
            List<Occupancy> occupancies,
            TurnKey turn,
            Seat seat,
            Optional<Revision> latest,
            OrderSheet sheet,
            boolean ready,
            long author) {
        Rulebook<?> rulebook = library.rulebook(campaign);
        String text = rulebook.text(sheet, rulebook.lexicon(SEALED_IN, occupancies));
        String stored = rulebook.write(sheet);
        byte[] salt = latest.filter(before -> before.sheet().equals(stored))
                .map(revision -> revision.commitment().salt())
                .orElseGet(entropy::draw);
        byte[] leaf = SealedSheets.leaf(campaign.id().text(), turn.number(), seat, salt, text);
        int number = latest.map(Revision::number).orElse(0) + 1;
        return new Revision(
                turn,
                seat,
                number,
                stored,
                text,
                new Commitment(salt, HexFormat.of().formatHex(leaf)),
                ready,
                author);
    }
}

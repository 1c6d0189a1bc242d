package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Makes out receipts. */
final class Receipts {
    private final Library library;
    private final Archive archive;

    Receipts(Library library, Archive archive) {
        this.library = library;
        this.archive = archive;
    }

    Receipt of(
            Sitting sitting,
            Locale language,
            List<Receipt.Objection> objections,
            List<Message> notices,
            boolean recalled,
            Instant now) {
        CampaignTurn turn = sitting.turn();
        return new Receipt(
                sitting.seated(),
                turn.key(),
                sitting.position().turn().label(),
                lines(sitting, language),
                objections,
                notices,
                sitting.position().forecast(sitting.seat(), sitting.sheet()),
                sitting.instant(),
                begins(sitting).filter(now::isBefore),
                turn.deadline(),
                sitting.latest().map(Revision::code),
                sitting.ready(),
                recalled,
                sitting.instant()
                        ? archive.story(sitting.campaign(), turn, Viewer.of(sitting.seat()))
                        : Optional.empty());
    }

    private static Optional<Instant> begins(Sitting sitting) {
        return sitting.position().turn().due().contains(sitting.seat())
                ? OpeningHours.opening(
                        sitting.campaign(), sitting.turn(), sitting.position().turn())
                : Optional.empty();
    }

    private List<Receipt.Line> lines(Sitting sitting, Locale language) {
        Rulebook<?> rulebook = library.rulebook(sitting.campaign());
        Lexicon lexicon = rulebook.lexicon(language, sitting.chairs());
        OrderSheet sheet = sitting.sheet();
        List<Verdict> verdicts = sitting.verdicts();
        List<Receipt.Line> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            lines.add(new Receipt.Line(
                    line,
                    sheet.line(line),
                    rulebook.orders().write(sheet.line(line), lexicon),
                    verdicts.get(line - 1)));
        }
        return lines;
    }
}

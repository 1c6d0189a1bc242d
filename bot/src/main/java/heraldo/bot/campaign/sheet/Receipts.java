package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.rulebook.Story;
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
            OpenSheet openSheet,
            Locale language,
            List<Receipt.Objection> objections,
            List<Message> notices,
            List<Offered> offers,
            boolean recalled,
            Instant now) {
        return new Receipt(
                openSheet.campaign(),
                openSheet.occupancies(),
                openSheet.seat(),
                turn(openSheet, now),
                written(openSheet, language),
                offers,
                openSheet.position().forecast(openSheet.seat(), openSheet.sheet()),
                new Receipt.Effect(objections, notices, recalled, step(openSheet)));
    }

    private static Receipt.Turn turn(OpenSheet openSheet, Instant now) {
        CampaignTurn turn = openSheet.turn();
        return new Receipt.Turn(
                turn.key(),
                openSheet.position().turn().label(),
                openSheet.instant(),
                openSheet.ahead(),
                begins(openSheet).filter(now::isBefore),
                turn.deadline(),
                turn.ends().filter(at -> turn.clock().early().isPresent()));
    }

    private Receipt.Written written(OpenSheet openSheet, Locale language) {
        return new Receipt.Written(
                openSheet.latest().map(Revision::number).orElse(0),
                openSheet.latest().map(revision -> revision.commitment().code()),
                lines(openSheet, language),
                openSheet.ready(),
                openSheet
                        .latest()
                        .filter(revision -> revision.isOfAnother(
                                openSheet.seated().occupancy().user()))
                        .filter(revision -> !revision.text().isEmpty())
                        .isPresent());
    }

    private Optional<Story> step(OpenSheet openSheet) {
        return openSheet.instant()
                ? archive.story(openSheet.campaign(), openSheet.turn(), Viewer.of(openSheet.seat()))
                : Optional.empty();
    }

    private static Optional<Instant> begins(OpenSheet openSheet) {
        return openSheet.position().turn().due().contains(openSheet.seat())
                ? OpeningHours.opening(
                        openSheet.campaign(),
                        openSheet.turn(),
                        openSheet.position().turn())
                : Optional.empty();
    }

    private List<Receipt.Line> lines(OpenSheet openSheet, Locale language) {
        Rulebook<?> rulebook = library.rulebook(openSheet.campaign());
        Lexicon lexicon = rulebook.lexicon(language, openSheet.occupancies());
        OrderSheet sheet = openSheet.sheet();
        List<Verdict> verdicts = openSheet.verdicts();
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

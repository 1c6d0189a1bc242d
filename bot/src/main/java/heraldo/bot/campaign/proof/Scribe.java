package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the record of a campaign for a viewer: spectators get seals, seeds and dice, players also the content of their own
 * sheets, and viewers who may see everything also the states.
 */
public final class Scribe {

    private final Library library;

    public Scribe(Library library) {
        this.library = library;
    }

    /** The lines of a record, all but the last. */
    public List<Line> lines(Dossier dossier, Viewer viewer) {
        Rulebook<?> rulebook = library.rulebook(dossier.campaign());
        Optional<Line.Start> start = start(dossier, rulebook).filter(any -> everything(viewer));
        List<Line> lines = new ArrayList<>();
        lines.add(heading(dossier, viewer));
        start.ifPresent(lines::add);
        RowScribe rows = new RowScribe(dossier.campaign(), rulebook, viewer, start.map(Line.Start::state));
        ActScribe acts = new ActScribe(dossier.campaign(), viewer);
        lines.addAll(Annals.of(
                dossier.pages().stream().map(rows::row).toList(),
                dossier.acts().stream().map(acts::event).toList()));
        dossier.disclosure().press().filter(any -> everything(viewer)).ifPresent(lines::add);
        if (dossier.disclosure().last().isPresent()) {
            lines.add(new Line.Tenures(dossier.disclosure().tenures()));
        }
        lines.add(new Line.Numbers(dossier.seen()));
        return List.copyOf(lines);
    }

    private static Line.Campaign heading(Dossier dossier, Viewer viewer) {
        Campaign campaign = dossier.campaign();
        return new Line.Campaign(
                Line.FORMAT,
                new Title(
                        campaign.id().text(),
                        campaign.name(),
                        campaign.ruleset(),
                        campaign.founding().rulesetVersion()),
                scope(viewer),
                dossier.disclosure().last().isPresent(),
                campaign.options(),
                dossier.occupancies().stream()
                        .map(occupancy -> new Line.Side(occupancy.seat(), occupancy.name()))
                        .toList(),
                new SeedLinks(
                        SeedChain.LENGTH,
                        campaign.founding().anchor(),
                        dossier.disclosure().last()),
                new Origin(
                        dossier.disclosure().last().map(last -> dossier.setup().seed()),
                        dossier.setup()
                                .stored()
                                .filter(setup -> dossier.disclosure().last().isPresent())));
    }

    private static String scope(Viewer viewer) {
        return everything(viewer) ? "full" : viewer.seat().map(Object::toString).orElse("public");
    }

    static boolean everything(Viewer viewer) {
        return viewer.equals(Viewer.DIRECTOR);
    }

    /** Only the version that set the game up comes to the same position again; a later one leaves it out. */
    private static Optional<Line.Start> start(Dossier dossier, Rulebook<?> rulebook) {
        return dossier.setup()
                .stored()
                .filter(any ->
                        rulebook.version().equals(dossier.campaign().founding().rulesetVersion()))
                .map(setup -> new Line.Start(
                        rulebook.setUp(setup, Hash.bytes(dossier.setup().seed()))));
    }
}

package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Proves turns to whoever asks, and hands out records. */
public final class ProofDesk {

    private final Library library;
    private final Registrar registrar;

    public ProofDesk(Library library, Registrar registrar) {
        this.library = library;
        this.registrar = registrar;
    }

    /**
     * The public part of an ended turn, and the result of checking it.
     *
     * @param steps the turn as it stands: one, or each of its steps
     */
    public record Proof(Line.Campaign campaign, List<Line.Turn> steps, Verdict verdict) {}

    /** Recomputes link, seed, seal and dice of a turn from what is public; empty if it has not ended. */
    public Optional<Proof> turn(Campaign campaign, int number) {
        Dossier dossier = registrar.dossier(campaign.id(), number);
        List<Line> lines = new Scribe(library).lines(dossier, Viewer.SPECTATOR);
        Line.Campaign heading = (Line.Campaign) lines.get(0);
        List<Line.Turn> steps = lines.stream()
                .filter(Line.Turn.class::isInstance)
                .map(Line.Turn.class::cast)
                .toList();
        Verdict verdict = new Verdict();
        Chain chain = new Chain(heading);
        steps.forEach(step -> new TurnCheck(heading, chain, step).into(verdict, ""));
        return Optional.of(new Proof(heading, steps, verdict)).filter(proof -> !steps.isEmpty());
    }

    /** The record that everybody may have: without secrets while the campaign runs, with everything once it is over. */
    public byte[] record(Campaign campaign) {
        boolean over = campaign.status() == CampaignStatus.ENDED;
        Dossier dossier = registrar.dossier(campaign.id());
        Viewer viewer = over ? Viewer.DIRECTOR : Viewer.SPECTATOR;
        return RecordFile.pack(RecordFile.write(new Scribe(library).lines(dossier, viewer)));
    }
}

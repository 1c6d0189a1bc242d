package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the rows of a record, one after another. */
final class RowScribe {

    private final Campaign campaign;
    private final Rulebook<?> rulebook;
    private final Viewer viewer;
    private Optional<String> reached;
    private int lap;

    /**
     * Ready to write the first row.
     *
     * @param start the state that stands before it, if one does
     */
    RowScribe(Campaign campaign, Rulebook<?> rulebook, Viewer viewer, Optional<String> start) {
        this.campaign = campaign;
        this.rulebook = rulebook;
        this.viewer = viewer;
        this.reached = start;
    }

    Line.Row row(Dossier.Page page) {
        CampaignTurn turn = page.turn();
        Optional<String> known = reached.filter(any -> turn.lap() == lap);
        lap = turn.lap();
        reached = turn.result().map(TurnResult::state);
        Optional<String> state = Optional.of(turn.state()).filter(any -> Scribe.everything(viewer));
        Optional<String> written = state.filter(text -> !known.equals(Optional.of(text)));
        return turn.result()
                .<Line.Row>map(result -> played(page, result, state, written))
                .orElseGet(() -> withdrawn(page, state, written));
    }

    private Line.Turn played(Dossier.Page page, TurnResult result, Optional<String> state, Optional<String> written) {
        CampaignTurn turn = page.turn();
        TurnKey key = turn.key();
        var story = rulebook.story(result.story()).seenBy(Viewer.SPECTATOR);
        return new Line.Turn(
                new RowPlace(key.number(), key.step(), turn.lap()),
                turn.clock().opened().toString(),
                result.resolved().toString(),
                turn.outcome().root().orElseThrow(),
                sheets(page),
                new Draw(
                        result.link(),
                        Hash.text(SeedChain.turnSeed(campaign.id().text(), key.number(), Hash.bytes(result.link()))),
                        DiceLog.of(story.dice())),
                Fingerprint.of(rulebook.write(story)),
                new StateTrail(
                        state.map(Fingerprint::of), state.map(known -> Fingerprint.of(result.state())), written));
    }

    private Line.Withdrawn withdrawn(Dossier.Page page, Optional<String> state, Optional<String> written) {
        CampaignTurn turn = page.turn();
        return new Line.Withdrawn(
                new RowPlace(turn.key().number(), turn.key().step(), turn.lap()),
                turn.clock().opened().toString(),
                why(turn),
                turn.outcome().root(),
                sheets(page),
                state.map(Fingerprint::of),
                written);
    }

    /**
     * A row on which the engine has not failed is given up only while it takes orders. Early builds could also give one up that had
     * just been sealed; a record has no word for that, so it counts as one on which the engine failed.
     */
    private static String why(CampaignTurn turn) {
        return turn.attempts() > 0 || turn.outcome().root().isPresent() ? Line.Withdrawn.CRASHED : Line.Withdrawn.OPEN;
    }

    private List<Line.Sheet> sheets(Dossier.Page page) {
        Set<Seat> due = page.sheets().isEmpty() ? Set.of() : due(page.turn());
        return page.sheets().stream()
                .map(sheet -> sheet(sheet, due.contains(sheet.seat())))
                .toList();
    }

    /** The engine may have failed because nobody can read the state: then nobody knows who was waited for. */
    private Set<Seat> due(CampaignTurn turn) {
        try {
            return rulebook.due(turn.state());
        } catch (RuntimeException e) {
            return Set.of();
        }
    }

    private Line.Sheet sheet(Revision sheet, boolean due) {
        Optional<Line.Content> content = Optional.of(sheet)
                .filter(any -> viewer.maySee(sheet.seat()))
                .map(any -> new Line.Content(
                        Hash.text(sheet.commitment().salt()), sheet.text(), sheet.sheet(), sheet.sent()));
        Optional<Seat> seat = Optional.of(sheet.seat()).filter(known -> due || content.isPresent());
        return new Line.Sheet(seat, sheet.commitment().code(), content);
    }
}

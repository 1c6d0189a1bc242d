package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.CampaignTurn;
import heraldo.bot.campaign.Dossier;
import heraldo.bot.campaign.GameMasterAct;
import heraldo.bot.campaign.Library;
import heraldo.bot.campaign.Revision;
import heraldo.bot.campaign.Rulebook;
import heraldo.bot.campaign.TurnKey;
import heraldo.bot.campaign.TurnResult;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the record of a campaign for somebody: spectators get seals, seeds and dice, a player also what the own sheets say,
 * and who may see everything also the states.
 */
public final class Scribe {

    private final Library library;

    public Scribe(Library library) {
        this.library = library;
    }

    /** The lines of a record, all but the last. */
    public List<Line> lines(Dossier dossier, Viewer viewer) {
        List<Line> lines = new ArrayList<>();
        lines.add(heading(dossier, viewer));
        String reached = "";
        for (Dossier.Page page : dossier.pages()) {
            lines.add(turn(dossier.campaign(), page, viewer, reached));
            reached = result(page).state();
        }
        dossier.acts().stream().map(Scribe::act).forEach(lines::add);
        return List.copyOf(lines);
    }

    private static Line.Campaign heading(Dossier dossier, Viewer viewer) {
        Campaign campaign = dossier.campaign();
        String id = campaign.id().text();
        return new Line.Campaign(
                Line.FORMAT,
                id,
                campaign.name(),
                campaign.ruleset(),
                campaign.rulesetVersion(),
                scope(viewer),
                dossier.last().isPresent(),
                campaign.options(),
                dossier.chairs().stream()
                        .map(chair -> new Line.Side(chair.seat(), chair.name()))
                        .toList(),
                SeedChain.LENGTH,
                campaign.anchor(),
                dossier.last(),
                dossier.last().map(last -> Hash.text(SeedChain.setupSeed(id, Hash.bytes(last)))),
                dossier.setup().filter(setup -> dossier.last().isPresent()));
    }

    private static String scope(Viewer viewer) {
        return everything(viewer) ? "full" : viewer.seat().map(Object::toString).orElse("public");
    }

    private static boolean everything(Viewer viewer) {
        return viewer.equals(Viewer.DIRECTOR);
    }

    private Line.Turn turn(Campaign campaign, Dossier.Page page, Viewer viewer, String reached) {
        CampaignTurn turn = page.turn();
        TurnKey key = turn.key();
        TurnResult result = result(page);
        Rulebook<?> rulebook = library.rulebook(campaign);
        var story = rulebook.story(result.story()).seenBy(Viewer.SPECTATOR);
        Optional<String> state = Optional.of(turn.state()).filter(text -> everything(viewer));
        return new Line.Turn(
                key.number(),
                key.step(),
                turn.lap(),
                turn.opened().toString(),
                result.resolved().toString(),
                turn.root().orElseThrow(),
                sheets(page, viewer, rulebook),
                result.link(),
                Hash.text(SeedChain.turnSeed(campaign.id().text(), key.number(), Hash.bytes(result.link()))),
                DiceLog.of(story.dice()),
                Fingerprint.of(rulebook.write(story)),
                state.map(Fingerprint::of),
                state.map(known -> Fingerprint.of(result.state())),
                state.filter(text -> !text.equals(reached)));
    }

    private static TurnResult result(Dossier.Page page) {
        return page.turn().result().orElseThrow();
    }

    private static List<Line.Sheet> sheets(Dossier.Page page, Viewer viewer, Rulebook<?> rulebook) {
        Set<Seat> due = rulebook.due(page.turn().state());
        return page.sheets().stream()
                .map(sheet -> sheet(sheet, viewer, due.contains(sheet.seat())))
                .toList();
    }

    private static Line.Sheet sheet(Revision sheet, Viewer viewer, boolean due) {
        Optional<Line.Content> content = Optional.of(sheet)
                .filter(any -> viewer.maySee(sheet.seat()))
                .map(any -> new Line.Content(Hash.text(sheet.salt()), sheet.text(), sheet.sheet(), sheet.sent()));
        Optional<Seat> seat = Optional.of(sheet.seat()).filter(known -> due || content.isPresent());
        return new Line.Sheet(seat, sheet.code(), content);
    }

    private static Line.Act act(GameMasterAct act) {
        return new Line.Act(
                act.at().toString(),
                act.turn().map(TurnKey::number),
                act.turn().map(TurnKey::step),
                act.kind(),
                act.words());
    }
}

package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.KeptDeed;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.chance.SealedDeed;
import heraldo.rules.kernel.Viewer;
import java.util.Optional;

/** Writes the acts of a record. What a game master put into the game stays sealed until it is public. */
final class ActScribe {

    private final Campaign campaign;
    private final Viewer viewer;

    ActScribe(Campaign campaign, Viewer viewer) {
        this.campaign = campaign;
        this.viewer = viewer;
    }

    Event event(GameMasterAct act) {
        Line.Act line = new Line.Act(
                act.at().toString(),
                act.turn().map(TurnKey::number),
                act.turn().map(TurnKey::step),
                act.kind(),
                act.words());
        return new Event(line, Optional.of(line).filter(Acts::changing).map(any -> deed(line, act)));
    }

    private Line.Deed deed(Line.Act line, GameMasterAct act) {
        return act.deed()
                .map(kept -> Acts.secret(line) ? sealed(act, kept) : open(kept))
                .orElse(Line.Deed.FORGOTTEN);
    }

    private static Line.Deed open(KeptDeed kept) {
        return new Line.Deed(Optional.empty(), Optional.empty(), Optional.of(kept.text()));
    }

    private Line.Deed sealed(GameMasterAct act, KeptDeed kept) {
        TurnKey turn = act.turn().orElseThrow();
        byte[] leaf = SealedDeed.leaf(campaign.id().text(), turn.number(), turn.step(), kept.salt(), kept.text());
        Optional<Line.Kept> content = Optional.of(kept)
                .filter(any -> Scribe.everything(viewer))
                .map(deed -> new Line.Kept(Hash.text(deed.salt()), deed.text()));
        return new Line.Deed(Optional.of(Hash.text(leaf)), content, Optional.empty());
    }
}

package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.GameMasterDesk;
import heraldo.bot.campaign.Registrar;
import heraldo.bot.campaign.Tavern;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/** Lets a campaign of millers be played, with rain and a turn that is taken back, and keeps its record. */
final class Archivist {

    private final Tavern tavern;

    Archivist(Tavern tavern) {
        this.tavern = tavern;
    }

    /** Two turns have ended, one of them twice, and the third is open. */
    CampaignId twoTurns(String... options) {
        CampaignId id = tavern.running(options);
        turn("moler 3", "moler 1");
        tavern.office.gameMaster().edict(tavern.by(GM), "lluvia 2");
        turn("moler 2", "moler 5");
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.rewind(tavern.by(GM), desk.offerRewind(tavern.by(GM), Optional.empty()));
        turn("moler 1", "");
        return id;
    }

    /** The game is over. */
    CampaignId ended(String... options) {
        CampaignId id = twoTurns(options);
        turn("moler 4", "moler 2");
        return id;
    }

    private void turn(String ana, String ben) {
        write(ANA, ana);
        write(BEN, ben);
        tavern.toTheDeadline();
    }

    private void write(long user, String order) {
        if (!tavern.office.orders().show(tavern.by(user)).lines().isEmpty()) {
            tavern.office.orders().clear(tavern.by(user));
        }
        if (!order.isEmpty()) {
            tavern.office.orders().add(tavern.by(user), order);
        }
    }

    List<Line> lines(CampaignId id, Viewer viewer) {
        return new Scribe(tavern.office.library()).lines(new Registrar(tavern.database).dossier(id), viewer);
    }

    byte[] file(CampaignId id, Viewer viewer) {
        return RecordFile.write(lines(id, viewer));
    }

    Verdict verify(byte[] file) {
        return Verification.of(file, tavern.office.library());
    }
}

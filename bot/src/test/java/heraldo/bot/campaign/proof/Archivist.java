package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

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

    /** The game is over: the first turn was corrected, and crashed once; the second was corrected, and played twice. */
    CampaignId directed() {
        CampaignId id = tavern.running("turns", "5");
        edit("lluvia 2");
        option("3");
        crash(id);
        back(Optional.empty());
        turn("moler 3", "moler 1");
        edit("lluvia 1");
        turn("moler 2", "moler 5");
        back(Optional.of(2));
        turn("moler 1", "");
        turn("moler 4", "moler 2");
        return id;
    }

    /**
     * Five turns, of which hardly one is left in peace: corrections in the first one too and several in one turn, other options,
     * turns that crash and are opened again, and the whole taken back more than once.
     *
     * @param look is had at every stage
     */
    CampaignId troubled(String way, Consumer<CampaignId> look) {
        CampaignId id = tavern.running("way", way, "turns", "6");
        edit("lluvia 2");
        option("7");
        write("moler 3");
        edit("lluvia 1");
        look.accept(id);
        tavern.toTheDeadline();
        look.accept(id);
        crash(id);
        back(Optional.empty());
        edit("lluvia 3");
        edit("lluvia 5");
        write("moler 1");
        tavern.toTheDeadline();
        look.accept(id);
        write("moler 2");
        option("5");
        edit("lluvia 4");
        back(Optional.of(1));
        edit("lluvia 2");
        look.accept(id);
        write("moler 4");
        tavern.toTheDeadline();
        crash(id);
        back(Optional.of(1));
        tavern.toTheDeadline();
        look.accept(id);
        for (int turn = 2; turn <= 4; turn++) {
            tavern.toTheDeadline();
            edit("lluvia " + turn);
        }
        look.accept(id);
        tavern.toTheDeadline();
        return id;
    }

    void edit(String line) {
        tavern.office.gameMaster().edict(tavern.by(GM), line);
    }

    private void option(String turns) {
        tavern.office.gameMaster().option(tavern.by(GM), "turns", turns);
    }

    void back(Optional<Integer> turn) {
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.rewind(tavern.by(GM), desk.offerRewind(tavern.by(GM), turn));
    }

    /** Whoever may write breaks the mill. */
    void crash(CampaignId id) {
        write("romper");
        if (tavern.newest(id).status() != TurnStatus.CRASHED) {
            tavern.toTheDeadline();
        }
    }

    /** Whoever may write writes this, in the place of what they had written. */
    void write(String order) {
        if (Tavern.refusal(() -> write(ANA, order)).equals("not-your-turn")) {
            write(BEN, order);
        }
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

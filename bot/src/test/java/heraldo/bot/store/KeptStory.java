package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.GUILD;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/**
 * What was played in every kept database, as far as the version knew of it: turns, corrections, a turn that was taken back, a
 * restored copy, a seat left, a pause, a crash, a server that turned the bot out. It breaks off in the middle: orders are given, a
 * turn is locked, posts have not gone out.
 */
final class KeptStory {
    private final Tavern tavern;
    private final NamedCampaigns campaigns;

    /** A story that is told in an empty tavern. */
    KeptStory(Tavern tavern) {
        this.tavern = tavern;
        this.campaigns = new NamedCampaigns(tavern);
    }

    void play() {
        market();
        open();
        tavern.work();
        firstTurn();
        secondTurn();
        takenBack();
        tavern.abroad = Reach.Contact.GONE;
        tavern.work();
        openTurn();
        servers();
        people();
        tavern.office.gameMaster().announce(campaigns.by(GM, "Molino"), "Mercado");
        campaigns.add("Rueda", ANA, "moler 5");
        tavern.office.gameMaster().resolve(campaigns.by(210, "Rueda"));
    }

    private void market() {
        campaigns.two("Mercado", "market", 207, "turns", "20");
        for (int turn = 1; turn <= 3; turn++) {
            campaigns.end("Mercado");
        }
        new RestoreGap(tavern.database, tavern.clock).holdAll();
        tavern.office.gameMaster().resume(campaigns.by(207, "Mercado"));
    }

    private void open() {
        campaigns.two("Molino", "mill", GM, "turns", "9");
        campaigns.settle("Molino");
        campaigns.two("Noria", "mill", 201, "turns", "9");
        campaigns.two("Tahona", "mill", 202, "turns", "1");
        campaigns.open("Almazara", "league", 3, campaigns.by(203));
        campaigns.enrol("Almazara", EVE, "Gil", "WHEAT");
        campaigns.two("Aceña", "mill", 204, "turns", "9");
        campaigns.two("Batán", "mill", 205, "turns", "9", "way", "INSTANT");
        league();
        campaigns.open("Kaixiflán", "kaixiflan", 3, campaigns.by(208));
        campaigns.alone("Kaixiflán", 208);
        campaigns.two("Rueda", "mill", 210, "turns", "9");
        campaigns.open("Presa", "mill", 2, campaigns.by(209, Tavern.ABROAD), "turns", "9");
        campaigns.alone("Presa", 209);
    }

    private void league() {
        campaigns.open("Liga", "league", 2, campaigns.by(206));
        campaigns.enrol("Liga", ANA, "Gil");
        campaigns.enrol("Liga", EVE, "Eva");
        tavern.office.campaigns().leave(campaigns.by(EVE, "Liga"));
        campaigns.enrol("Liga", BEN, "Noa", "RYE");
        tavern.office.campaigns().start(campaigns.by(206, "Liga"));
    }

    private void firstTurn() {
        campaigns.add("Molino", ANA, "moler 3");
        campaigns.add("Molino", BEN, "moler 1");
        campaigns.add("Noria", BEN, "moler 3");
        campaigns.add("Tahona", ANA, "moler 2");
        campaigns.add("Aceña", ANA, "romper");
        campaigns.add("Batán", ANA, "moler 3");
        campaigns.add("Liga", ANA, "llevar Noa 2");
        campaigns.add("Liga", BEN, "llevar Gil 1");
        standing();
        tavern.office.campaigns().leave(campaigns.by(BEN, "Noria"));
        tavern.pass(Duration.ofHours(2));
        campaigns.end("Molino");
    }

    /** Ben's sheet stands when he sends nothing: that is from the second turn on. */
    private void standing() {
        campaigns.two("Aljibe", "mill", 211, "turns", "9");
        campaigns.add("Aljibe", BEN, "moler 2");
        tavern.office.standing().keep(campaigns.by(BEN, "Aljibe"));
    }

    private void secondTurn() {
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.announce(campaigns.by(GM, "Molino"), "Feria");
        desk.edict(campaigns.by(GM, "Molino"), "lluvia 2");
        desk.option(campaigns.by(GM, "Molino"), "turns", "8");
        campaigns.add("Molino", ANA, "moler 2");
        campaigns.add("Molino", BEN, "moler 5");
        desk.window(campaigns.by(211, "Aljibe"), 7);
        desk.pause(campaigns.by(201, "Noria"));
        desk.extend(campaigns.by(206, "Liga"), Duration.ofHours(2));
        campaigns.add("Batán", BEN, "moler 1");
        tavern.pass(Duration.ofHours(18));
        campaigns.end("Molino");
    }

    private void takenBack() {
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.rewind(campaigns.by(GM, "Molino"), desk.offerRewind(campaigns.by(GM, "Molino"), Optional.empty()));
        tavern.work();
        tavern.office.orders().clear(campaigns.by(ANA, "Molino"));
        campaigns.add("Molino", ANA, "moler 1");
        campaigns.end("Molino");
    }

    private void openTurn() {
        campaigns.add("Molino", ANA, "moler 2");
        tavern.office.orders().clear(campaigns.by(ANA, "Molino"));
        campaigns.add("Molino", ANA, "moler 4");
        campaigns.add("Molino", BEN, "moler 3");
        tavern.office.orders().ready(campaigns.by(BEN, "Molino"), true);
        tavern.office.orders().ready(campaigns.by(ANA, "Aljibe"), true);
        tavern.office.orders().ready(campaigns.by(BEN, "Aljibe"), true);
    }

    private void people() {
        QuietHours night = new QuietHours(LocalTime.of(23, 0), LocalTime.of(7, 30), ZoneId.of("America/Bogota"));
        tavern.office
                .preferences()
                .settle(
                        campaigns.by(ANA),
                        new Preference(ANA, Optional.of(Locale.ENGLISH), Optional.of("paper"), Optional.of(night)));
        tavern.office.themes().settle(campaigns.by(GM), campaigns.id("Molino"), "contrast");
    }

    private void servers() {
        tavern.office.houses().settle(campaigns.by(301), new HouseRule(GUILD, Openers.ROLE, 77));
        CampaignId broken = campaigns.id("Aceña");
        Message crashed = Message.of("campaign.post.crashed");
        tavern.office.hindrances().note(broken, Hindrance.CRASH, crashed);
        tavern.office.hindrances().told(new Hindrance(broken, Hindrance.CRASH, crashed, tavern.clock.instant(), false));
        tavern.office
                .hindrances()
                .note(campaigns.id("Molino"), Hindrance.LETTER + " 1", Message.of("discord.post.alert"));
        tavern.office.vault().secret("heraldo/tickets/v1");
    }
}

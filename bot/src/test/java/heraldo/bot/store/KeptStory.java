package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ABROAD;
import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.GUILD;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.book.PeopleBook;
import heraldo.bot.campaign.book.ReminderBook.Entry;
import heraldo.bot.campaign.master.EdictPreview;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Hindrance;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.Quota;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.campaign.sheet.OfferDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * What was played in every kept database, as far as the version knew of it: turns, corrections, a turn that was taken back, a
 * restored copy, a seat left, a pause, a crash, a server that turned the bot out. It breaks off in the middle: orders are
 * given, a turn is locked, posts have not gone out.
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
        tavern.office.hiring().lessons().open(tavern.by(212), "kaixiflan", "Escuela");
        tavern.office.hiring().lessons().skip(tavern.by(212), "collect");
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
        offers();
        treaties();
        press();
        standing();
        staff();
        tavern.office.campaigns().leave(campaigns.by(BEN, "Noria"));
        tavern.pass(Duration.ofHours(2));
        campaigns.end("Molino");
    }

    /** Ben keeps a standing sheet, used from the second turn on, when Ben sends nothing. */
    private void standing() {
        campaigns.two("Aljibe", "mill", 211, "turns", "9");
        campaigns.add("Aljibe", BEN, "moler 2");
        tavern.office.writing().standing().keep(campaigns.by(BEN, "Aljibe"));
    }

    /** Ben is away: the seat is lent for some turns, and Ben's channel is closed to whoever sits there now. */
    private void staff() {
        StaffDesk desk = tavern.office.staff();
        campaigns.two("Tolva", "mill", 213, "turns", "9");
        desk.bar(campaigns.by(213, "Tolva"), new Guest(219, "Leo"), "Insultos");
        Message offered = desk.invite(campaigns.by(213, "Tolva"), new Seat(2), new Guest(EVE, "Eva"), 9);
        long invitation = ((Number) offered.arguments().get("invitation")).longValue();
        tavern.office.invitations().accept(campaigns.by(EVE), invitation);
        CampaignId tolva = campaigns.id("Tolva");
        tavern.office.rooms().opened(tolva, new Seat(1), ANA);
        tavern.office.rooms().retire(tolva, new Seat(2));
        tavern.database.record(books -> books.staff().depart(tolva, BEN));
        tavern.database.record(books -> books.staff().oversaw(tolva, EVE));
        tavern.office
                .direction()
                .see(
                        tavern.office.campaigns().roster(tolva).campaign(),
                        tavern.clock.instant().plus(Duration.ofDays(1)));
    }

    /** Ana offers a line she has written, and Ben answers with a counter-offer. */
    private void offers() {
        Receipt anas = tavern.office.orders().show(campaigns.by(ANA, "Liga"));
        OfferDesk desk = tavern.office.writing().offers();
        long offer = desk.send(
                        campaigns.by(ANA, "Liga"),
                        anas.turn().key(),
                        anas.written().revision(),
                        1,
                        new Seat(2))
                .offers()
                .getFirst()
                .id();
        Receipt bens = tavern.office.orders().show(campaigns.by(BEN, "Liga"));
        desk.counter(campaigns.by(BEN, "Liga"), offer, bens.sheet().line(1));
    }

    /** Ben has signed what Ana offered, and calls it broken. */
    private void treaties() {
        Treaty.Wording wording = new Treaty.Wording("Nadie muele de noche.", false, Optional.of(3));
        TreatyDesk desk = tavern.office.treaties();
        long treaty = desk.offer(campaigns.by(ANA, "Molino"), new Proposal(List.of(new Seat(2)), wording))
                .treaty()
                .id();
        desk.sign(campaigns.by(BEN, "Molino"), treaty);
        desk.say(campaigns.by(BEN, "Molino"), treaty, Treaty.Word.BROKEN);
    }

    /** The game master lets less be said, takes out what Ana said unsigned, and bars whoever it was. */
    private void press() {
        PressDirection direction = tavern.office.helm().press();
        direction.settle(
                campaigns.by(GM, "Molino"),
                new PressDirection.Wish(
                        Optional.of(Press.OPEN), Optional.of(Press.NONE), Optional.of(2), Optional.empty()));
        tavern.office.press().send(campaigns.by(ANA, "Molino"), new Draft("El molino arde.", true, "la aceña"));
        direction.withdraw(campaigns.by(GM, "Molino"), 1);
        direction.bar(campaigns.by(GM, "Molino"), 1);
        tavern.office.talks().settle(tavern.office.talks().open(campaigns.by(ANA, "Molino"), new Seat(2)), 77);
        // In the other mill Ben has left, and with that Ben's conversations there are over.
        tavern.office.talks().open(campaigns.by(ANA, "Noria"), new Seat(2));
    }

    private void secondTurn() {
        GameMasterDesk desk = tavern.office.gameMaster();
        desk.announce(campaigns.by(GM, "Molino"), "Feria");
        desk.edict(campaigns.by(GM, "Molino"), "lluvia 2");
        EdictPreview rain = desk.preview(campaigns.by(GM, "Molino"), new Mill.Rain(1), Viewer.SPECTATOR);
        desk.edict(campaigns.by(GM, "Molino"), rain, Optional.of("Y luego, un chaparrón."));
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
                        Preference.usual(ANA)
                                .withLanguage(Optional.of(Locale.ENGLISH))
                                .withTheme(Optional.of("paper"))
                                .withQuiet(Optional.of(night)));
        ReminderWish direct = new ReminderWish(Optional.of(Reminders.of("6 1")), ReminderWish.Where.DIRECT, true);
        tavern.office
                .preferences()
                .settle(
                        campaigns.by(BEN),
                        Preference.usual(BEN).withReminders(direct).withZoom(Zoom.WHOLE));
        Entry molino = new Entry(tavern.newest(campaigns.id("Molino")).key(), new Seat(2));
        Entry aljibe = new Entry(tavern.newest(campaigns.id("Aljibe")).key(), new Seat(2));
        tavern.database.record(books -> {
            books.reminders().note(aljibe, tavern.clock.instant(), Optional.of(molino));
            long pseudonym = books.people().pseudonym(tavern.clock.instant());
            books.people()
                    .renameLater(
                            campaigns.id("Liga"), new PeopleBook.Renaming(EVE, "user" + EVE, pseudonym, "Jugador 3"));
        });
        away();
        tavern.office.helm().themes().settle(campaigns.by(GM), campaigns.id("Molino"), "contrast");
    }

    /** Ben is away and Ana was; they stop the clock of a campaign of their own. */
    private void away() {
        campaigns.two("Fuente", "mill", 213, "turns", "9");
        LocalDate today = LocalDate.of(2026, 12, 24);
        tavern.office.away().book(campaigns.by(BEN, "Fuente"), today, today.plusDays(7));
        tavern.office.away().book(campaigns.by(ANA), today, today);
        tavern.office.away().callOff(campaigns.by(ANA));
        tavern.office.helm().petitions().ask(campaigns.by(ANA, "Fuente"), Petition.Kind.EMERGENCY, 7);
        tavern.database.record(books -> books.petitions().settle(campaigns.id("Fuente"), PetitionRule.USUAL));
    }

    private void servers() {
        tavern.office.helm().houses().settle(campaigns.by(301), new HouseRule(GUILD, Openers.ROLE, 77));
        tavern.office
                .helm()
                .houses()
                .settle(
                        campaigns.by(302),
                        new HouseRule(ABROAD, Openers.EVERYBODY, 0)
                                .withQuota(new Quota(OptionalInt.of(2), OptionalInt.of(9)))
                                .withLanguage(Optional.of(Locale.ENGLISH))
                                .barring(new TreeSet<>(Set.of("market")))
                                .calling(78)
                                .showingReliability(true));
        CampaignId broken = campaigns.id("Aceña");
        Message crashed = Message.of("campaign.post.crashed");
        tavern.office.helm().hindrances().note(broken, Hindrance.CRASH, crashed);
        tavern.office
                .helm()
                .hindrances()
                .told(new Hindrance(broken, Hindrance.CRASH, crashed, tavern.clock.instant(), false));
        tavern.office
                .helm()
                .hindrances()
                .note(campaigns.id("Molino"), Hindrance.LETTER + " 1", Message.of("discord.post.alert"));
        tavern.office.lodge().vault().secret("heraldo/tickets/v1");
    }
}

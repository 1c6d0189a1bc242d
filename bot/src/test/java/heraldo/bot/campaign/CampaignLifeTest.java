package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.ending;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static heraldo.bot.campaign.model.Dispatch.Kind.ENDED;
import static heraldo.bot.campaign.model.Dispatch.Kind.OPENED;
import static heraldo.bot.campaign.model.Dispatch.Kind.RESULT;
import static heraldo.bot.campaign.model.Dispatch.Kind.SEALED;
import static heraldo.bot.campaign.model.Dispatch.Kind.SEAT_TAKEN;
import static heraldo.bot.campaign.model.Dispatch.Kind.STARTED;
import static heraldo.bot.campaign.model.Dispatch.Kind.TURN_OPENED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.rules.chance.SealedSheets;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CampaignLifeTest extends InTavern {
    @Test
    void aCampaignIsPlayedFromTheFirstCommandToTheLastPost() {
        CampaignId id = tavern.running();
        assertEquals(List.of(OPENED, SEAT_TAKEN, SEAT_TAKEN, STARTED, TURN_OPENED), tavern.kinds());
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 2");
            tavern.office.orders().add(tavern.by(BEN), "grind 3");
            tavern.toTheDeadline();
            assertEquals(TurnStatus.PUBLISHED, tavern.turn(id, turn).status());
        }
        assertEquals(List.of(6, 9), tavern.ground(id));
        assertEquals(3, tavern.posts(RESULT).size());
        assertEquals(3, tavern.posts(SEALED).size());
        assertEquals(1, tavern.posts(ENDED).size());
        assertEquals(Optional.empty(), tavern.office.clerk().nextAlarm());
        assertEquals(
                "over",
                refusal(() -> tavern.office.campaigns().leave(tavern.by(ANA).in(id))));
    }

    @Test
    void theDeadlineIsTheNextOneOfTheCadenceInTheZoneOfTheCampaign() {
        CampaignId id = tavern.running();
        assertEquals(
                Instant.parse("2026-11-20T19:00:00Z"), tavern.newest(id).due().orElseThrow());
        tavern.toTheDeadline();
        assertEquals(
                Instant.parse("2026-11-21T19:00:00Z"), tavern.newest(id).due().orElseThrow());
    }

    @Test
    void everyTurnsLinkLeadsBackToTheAnchorAndTheSealCoversTheReceipts() {
        CampaignId id = tavern.running();
        String ana = tavern.office
                .orders()
                .add(tavern.by(ANA), "moler 2")
                .written()
                .code()
                .orElseThrow();
        String ben = tavern.office
                .orders()
                .add(tavern.by(BEN), "moler 1")
                .written()
                .code()
                .orElseThrow();
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        HexFormat hex = HexFormat.of();
        byte[] anchor = hex.parseHex(
                tavern.office.campaigns().roster(id).campaign().founding().anchor());
        byte[] first = hex.parseHex(tavern.turn(id, 1).result().orElseThrow().link());
        byte[] second = hex.parseHex(tavern.turn(id, 2).result().orElseThrow().link());
        assertTrue(SeedChain.follows(first, anchor));
        assertTrue(SeedChain.follows(second, first));
        byte[] root = SealedSheets.root(List.of(hex.parseHex(ana), hex.parseHex(ben)));
        assertEquals(hex.formatHex(root), tavern.turn(id, 1).outcome().root().orElseThrow());
    }

    @Test
    void aLanguageThatTheBotDoesNotSpeakIsRefused() {
        NewCampaign mill = wish("Molino");
        NewCampaign french = new NewCampaign(
                mill.name(), mill.ruleset(), mill.seats(), Locale.FRENCH, mill.options(), mill.named(), mill.terms());
        assertEquals("language", refusal(() -> tavern.office.campaigns().open(tavern.by(GM), french)));
        assertEquals("language", refusal(() -> tavern.office.campaigns().preview(tavern.by(GM), french)));
    }

    @Test
    void optionsThatDoNotGoWithTheNumberOfSeatsAreRefused() {
        NewCampaign tribes = new NewCampaign(
                "Costa",
                "tribus",
                3,
                Tavern.SPANISH,
                new TreeMap<>(Map.of("weekdays", "MON,TUE")),
                new TreeMap<>(),
                Terms.USUAL.waiting(0));
        assertEquals("E_WEEKDAYS", refusal(() -> tavern.office.campaigns().open(tavern.by(GM), tribes)));
    }

    @Test
    void aCampaignKnowsWhoDirectsItAndWhereItIsUntilItsChannelsAreGone() {
        CampaignId id = tavern.running();
        tavern.office.campaigns().settle(id, new Channels(10, 11, 12));
        Campaign campaign = tavern.office.campaigns().roster(id).campaign();
        assertEquals(OptionalLong.of(GM), campaign.director());
        assertTrue(campaign.home().channels().isPresent());
        assertEquals(Optional.empty(), campaign.homeless().home().channels());
    }

    @Test
    void seatsThatNobodyTakesArePlayedByGovernors() {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Molino"))
                .campaign()
                .id();
        tavern.join(id, ANA, 1);
        Roster roster = tavern.office.campaigns().start(tavern.by(GM));
        assertEquals(Holder.STAND_IN, roster.occupancy(new Seat(2)).holder());
        tavern.toTheDeadline();
        assertEquals(List.of(0, 1), tavern.ground(id));
    }

    @Test
    void aNewcomerTakesOverFromAGovernorAndAPlayerWhoLeavesIsStoodInFor() {
        CampaignId id = tavern.running();
        tavern.office.campaigns().leave(tavern.by(BEN));
        tavern.toTheDeadline();
        assertEquals(List.of(0, 1), tavern.ground(id));
        tavern.join(id, EVE, 2);
        tavern.office.orders().add(tavern.by(EVE), "moler 4");
        tavern.toTheDeadline();
        assertEquals(List.of(0, 5), tavern.ground(id));
    }

    @Test
    void whoHasKnownTheSecretsOfASeatTakesNoOtherOne() {
        CampaignId id = tavern.running();
        tavern.office.campaigns().leave(tavern.by(ANA));
        tavern.office.campaigns().leave(tavern.by(BEN));
        assertEquals("known-seat", refusal(() -> tavern.join(id, ANA, 2)));
        tavern.join(id, EVE, 1);
        assertEquals("known-seat", refusal(() -> tavern.join(id, ANA, 2)));
        tavern.join(id, BEN, 2);
        assertEquals(
                2,
                tavern.office
                        .campaigns()
                        .info(tavern.by(BEN).in(id))
                        .of(BEN)
                        .orElseThrow()
                        .seat()
                        .number());
    }

    @Test
    void whoStaysSilentIsPlayedByAGovernorFromTheThirdTurnOn() {
        CampaignId id = tavern.running("turns", "9");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertEquals(List.of(0, 0), tavern.ground(id));
        tavern.toTheDeadline();
        assertEquals(List.of(1, 1), tavern.ground(id));
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertEquals(List.of(3, 3), tavern.ground(id), "who writes again starts again");
    }

    @Test
    void whoHasWrittenNothingIsRemindedOnce() {
        tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.pass(Duration.ofHours(5).plusSeconds(5));
        List<Dispatch> reminders = tavern.posts(Dispatch.Kind.REMINDER);
        assertEquals(
                List.of(Optional.of(new Seat(2))),
                reminders.stream().map(Dispatch::seat).toList());
        tavern.pass(java.time.Duration.ofHours(1));
        assertEquals(1, tavern.posts(Dispatch.Kind.REMINDER).size());
    }

    private CampaignId reminded(String hours) {
        NewCampaign wish = wish("Molino");
        SortedMap<Term, String> named = new TreeMap<>(wish.named());
        named.put(Term.REMIND, hours);
        return tavern.running(
                new NewCampaign(wish.name(), "mill", 2, wish.language(), wish.options(), named, wish.terms()));
    }

    private List<Integer> reminders() {
        return tavern.posts(Dispatch.Kind.REMINDER).stream()
                .map(post -> post.seat().orElseThrow().number())
                .toList();
    }

    @Test
    void everyReminderIsSentOnceToWhoeverStillHasNoOrders() {
        CampaignId id = reminded("2, 5");
        tavern.pass(Duration.ofHours(3).plusSeconds(5));
        assertEquals(List.of(1, 2), reminders());
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.pass(Duration.ofHours(2));
        assertEquals(List.of(1, 2), reminders());
        tavern.pass(Duration.ofHours(1));
        assertEquals(List.of(1, 2, 2), reminders());
        tavern.pass(Duration.ofHours(1));
        assertEquals(List.of(1, 2, 2), reminders());
        tavern.toTheDeadline();
        assertEquals(
                Instant.parse("2026-11-21T14:00:00Z").plusSeconds(3),
                tavern.office.clerk().nextAlarm().orElseThrow());
        assertEquals(
                "5 2",
                tavern.office
                        .campaigns()
                        .roster(id)
                        .campaign()
                        .terms()
                        .reminders()
                        .toString());
    }

    @Test
    void whoIsReadyWithoutOrdersIsNotRemindedAndWhoHasStruckThemAllIs() {
        reminded("3");
        tavern.office.orders().ready(tavern.by(ANA), true);
        tavern.office.orders().add(tavern.by(BEN), "moler 2");
        tavern.office.orders().clear(tavern.by(BEN));
        tavern.pass(Duration.ofHours(6));
        assertEquals(List.of(2), reminders());
    }

    @Test
    void nobodyIsRemindedWhereTheCampaignDoesNotWantIt() {
        reminded("0");
        tavern.toTheDeadline();
        assertEquals(List.of(), reminders());
    }

    @Test
    void hoursOfRemindersThatCannotBeAreRefused() {
        for (String hours : List.of("mañana", "-3", "241", "3.5", "1 2 3 4 5 6", "")) {
            assertEquals("reminders", refusal(() -> reminded(hours)), hours);
        }
    }

    @Test
    void whatIsMeantForOneSeatIsInNobodyElsesStory() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.toTheDeadline();
        TurnKey first = new TurnKey(id, 1, 0);
        assertEquals(2, entries(first, Viewer.of(new Seat(1))));
        assertEquals(1, entries(first, Viewer.of(new Seat(2))));
        assertEquals(1, entries(first, Viewer.SPECTATOR));
        assertEquals(
                1,
                tavern.office
                        .archive()
                        .story(first, Viewer.SPECTATOR)
                        .orElseThrow()
                        .dice()
                        .size());
    }

    private int entries(TurnKey turn, Viewer viewer) {
        return tavern.office
                .archive()
                .story(turn, viewer)
                .orElseThrow()
                .chronicle()
                .sections()
                .get(0)
                .entries()
                .size();
    }

    @Test
    void badWishesAreRefusedAndLeaveNothingBehind() {
        CampaignDesk desk = tavern.office.campaigns();
        assertEquals("name-signs", refusal(() -> desk.open(tavern.by(GM), wish("@everyone"))));
        assertEquals("name-signs", refusal(() -> desk.open(tavern.by(GM), wish("**Molino**"))));
        List.of(
                        "go to https://evil.example",
                        "www.evil.example",
                        "discord.gg/abc",
                        "\u3164\u3164",
                        "...",
                        "\u0301\u0301")
                .forEach(name -> assertEquals("name-signs", refusal(() -> desk.open(tavern.by(GM), wish(name))), name));
        assertEquals("name-length", refusal(() -> desk.open(tavern.by(GM), wish("x".repeat(61)))));
        assertEquals("option", refusal(() -> desk.open(tavern.by(GM), wish("Molino", "turns", "0"))));
        assertEquals("option", refusal(() -> desk.open(tavern.by(GM), wish("Molino", "vueltas", "3"))));
        assertEquals("no-ruleset", refusal(() -> desk.open(tavern.by(GM), wished("chess", 2, "0 20 * * *", "UTC"))));
        assertEquals("seats", refusal(() -> desk.open(tavern.by(GM), wished("mill", 9, "0 20 * * *", "UTC"))));
        assertEquals("cron-fields", refusal(() -> desk.open(tavern.by(GM), wished("mill", 2, "20:00", "UTC"))));
        assertEquals("zone", refusal(() -> desk.open(tavern.by(GM), wished("mill", 2, "0 20 * * *", "Mars"))));
        assertEquals(List.of(), desk.list(tavern.by(GM)));
        tavern.work();
        assertEquals(List.of(), tavern.kinds());
    }

    private static NewCampaign wished(String ruleset, int seats, String cron, String zone) {
        NewCampaign wish = wish("Molino");
        return new NewCampaign(
                wish.name(), ruleset, seats, Locale.of("es"), wish.options(), ending(cron, zone), wish.terms());
    }

    @Test
    void manyCampaignsLiveInOneServerAndAUserMaySitInSeveral() {
        CampaignId first = tavern.running(wish("Uno"));
        CampaignId second = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Dos"))
                .campaign()
                .id();
        tavern.join(second, ANA, 1);
        assertEquals(2, tavern.office.campaigns().list(tavern.by(EVE)).size());
        assertEquals("name-taken", refusal(() -> tavern.office.campaigns().open(tavern.by(GM), wish("uno"))));
        assertEquals("which-seat", refusal(() -> tavern.office.orders().show(tavern.by(ANA))));
        Receipt receipt = tavern.office.orders().add(tavern.by(ANA).in(first), "moler 1");
        assertEquals(first, receipt.campaign().id());
    }

    @Test
    void anActThatComesTwiceIsDoneOnce() {
        Act open = tavern.by(GM);
        Roster first = tavern.office.campaigns().open(open, wish("Molino"));
        Roster again = tavern.office.campaigns().open(open, wish("Molino"));
        assertEquals(first.campaign().id(), again.campaign().id());
        Act join = tavern.by(ANA);
        tavern.office.campaigns().join(join, Optional.empty(), Optional.empty());
        assertEquals(
                new Seat(1),
                tavern.office
                        .campaigns()
                        .join(join, Optional.empty(), Optional.empty())
                        .occupancy()
                        .seat());
        Act start = tavern.by(GM);
        tavern.office.campaigns().start(start);
        tavern.office.campaigns().start(start);
        tavern.work();
        assertEquals(List.of(OPENED, SEAT_TAKEN, STARTED, TURN_OPENED), tavern.kinds());
    }
}

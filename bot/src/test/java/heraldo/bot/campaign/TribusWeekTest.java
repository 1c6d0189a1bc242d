package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.Voucher;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A week of Tribus for two, from the draft on a Friday to the grant of the second Sunday after it. */
@Tag("slow")
class TribusWeekTest extends InTavern {
    private static final Instant MONDAY = Instant.parse("2026-11-23T19:00:00Z");

    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running(new NewCampaign(
                "Tribus", "tribus", 2, SPANISH, new TreeMap<>(), new TreeMap<>(), Terms.USUAL.waiting(0)));
    }

    private OrderDesk desk() {
        return tavern.office.orders();
    }

    private String label() {
        return tavern.office.archive().position(id).turn().label().key();
    }

    /** Who picks next, and their city. */
    private void pick(String city) {
        int seat = tavern.office.archive().position(id).turn().due().first().number();
        desk().add(tavern.by(seat == 1 ? ANA : BEN), "ELEGIR " + city);
        tavern.work();
    }

    private long first() {
        return tavern.office.archive().position(id).turn().due().first().number() == 1 ? ANA : BEN;
    }

    private void drafted() {
        List.of("D4", "J7", "M4", "A4").forEach(this::pick);
        tavern.work();
    }

    private void until(Instant instant) {
        tavern.pass(Duration.between(tavern.clock.instant(), instant));
        tavern.work();
    }

    @Test
    void citiesArePickedAtOnceAndTheFirstWeekBeginsOnMonday() {
        assertEquals("turn.pick", label());
        assertEquals(Optional.of(Tavern.NOON.plus(DAY)), tavern.newest(id).due());
        drafted();
        assertEquals("turn.tribe", label());
        assertEquals(Optional.of(MONDAY), tavern.newest(id).due());
    }

    @Test
    void aPickThatIsNotMadeIsMadeForThePlayer() {
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(2, tavern.newest(id).key().number());
    }

    @Test
    void readyOnTheOwnDayPlaysAtOnceAndTheTickComesAtEight() {
        drafted();
        long ana = first();
        desk().add(tavern.by(ana), "RECLUTAR 2 EN D4");
        desk().ready(tavern.by(ana), true);
        assertEquals("turn.tribe", label(), "it is Friday still");
        until(MONDAY.minus(Duration.ofHours(8)));
        desk().ready(tavern.by(ana), false);
        desk().ready(tavern.by(ana), true);
        tavern.work();
        assertEquals("turn.tick", label());
        assertEquals("E_CLOSED", refusal(() -> desk().add(tavern.by(ana), "MOVER 1 D4 > C4")));
        assertEquals(Optional.of(MONDAY), tavern.newest(id).due());
    }

    @Test
    void aTribeThatMissesItsDayPassesAndTheWeekGoesOnToTheGrant() {
        drafted();
        long ana = first();
        long ben = ana == ANA ? BEN : ANA;
        desk().add(tavern.by(ana), "RECLUTAR 2 EN D4");
        desk().add(tavern.by(ben), "MOVER 5 J7 > J6");
        until(MONDAY.plusSeconds(5));
        int results = tavern.posts(Kind.RESULT).size();
        assertEquals(
                List.of("MOVER 5 J7 > J6"),
                desk().show(tavern.by(ben)).lines().stream()
                        .map(Receipt.Line::text)
                        .toList(),
                "what he prepared stands on his sheet");
        for (int day = 1; day <= 6; day++) {
            until(MONDAY.plus(DAY.multipliedBy(day)).plusSeconds(5));
        }
        assertEquals("turn.tribe", label());
        assertEquals(
                Optional.of(MONDAY.plus(DAY.multipliedBy(7))), tavern.newest(id).due());
        assertEquals(results + 2, tavern.posts(Kind.RESULT).size(), "Thursday's turn and Sunday's grant");
    }

    @Test
    void aPactIsMadeByBothOnAnyDayAndWhatIsOnlyWrittenIsToldToNobody() {
        drafted();
        until(MONDAY.minus(Duration.ofHours(3)));
        long ana = first();
        long ben = ana == ANA ? BEN : ANA;
        String other = ana == ANA ? "Azul" : "Rojo";
        String own = ana == ANA ? "Rojo" : "Azul";
        desk().add(tavern.by(ben), "PACTO " + own + " DOY tierra J6 RECIBO tierra C4");
        tavern.work();
        assertEquals(0, tavern.posts(Kind.WHISPER).size());
        desk().add(tavern.by(ana), "PACTO " + other + " DOY tierra C4 RECIBO tierra J6");
        until(MONDAY.plusSeconds(10));
        String told = tavern.office
                .archive()
                .story(id, tavern.newest(id).key().number() - 1, Viewer.SPECTATOR)
                .orElseThrow()
                .chronicle()
                .toString();
        assertTrue(told.contains("pact.OK"), told);
    }

    @Test
    void aPactOfADayThatIsNobodysIsSealedBeforeItIsToldAndTheReceiptLeadsToTheSeal() {
        drafted();
        long ana = first();
        long ben = ana == ANA ? BEN : ANA;
        until(MONDAY.plus(Duration.ofHours(3)));
        assertTrue(tavern.office.archive().position(id).turn().due().isEmpty(), "Tuesday is nobody's");
        desk().add(tavern.by(ben), "PACTO " + (ana == ANA ? "Rojo" : "Azul") + " DOY tierra J6 RECIBO tierra C4");
        desk().add(tavern.by(ana), "PACTO " + (ana == ANA ? "Azul" : "Rojo") + " DOY tierra C4 RECIBO tierra J6");
        TurnKey tuesday = tavern.newest(id).key();
        until(MONDAY.plus(DAY).plusSeconds(10));
        List<Dispatch> posts = tavern.posted.values().stream()
                .filter(post -> post.turn().equals(Optional.of(tuesday)))
                .filter(post -> post.kind().place() == Dispatch.Place.CHRONICLE)
                .toList();
        assertEquals(
                List.of(Kind.SEALED, Kind.RESULT),
                posts.stream().map(Dispatch::kind).toList());
        int seen = tavern.office.archive().number(tuesday).seen();
        Voucher voucher = tavern.office
                .writing()
                .vouchers()
                .vouchers(tavern.by(ben), Optional.of(seen))
                .getLast();
        assertEquals(tavern.turn(id, tuesday.number()).outcome().root(), voucher.root());
        assertEquals(Optional.of("message-" + posts.getFirst().id()), voucher.post());
    }
}

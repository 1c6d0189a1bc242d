package heraldo.rules.ruleset.caos.news;

import static heraldo.rules.ruleset.caos.Arena.lines;
import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.sheets;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An alliance that did not stand is one piece of news: who counted on whom, who fought, who has the planet. */
class BrokenNewsTest {

    private static final Bundle WORDS = Arena.HOSTED.folder().bundle(Languages.SPANISH);

    /** What was offered, and whether it was answered, is between the two: the planet's story is told as if it had not been. */
    @Test
    void anAllianceThatSomebodyHasNotSignedIsNobodysNews() {
        War war = owning(war(4), 4, "VIGILIA");
        Resolution<War> played = play(
                war,
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #3 PARA #1"),
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #3 PARA #2"),
                lines("INVADIR Vigilia"));
        assertEquals(List.of("draw"), about(played, "VIGILIA"));
        assertEquals(List.of(), about(play(war(4), lines("ALIANZA Vigilia CON #3 PARA #1")), "VIGILIA"));
        for (int author = 1; author <= 3; author++) {
            assertEquals(List.of(), card(war, played, author).losses(), "nobody had anything to lose");
        }
    }

    @Test
    void aConquestSaysWhoseThePlanetWas() {
        War war = owning(owning(war(4), 4, "VIGILIA", "CAMPANAS"), 1, "RELENTE");
        Resolution<War> one = play(war, lines("INVADIR Vigilia", "ALIANZA Vigilia CON #3 PARA #1"));
        assertEquals(
                "Colmillo Rojo quita Vigilia a Coro Nocturno",
                said(news(one, "conquest").headline()));
        War rich = owning(war, 1, "POLVORA").with(seat(1), band -> band.withPermanent(3));
        Resolution<War> two = play(rich, lines("INVADIR Vigilia", "INVADIR Campanas"));
        assertEquals(
                "Colmillo Rojo toma Campanas (de Coro Nocturno) y Vigilia (de Coro Nocturno).",
                said(news(two, "conquests-from").phrased("a")));
    }

    @Test
    void anAllianceThatTakesAPlanetSaysWhoseItWas() {
        War war = owning(owning(war(4), 4, "VIGILIA"), 4, "RELENTE");
        Resolution<War> played = play(
                war,
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #2 PARA #1"),
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #1 PARA #1"));
        assertEquals(
                "Una sola fuerza, la de Colmillo Rojo y La Plaga Lenta: Vigilia, de Coro Nocturno,"
                        + " es de Colmillo Rojo (dos unidades, sin Defensa).",
                said(news(played, "alliance").phrased("c")));
    }

    /** What held is swapped away in the same turn: it held, and is its owner's no more. */
    @Test
    void aPlanetThatHeldIsNotSaidToStayWhereItDoesNot() {
        War war = owning(owning(owning(war(4), 1, "ORILLA"), 2, "PORTICO"), 3, "BAJAMAR");
        Resolution<War> played = play(
                war,
                lines("DEFENDER Orilla", "CAMBIAR Orilla POR Pórtico CON #2"),
                lines("CAMBIAR Pórtico POR Orilla CON #1"),
                lines("INVADIR Orilla"));
        News held = news(played, "held");
        for (String form : List.of("a", "b", "c")) {
            assertFalse(said(held.phrased(form)).matches(".*(sigue|conserva).*"), said(held.phrased(form)));
        }
        assertEquals(
                "Has resistido a Ojo de Cristal en Orilla (1 contra Defensa 1).",
                said(card(war, played, 1).near().get(0)));
        assertEquals(
                "Colmillo Rojo y La Plaga Lenta cambian Orilla por Pórtico",
                said(news(played, "swap").headline()));
    }

    @Test
    void whatOneBandTookIsOneLoss() {
        War war = owning(owning(war(4), 4, "VIGILIA", "CAMPANAS", "ORILLA"), 1, "RELENTE", "POLVORA")
                .with(seat(1), band -> band.withPermanent(3));
        Resolution<War> played = play(war, lines("INVADIR Vigilia", "INVADIR Campanas"));
        assertEquals(
                List.of("**Has perdido Campanas y Vigilia.** Ahora son de Colmillo Rojo."),
                card(war, played, 4).losses().stream()
                        .map(loss -> said(loss.headline()))
                        .toList());
    }

    /** Whoever has signed the same has agreed to it: only then is it told that nobody came. */
    @Test
    void whoeverWasNotAskedOrWroteOtherwiseIsNeverNamed() {
        List<Resolution<War>> broken = List.of(
                play(war(4), lines("ALIANZA Vigilia CON #3 PARA #1"), lines(), lines("ALIANZA Vigilia CON #2 PARA #3")),
                play(
                        war(4),
                        lines("ALIANZA Vigilia CON #3 PARA #1"),
                        lines(),
                        lines("ALIANZA Vigilia CON #1 PARA #3")));
        for (Resolution<War> played : broken) {
            News news = broken(played);
            for (String form : List.of("a", "b", "c")) {
                String told = said(news.headline()) + said(news.phrased(form)).replace("Ojo de Cristal contaba", "");
                assertFalse(told.contains("Ojo de Cristal"), told);
            }
        }
        News signed = broken(play(
                war(4),
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #3 PARA #1"),
                lines(),
                lines("ALIANZA Vigilia CON #1 PARA #1")));
        assertEquals("Sin unidades de Ojo de Cristal, no hay alianza por Vigilia", said(signed.headline()));
    }

    @Test
    void aSwapThatOnlyOneOfTwoWroteIsNobodysNews() {
        War war = owning(owning(war(4), 1, "ORILLA"), 2, "PORTICO");
        Resolution<War> played = play(war, lines("CAMBIAR Orilla POR Pórtico CON #2"));
        assertEquals(List.of(), about(played, "PORTICO"));
    }

    @Test
    void whoCountedOnSomebodyReadsItInTheOwnCard() {
        War war = war(4);
        Resolution<War> played = play(
                war,
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #2,#3 PARA #1"),
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #1,#3 PARA #1"),
                lines("INVADIR Relente", "ALIANZA Vigilia CON #1,#2 PARA #1"));
        for (int author = 1; author <= 2; author++) {
            OwnCard card = card(war, played, author);
            assertEquals(1, card.losses().size());
            String head = said(card.losses().get(0).headline());
            assertEquals(
                    "**Contabas con Ojo de Cristal en Vigilia.** Sin sus unidades, cada cual ataca por su lado. ",
                    head.substring(0, head.indexOf("lado. ") + 6));
        }
        assertEquals(List.of(), card(war, played, 3).losses(), "who sent nobody counted on nobody");
    }

    @Test
    void whoLostAPlanetToABrokenAllianceReadsWhoseItIs() {
        War war = owning(owning(war(4), 4, "VIGILIA"), 4, "RELENTE");
        Resolution<War> played = play(war, lines("INVADIR Vigilia", "ALIANZA Vigilia CON #3 PARA #1"));
        assertEquals(
                "**Has perdido Vigilia.** Ahora es de Colmillo Rojo (una unidad, sin Defensa).",
                said(card(war, played, 4).losses().get(0).headline()));
    }

    @Test
    void aConquestByAlliesNamesThem() {
        War war = owning(owning(war(4), 4, "VIGILIA"), 4, "RELENTE");
        Resolution<War> played = play(
                war,
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #2 PARA #1"),
                lines("INVADIR Vigilia", "ALIANZA Vigilia CON #1 PARA #1"));
        assertEquals(
                "**Has perdido Vigilia.** Ahora es de Colmillo Rojo, que ataca con La Plaga Lenta (dos unidades, sin"
                        + " Defensa).",
                said(card(war, played, 4).losses().get(0).headline()));
    }

    @Test
    void theLastPlanetIsCalledByItsName() {
        War war = owning(war(4), 4, "VIGILIA");
        OwnCard card = card(war, play(war, lines("INVADIR Vigilia")), 4);
        assertEquals(
                List.of("**Has perdido Vigilia, tu último planeta.** Ahora es de Colmillo Rojo (una unidad, sin"
                        + " Defensa)."),
                card.losses().stream().map(loss -> said(loss.headline())).toList());
        assertEquals(
                List.of("Tus puntos y tu voz."),
                card.kept().stream().map(BrokenNewsTest::said).toList());
    }

    private static Resolution<War> play(War war, String[]... lines) {
        return Arena.HOSTED.ruleset().play().resolve(war, sheets(war, lines), new ForcedDice(Map.of()));
    }

    private static OwnCard card(War war, Resolution<War> played, int seat) {
        Aftermath<War> turn =
                new Aftermath<>(war, played.results(), played.chronicle(), played.state(), Viewer.of(seat(seat)));
        return Arena.HOSTED.ruleset().tell().card(turn, played.news(), seat(seat));
    }

    /** The kinds of news that tell of a planet. */
    private static List<String> about(Resolution<War> played, String planet) {
        return played.news().stream()
                .filter(news -> news.told().arguments().toString().contains("planet." + planet))
                .map(News::kind)
                .toList();
    }

    private static News news(Resolution<War> played, String kind) {
        return played.news().stream()
                .filter(news -> news.kind().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    private static News broken(Resolution<War> played) {
        return played.news().stream()
                .filter(news -> news.kind().startsWith("alliance-"))
                .findFirst()
                .orElseThrow();
    }

    private static String said(Message message) {
        return WORDS.say(message, seat -> WORDS.ways("seat." + seat.number()).get(0));
    }
}

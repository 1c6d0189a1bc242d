package heraldo.rules.ruleset.caos.news;

import static heraldo.rules.ruleset.caos.Arena.lines;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.sheets;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Roster;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Verbs and adjectives agree with the names of bands, one or many. */
class AgreementTest {

    @Test
    void aBandOfManyConquersInThePlural() {
        War war = named("Hijos del Cero", Article.LOS);
        assertEquals(
                "Hijos del Cero toman Relente, que no era de nadie (una unidad, sin Defensa).",
                said(Languages.SPANISH, war, "Hijos del Cero", "conquest-free", "a"));
        assertEquals(
                "Hijos del Cero take Relente, which was nobody’s (one unit unopposed).",
                said(Languages.ENGLISH, war, "Hijos del Cero", "conquest-free", "a"));
    }

    @Test
    void aBandOfOneConquersInTheSingular() {
        assertEquals(
                "La Plaga Lenta toma Relente, que no era de nadie (una unidad, sin Defensa).",
                said(Languages.SPANISH, named("La Plaga Lenta", Article.LA), "La Plaga Lenta", "conquest-free", "a"));
        assertEquals(
                "Cuervo toma Relente, que no era de nadie (una unidad, sin Defensa).",
                said(Languages.SPANISH, named("Cuervo", Article.EL), "Cuervo", "conquest-free", "a"));
    }

    @Test
    void genderShowsWhereAnAdjectiveNeedsIt() {
        assertEquals("La Plaga Lenta, sola", alone(Optional.of(Article.LA), "La Plaga Lenta"));
        assertEquals("Cuervo, solo", alone(Optional.of(Article.EL), "Cuervo"));
        assertEquals("Hijos del Cero, solos", alone(Optional.of(Article.LOS), "Hijos del Cero"));
        assertEquals("Hienas, solas", alone(Optional.of(Article.LAS), "Hienas"));
        assertEquals("Banda 1, sola", alone(Optional.empty(), "Banda 1"), "nobody was asked");
        assertEquals("Los Nadie, solos", alone(Optional.empty(), "Los Nadie"), "the name says it itself");
    }

    @Test
    void severalBandsTogetherAreMany() {
        Bundle words = Bundle.read(
                Languages.SPANISH, "words.es.yaml", "x: \"{who} {who:llega/llegan} {who:solo/sola/solos/solas}\"");
        SortedMap<Seat, String> names = new TreeMap<>();
        names.put(seat(1), "La Plaga");
        names.put(seat(2), "La Sombra");
        names.put(seat(3), "El Cuervo");
        assertEquals(
                "La Plaga y La Sombra llegan solas",
                words.say(Message.of("x", "who", List.of(seat(1), seat(2))), names::get));
        assertEquals(
                "La Plaga y El Cuervo llegan solos",
                words.say(Message.of("x", "who", List.of(seat(1), seat(3))), names::get));
        assertEquals("La Plaga llega sola", words.say(Message.of("x", "who", List.of(seat(1))), names::get));
    }

    @Test
    void governorsBandsAgreeAsTheirNamesAreWritten() {
        War war = war(5);
        Resolution<War> played = Arena.HOSTED
                .ruleset()
                .play()
                .resolve(war, sheets(war, lines(), lines(), lines(), lines(), lines("INVADIR Relente")), Arena.NO_DICE);
        Bundle words = Arena.HOSTED.folder().bundle(Languages.SPANISH);
        News news = kind(played, "conquest-free");
        assertEquals(
                "Hijos del Cero toman Relente, que no era de nadie (una unidad, sin Defensa).",
                words.say(
                        news.phrased("a"),
                        seat -> words.ways("seat." + seat.number()).get(0)));
    }

    /** A position of a campaign that began before anybody was asked is stored, and told, as it was. */
    @Test
    void aStateWithoutAnArticleStaysAsItIs() {
        War old = named("Banda 1", null);
        String stored = Arena.HOSTED.ruleset().play().codec().write(old);
        assertFalse(stored.contains("article"), stored);
        assertEquals(old, Arena.HOSTED.ruleset().play().codec().read(stored));
        Resolution<War> played = played(old);
        assertFalse(played.chronicle().toString().contains("article"), "its story is the same, too");
        assertEquals(
                "Banda 1 toma Relente, que no era de nadie (una unidad, sin Defensa).",
                said(Languages.SPANISH, old, "Banda 1", "conquest-free", "a"));
    }

    @Test
    void aStateKeepsTheArticle() {
        War war = named("Hijos del Cero", Article.LOS);
        War again = Arena.HOSTED
                .ruleset()
                .play()
                .codec()
                .read(Arena.HOSTED.ruleset().play().codec().write(war));
        assertEquals(Optional.of(Article.LOS), again.band(seat(1)).article());
    }

    @Test
    void theArticleIsReadAsPeopleTypeIt() {
        assertEquals(Optional.of(Article.LOS), article(Languages.SPANISH, "BANDA \"Hijos\" ARTÍCULO Los FE K"));
        assertEquals(Optional.of(Article.LAS), article(Languages.SPANISH, "banda \"Hienas\" articulo plural femenino"));
        assertEquals(Optional.of(Article.LOS), article(Languages.ENGLISH, "BAND \"Sons\" NUMBER are FAITH K"));
        assertEquals(Optional.of(Article.LA), article(Languages.ENGLISH, "BAND \"Plague\" NUMBER is"));
        assertEquals(Optional.empty(), article(Languages.SPANISH, "BANDA \"Hijos\" FE K"));
    }

    private static Optional<Article> article(Locale language, String line) {
        var book = Arena.HOSTED.books().enrolments();
        Order order = book.read(line, book.lexicon(language, Roster.of(List.of())))
                .order()
                .orElseThrow();
        return ((Enrol) order).article();
    }

    private static String alone(Optional<Article> article, String name) {
        Bundle words = Bundle.read(Languages.SPANISH, "words.es.yaml", "x: \"{seat}, {seat:solo/sola/solos/solas}\"");
        Message message = Message.of("x", "seat", seat(1));
        Message told = article.map(each -> message.with(Article.argument(seat(1)), each.word()))
                .orElse(message);
        return words.say(told, seat -> name);
    }

    private static War named(String name, @org.jspecify.annotations.Nullable Article article) {
        SortedMap<Seat, Order> forms = new TreeMap<>();
        forms.put(seat(1), new Enrol(name, Optional.ofNullable(article), Optional.empty()));
        return Arena.HOSTED
                .ruleset()
                .play()
                .setUp(new Setup(HostedRuleset.seats(4), Arena.options(), forms), Arena.NO_DICE);
    }

    private static Resolution<War> played(War war) {
        return Arena.HOSTED.ruleset().play().resolve(war, sheets(war, lines("INVADIR Relente")), Arena.NO_DICE);
    }

    private static News kind(Resolution<War> played, String kind) {
        return played.news().stream()
                .filter(news -> news.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new AssertionError(played.news().toString()));
    }

    private static String said(Locale language, War war, String name, String kind, String phrasing) {
        Bundle words = Arena.HOSTED.folder().bundle(language);
        return words.say(kind(played(war), kind).phrased(phrasing), seat -> name);
    }
}

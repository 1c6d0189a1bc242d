package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.OddQ;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What everybody reads of a battle against the independents, however it ends. */
class BattleNewsTest {

    private static final Seat ONE = new Seat(1);
    private static final OrderSheet FIGHT = OrderSheet.of(new Fight(OddQ.hex("H7"), Optional.empty()));
    private static final int BATTLES = 60;

    private final Ruleset<Realm> kaixiflan = new KaixiflanGame().create(Table.FOLDER);

    /** The first province and as many independents in H7. */
    private static Realm facingIndependents() {
        Realm realm = Table.realm(1);
        return realm.withAtlas(realm.atlas().change(List.of(OddQ.hex("H7")), Land::revealed))
                .withMuster(realm.muster()
                        .plus(OddQ.hex("H7"), Owner.P1, new Units(0, 2))
                        .plus(OddQ.hex("H7"), Owner.IND, new Units(0, 2)));
    }

    private Resolution<Realm> resolved(int turn) {
        KeyedDice dice = new KeyedDice(Table.chain(1).turnSeed(turn));
        return kaixiflan.play().resolve(facingIndependents(), new TreeMap<>(Map.of(ONE, FIGHT)), dice);
    }

    private List<News> battle(int turn) {
        return resolved(turn).news().stream()
                .filter(news -> news.kind().startsWith("battle-"))
                .toList();
    }

    @Test
    void independentsAreCalledSoInEveryHeadline() {
        SortedSet<String> kinds = new TreeSet<>();
        for (int turn = 1; turn <= BATTLES; turn++) {
            for (News news : battle(turn)) {
                kinds.add(news.kind());
                for (Locale language : List.of(Languages.SPANISH, Languages.ENGLISH)) {
                    String headline = Table.FOLDER.bundle(language).say(news.headline(), Seat::toString);
                    assertFalse(headline.contains("IND"), headline);
                }
            }
        }
        assertEquals(new TreeSet<>(List.of("battle-wild-held", "battle-wild-tie", "battle-wild-won")), kinds);
    }

    @Test
    void whatIsAddedToTheDiceIsNotDrawnAsADie() {
        News news = battle(1).getFirst();
        String told = Table.FOLDER.bundle(Languages.SPANISH).say(news.phrased("a"), Seat::toString);
        assertTrue(told.contains(" y uno de bonificación"), told);
        assertFalse(Pattern.compile("\\d\\+\\d\\+\\d").matcher(told).find(), told);
    }

    /** A battle that is fought and lost has not come to what its player wanted, nor has a draw. */
    @Test
    void aLostBattleIsASetbackAndTheReportCallsItADefeat() {
        SortedSet<String> ends = new TreeSet<>();
        for (int turn = 1; turn <= BATTLES; turn++) {
            Resolution<Realm> played = resolved(turn);
            LineResult line = played.results().getFirst();
            boolean won = played.news().stream().anyMatch(news -> news.kind().equals("battle-wild-won"));
            assertEquals(won, kaixiflan.tell().setback(played.state(), line).isEmpty());
            String told =
                    Table.FOLDER.bundle(Languages.SPANISH).say(line.details().getFirst(), Seat::toString);
            assertEquals(won ? "outcome.OK" : line.details().getFirst().key(), reported(played, line));
            ends.add(told.substring(0, told.indexOf(' ')));
            assertEquals(won, told.startsWith("Victoria"), told);
        }
        assertEquals(new TreeSet<>(List.of("Derrota", "Empate", "Victoria")), ends);
    }

    /** What the story of the turn says of a line. */
    private static String reported(Resolution<Realm> played, LineResult line) {
        return played.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.result().filter(line::equals).isPresent())
                .map(entry -> entry.text().key())
                .findFirst()
                .orElseThrow();
    }
}

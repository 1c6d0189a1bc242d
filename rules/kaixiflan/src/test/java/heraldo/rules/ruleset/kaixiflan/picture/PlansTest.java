package heraldo.rules.ruleset.kaixiflan.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.board.Hex;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.build.Village;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Levy;
import heraldo.rules.ruleset.kaixiflan.order.troop.Move;
import heraldo.rules.ruleset.kaixiflan.order.troop.Recruit;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlansTest {
    private static final Ruleset<Realm> RULES = new KaixiflanGame().create(Table.FOLDER);
    private static final Seat FIRST = new Seat(1);

    private final Realm realm = Table.realm(1);
    private final Hex capital = realm.provinces().get(Owner.P1).capital();
    private final Hex north = capital.neighbours().get(0);
    private final Hex south = capital.neighbours().get(3);

    private Scene drawn(OrderSheet sheet) {
        return RULES.draw().preview(realm, FIRST, sheet);
    }

    private List<Token> signs(Scene scene) {
        return scene.drawing()
                .tokens()
                .subList(
                        drawn(OrderSheet.EMPTY).drawing().tokens().size(),
                        scene.drawing().tokens().size());
    }

    @Test
    void whatGoesSomewhereIsAnArrowAndWhatHappensInAHexIsASign() {
        OrderSheet sheet = OrderSheet.of(
                new Move(
                        capital,
                        List.of(
                                new Leg(north, Optional.of(1), Optional.empty()),
                                new Leg(south, Optional.empty(), Optional.of(1)))),
                new Collect(capital, List.of(north), false),
                new Guide(south),
                new Explore(List.of(north)),
                new Recruit(capital, List.of(new Levy(Optional.empty(), Optional.of(2), Optional.empty()))),
                new Village(north, Optional.empty()),
                new Pass());
        Scene scene = drawn(sheet);
        assertEquals(
                List.of(Ink.seat(1), Ink.seat(1), Ink.seat(1), Ink.CALM),
                scene.drawing().links().stream().map(link -> link.ink()).toList());
        assertEquals(
                1,
                scene.drawing().links().stream().filter(link -> link.dashed()).count());
        assertEquals(
                List.of(Glyph.GRAIN, Glyph.EYE, Glyph.BADGE, Glyph.HOUSE),
                signs(scene).stream().map(Token::glyph).toList());
        assertEquals("+2C", signs(scene).get(2).text());
        assertEquals(7, scene.legend().groups().get(0).entries().size());
    }

    @Test
    void everySignHasAPlaceOfItsOwn() {
        OrderSheet sheet = OrderSheet.of(
                new Explore(List.of(north)),
                new Village(north, Optional.empty()),
                new Recruit(capital, List.of(new Levy(Optional.of(north), Optional.of(1), Optional.empty()))));
        assertEquals(3, signs(drawn(sheet)).stream().map(Token::at).distinct().count());
    }

    @Test
    void anEmptySheetIsTheMapItselfAndNobodySeesMoreThanHisOwn() {
        Scene map = RULES.draw().scene(realm, Viewer.of(FIRST));
        Scene preview = drawn(OrderSheet.EMPTY);
        assertEquals(map.drawing().tokens(), preview.drawing().tokens());
        assertEquals(map.legend(), preview.legend());
        assertFalse(drawn(OrderSheet.of(new Pass())).legend().groups().size()
                > map.legend().groups().size());
    }

    @Test
    void whoeverCannotSeeItReadsTheMapAndWhereTheOrdersStand() {
        for (var language : Table.FOLDER.languages().all()) {
            Bundle words = Table.FOLDER.bundle(language);
            String alt = words.say(
                    drawn(OrderSheet.of(new Guide(south))).alt(),
                    seat -> words.ways("seat." + seat.number()).get(0));
            assertTrue(alt.contains("217"), alt);
        }
    }
}

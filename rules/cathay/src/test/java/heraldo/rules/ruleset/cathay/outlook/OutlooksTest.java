package heraldo.rules.ruleset.cathay.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.Table;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.game.Awaited;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.law.Yield;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class OutlooksTest extends OutlookTestBase {

    private static final int TURNS = 60;

    private static String row(StoreRow row) {
        return WORDS.say(row.thing(), Seat::toString) + " " + row.before() + "+" + row.income() + "-" + row.spending()
                + "=" + row.after();
    }

    @Test
    void aLineSaysWhatItCostsAndWhichTradePaysForIt() {
        toRoundTwo();
        deal(active(), "MMMMMTTTTP");
        int home = home(active());
        Outlook outlook =
                of(active(), "comerciar madera por oveja", "reclutar arquero " + home, "reclutar guerrero " + home);
        assertEquals(
                List.of("das 4 de madera y recibes 1 de oveja"),
                said(outlook.line(1).told()));
        assertEquals(
                List.of(
                        "cuesta 1 de trigo y 1 de oveja",
                        "te llega gracias al cambio de la línea 1",
                        "descansa este turno"),
                said(outlook.line(2).told()));
        assertEquals(
                List.of("cuesta 1 de trigo y 1 de piedra", "descansa este turno"),
                said(outlook.line(3).told()));
        assertEquals(
                List.of("madera 5+0-4=1", "trigo 4+0-2=2", "oveja 0+1-1=0", "arcilla 0+0-0=0", "piedra 1+0-1=0"),
                outlook.store().stream().map(OutlooksTest::row).toList());
    }

    private List<String> odds(Seat seat) {
        return Table.RULES.think().odds(table.position(), seat).parts().stream()
                .flatMap(part -> said(part.lines()).stream())
                .toList();
    }

    @Test
    void oddsAreCountedExactly() {
        toRoundTwo();
        Seat seat = active();
        deal(seat, "MMTOAPPPP");
        List<String> odds = odds(seat);
        int[] hits = {0};
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                int sum = one + other;
                Goods goods = Yield.of(table.position(), sum).shares().get(seat.number() - 1);
                hits[0] += goods.isNone() ? 0 : 1;
                assertEquals(
                        !goods.isNone(),
                        odds.stream().anyMatch(line -> line.startsWith("con un " + sum + " (")),
                        sum + "");
            }
        }
        int thrown = Awaited.throwsUntilNext(table.position(), seat);
        long chance = Math.round(100 * (1 - Math.pow((36 - hits[0]) / 36.0, thrown)));
        assertTrue(
                odds.contains("los dados se tiran " + thrown + " veces hasta tu próximo turno: algo te llega con un "
                        + chance + " % de probabilidad"),
                odds::toString);
        long seven = Math.round(100 * (1 - Math.pow(5 / 6.0, thrown)));
        assertTrue(
                odds.contains(
                        "un 7 sale 6 de 36 veces; hasta tu próximo turno, con un " + seven + " % de probabilidad"),
                odds::toString);
        assertTrue(odds.contains("un 7 (6 de 36 veces) te haría soltar 4 de tus 9 cartas"), odds::toString);
    }

    @Test
    void theRobberIsForeseenByTheHexesHeMayChoose() {
        toRoundTwo();
        Seat seat = active();
        deal(seat, "MMP");
        List<Integer> places = Robber.nearest(table.position());
        long own = places.stream()
                .filter(hex -> Robber.robs(table.position(), seat, hex))
                .count();
        List<String> odds = odds(seat);
        assertEquals(own == 0, odds.contains("no te quita ninguna carta"));
        assertEquals(
                own > 0,
                odds.contains("la carta sale al azar de tu mano: madera, 2 de 3 cartas y piedra, 1 de 3 cartas"));
    }

    @Test
    void duelsWithinReachAreToldWithTheirEnd() {
        toRoundTwo();
        Seat foe = second();
        int target = home(foe);
        int beside = Net.neighbours(target)[0];
        int away = Arrays.stream(Net.neighbours(beside))
                .filter(corner -> corner != target)
                .findFirst()
                .orElseThrow();
        assertTrue(
                odds(active()).contains("nadie alcanza ahora a nadie"),
                odds(active()).toString());
        post(active(), "G1", away);
        assertTrue(
                odds(active())
                        .contains("tu guerrero del " + away + " puede atacar el " + target + " de " + name(foe)
                                + ", pasando por el " + beside
                                + " — nadie lo guarda: tu guerrero entra y es tuyo"),
                odds(active()).toString());
        assertTrue(
                odds(foe).contains(name(active()) + " puede atacar tu " + target + "; no lo guarda nadie"),
                odds(foe).toString());
    }

    @Test
    void pointsAndCardsAreTold() {
        toRoundTwo();
        deal(active(), "TTTOAA");
        Outlook outlook = of(active(), "ciudad " + home(active()));
        assertEquals(
                List.of("cuesta 3 de trigo, 1 de oveja y 2 de arcilla", "+1 punto", "+1 punto: «Desarrollo»"),
                said(outlook.line(1).told()));
    }

    @Test
    void anAttackSaysHowItEnds() {
        toRoundTwo();
        Seat foe = second();
        int target = home(foe);
        int beside = Net.neighbours(target)[0];
        post(active(), "G1", beside);
        post(active(), "A1", beside);
        assertEquals(
                List.of("nadie lo guarda: tu guerrero entra y es tuyo", "+1 punto"),
                said(of(active(), "atacar G1 " + target).line(1).told()));
        assertTrue(said(of(active()).unused())
                .contains("puedes atacar el " + target + " de " + name(foe) + ", que nadie guarda"));
        post(foe, "G1", target);
        Outlook.Line even = of(active(), "atacar G1 " + target).line(1);
        assertEquals(List.of("lo guarda un guerrero: mueren los dos y el edificio aguanta"), said(even.told()));
        assertEquals(List.of("pierdes el guerrero"), said(even.cautions()));
        assertEquals(
                List.of("lo guarda un guerrero: muere el de " + name(foe) + " y el edificio aguanta"),
                said(of(active(), "atacar A1 " + target).line(1).told()));
    }

    @Test
    void theStartSaysWhichCardsItBrings() {
        Outlook outlook = of(active(), "inicio 24 24-30");
        int cards = table.position().board().harvest(24).size();
        assertEquals(2, outlook.line(1).told().size());
        assertEquals("+1 punto", said(outlook.line(1).told()).get(1));
        assertEquals(cards, outlook.store().stream().mapToInt(StoreRow::after).sum());
        assertEquals(List.of("no has colocado tu inicio"), said(of(active()).unused()));
    }

    @Test
    void theEndOfTheTurnSaysWhatTheDiceMayBringAndTake() {
        toRoundTwo();
        deal(active(), "MMMMMMMMMM");
        Outlook outlook = of(active(), "fin");
        String odds = said(outlook.line(1).told()).get(0);
        assertTrue(odds.matches("los dados te dan algo \\d+ de 36 veces: con \\d+, .*"), odds);
        assertTrue(
                said(outlook.cautions()).stream()
                        .anyMatch(
                                told -> told.matches("un 7 \\(6 de 36 veces\\) te haría soltar [45] de tus 10 cartas")),
                () -> said(outlook.cautions()).toString());
        assertTrue(said(outlook.unused()).contains("no has dicho qué sueltas primero si sale un 7"));
    }

    /** Every throw that is possible is played: as often as told, it brings something. */
    @Test
    void theOddsAreThoseOfTheDice() {
        toRoundTwo();
        Seat seat = active();
        Position start = table.position();
        int cards = start.side(seat).hand().size();
        int brings = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                table.position(start);
                table.dice(Map.of("d", List.of(one, other)));
                table.plays("fin");
                brings += table.position().side(seat).hand().size() > cards ? 1 : 0;
            }
        }
        table.position(start);
        assertEquals(brings, of(seat, "fin").line(1).told().get(0).arguments().get("hits"));
    }

    @Test
    void aPlanIsJudgedAsIfTheTurnBeganNowAndNamesWhoMayComeFirst() {
        toRoundTwo();
        Seat planner = second();
        deal(planner, "MMPP");
        String own = Links.open(table.position(), planner).stream()
                .mapToObj(Net::edgeName)
                .findFirst()
                .orElseThrow();
        Outlook outlook = of(planner, "carretera " + own, "ciudad " + home(planner));
        assertTrue(said(outlook.line(1).told()).contains("cuesta 1 de madera y 1 de piedra"));
        assertEquals(
                List.of("hoy no se cumpliría: necesitas 3 de trigo, 1 de oveja y 2 de arcilla más"),
                said(outlook.line(2).cautions()));
        assertEquals(List.of("tu plan no acaba con «fin»"), said(outlook.unused()));

        Position position = table.position();
        int wanted = Net.edge(own).orElseThrow();
        int end = home(planner) == Net.high(wanted) ? Net.low(wanted) : Net.high(wanted);
        int rival = Arrays.stream(Net.edgesAt(end))
                .filter(edge -> edge != wanted && position.paver(edge) == 0)
                .findFirst()
                .orElseThrow();
        table.position(position.with(
                active(),
                position.side(active())
                        .withBuildings(position.side(active()).buildings().paving(rival))));
        deal(active(), "MP");
        assertEquals(
                List.of(name(active()) + " también llega, y juega antes"),
                said(of(planner, "carretera " + own).line(1).cautions()));
        deal(active(), "M");
        assertEquals(List.of(), said(of(planner, "carretera " + own).line(1).cautions()), "one card pays no road");
    }

    @Test
    void whoGivesUpIsToldThatItIsForGood() {
        toRoundTwo();
        assertEquals(
                List.of("no se puede deshacer: dejas la partida y tus edificios quedan en ruinas"),
                said(of(active(), "rendirse confirmar").line(1).cautions()));
    }

    @Test
    void aFullHandIsWarnedOfEverySevenUntilItsTurn() {
        toRoundTwo();
        Seat last = table.position().round().order().get(2);
        deal(last, "MMMMMMMMM");
        assertEquals(
                List.of("un 7 antes de tu turno (11 de 36 veces) te haría soltar 4 de tus 9 cartas"),
                said(of(last).cautions()));
    }

    private static SelfPlay<Position> game() {
        @SuppressWarnings("unchecked") // the table's own game
        HostedRuleset<Position> hosted = (HostedRuleset<Position>) Table.HOSTED;
        return SelfPlay.of(hosted, 4, new TreeMap<>(), 11);
    }

    @Test
    void nothingOfItHangsOnWhatTheSeatMayNotKnow() {
        SelfPlay<Position> game = game();
        game.play(TURNS, played -> {
            for (Seat seat : game.seats()) {
                for (OrderSheet sheet : played.sheets().values()) {
                    Position other = Table.RULES
                            .play()
                            .redrawn(
                                    played.before(),
                                    Viewer.of(seat),
                                    game.dice(1000 + played.turn().number()));
                    assertEquals(
                            Table.RULES.think().outlook(played.before(), seat, sheet),
                            Table.RULES.think().outlook(other, seat, sheet));
                }
            }
        });
    }

    /** Up to the dice that end the turn: nobody can come between. */
    @Test
    void theStoreIsWhatIsLeftWhenTheLinesArePlayed() {
        SelfPlay<Position> game = game();
        int[] turns = {0};
        game.play(TURNS, played -> {
            Seat seat = played.before().active();
            List<Order> lines = played.sheets().getOrDefault(seat, OrderSheet.EMPTY).orders().stream()
                    .filter(order -> !(order instanceof End))
                    .toList();
            if (!lines.isEmpty()) {
                turns[0]++;
                OrderSheet sheet = new OrderSheet(lines);
                Position after = Table.RULES
                        .play()
                        .resolve(
                                played.before(),
                                Map.of(seat, sheet),
                                game.dice(played.turn().number()))
                        .state();
                List<StoreRow> store = Table.RULES
                        .think()
                        .outlook(played.before(), seat, sheet)
                        .store();
                Resource.ALL.forEach(resource -> assertEquals(
                        after.side(seat).hand().get(resource),
                        store.get(resource.place()).after(),
                        () -> resource + " " + sheet));
            }
        });
        assertTrue(turns[0] > TURNS / 2, "turns with lines: " + turns[0]);
    }
}

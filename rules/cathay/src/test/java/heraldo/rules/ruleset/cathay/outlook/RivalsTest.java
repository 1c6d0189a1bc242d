package heraldo.rules.ruleset.cathay.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cautions of what rivals may do before one's own turn; only what everybody sees counts. */
class RivalsTest extends OutlookTestBase {

    /** A rival settles there where his roads lead, or would with one more, if his hand may pay for that. */
    @Test
    void aSiteThatARivalReachesMayBeTakenFirst() {
        toRoundTwo();
        Seat planner = second();
        Seat rival = active();
        int corner = crossing();
        int[] edges = Net.edgesAt(corner);
        String taken = name(rival) + " también llega, y juega antes";
        live(planner, corner, edges[0]);
        pave(planner, edges[0]);
        deal(planner, "MTO");
        deal(rival, "MTOMP");
        assertEquals(List.of(), settling(planner, corner));
        live(rival, corner, edges[1]);
        assertEquals(List.of(taken), settling(planner, corner));
        deal(rival, "MTOM");
        assertEquals(List.of(), settling(planner, corner), "four cards pay no road and settlement");
        pave(rival, edges[1]);
        deal(rival, "MTO");
        assertEquals(List.of(taken), settling(planner, corner));
        deal(rival, "MT");
        assertEquals(List.of(), settling(planner, corner), "two cards pay no settlement");
    }

    /** A settlement of a rival beside a site takes it, too (Y14). */
    @Test
    void aSiteBesideOneThatARivalReachesMayBeLostFirst() {
        toRoundTwo();
        Seat planner = second();
        int corner = crossing();
        int[] edges = Net.edgesAt(corner);
        live(planner, corner, edges[0]);
        pave(planner, edges[0]);
        deal(planner, "MTO");
        deal(active(), "MTO");
        int beside = Net.across(edges[1], corner);
        int between = away(corner, 1);
        assertEquals(List.of(), settling(planner, corner));
        pave(active(), Net.edge(beside, between).orElseThrow());
        pave(active(), Net.edge(between, beyond(between, beside)).orElseThrow());
        build(active(), buildings -> buildings.settling(beyond(between, beside)));
        assertEquals(List.of(name(active()) + " también llega, y juega antes"), settling(planner, corner));
    }

    /** A seat that has left the game does not come first. */
    @Test
    void whoHasGivenUpIsNoRival() {
        toRoundTwo();
        Seat planner = second();
        int home = home(planner);
        deal(planner, "TTTOAATP");
        post(active(), "G1", Net.neighbours(home)[0]);
        Position position = table.position();
        table.position(position.with(
                active(),
                position.side(active())
                        .withPlayer(position.side(active()).player().leaving())));
        assertEquals(
                List.of(), said(of(planner, "reclutar guerrero " + home).line(1).cautions()));
    }

    @Test
    void aSiteBesideARivalsSoldierMayBeBlockedFirst() {
        toRoundTwo();
        Seat planner = second();
        int corner = crossing();
        int[] edges = Net.edgesAt(corner);
        live(planner, corner, edges[0]);
        pave(planner, edges[0]);
        deal(planner, "MTO");
        deal(active(), "");
        assertEquals(List.of(), settling(planner, corner));
        post(active(), "G1", Net.across(edges[2], corner));
        assertEquals(List.of(name(active()) + " puede poner antes ahí un soldado"), settling(planner, corner));
    }

    /** A corner with three edges, and room for a settlement on it and two edges away from it over each of the first two. */
    private int crossing() {
        Position position = table.position();
        return IntStream.rangeClosed(1, Net.CORNERS)
                .filter(corner -> Net.edgesAt(corner).length == 3)
                .filter(corner -> IntStream.of(corner, away(corner, 0), away(corner, 1))
                        .allMatch(each -> each > 0 && Sites.allowed(position, active(), each)))
                .findFirst()
                .orElseThrow();
    }

    /** A corner two edges away from another, over its first or second edge. */
    private static int away(int corner, int way) {
        int edge = Net.edgesAt(corner)[way];
        int beside = Net.across(edge, corner);
        return Arrays.stream(Net.neighbours(beside))
                .filter(each -> each != corner)
                .findFirst()
                .orElse(0);
    }

    /** A corner beside another, on the other side of a third. */
    private static int beyond(int corner, int from) {
        return Arrays.stream(Net.neighbours(corner))
                .filter(each -> each != from)
                .findFirst()
                .orElseThrow();
    }

    /** A corner that no soldier reaches from another in a turn. */
    private static int far(int corner) {
        return Steps.between(corner, 1) > Steps.between(corner, Net.CORNERS) ? 1 : Net.CORNERS;
    }

    /** Settles a seat two edges away from a corner, with a road on the first of them. */
    private void live(Seat seat, int corner, int edge) {
        int home = away(corner, Net.edgesAt(corner)[0] == edge ? 0 : 1);
        build(
                seat,
                buildings -> buildings
                        .settling(home)
                        .paving(Net.edge(home, Net.across(edge, corner)).orElseThrow()));
    }

    private void pave(Seat seat, int edge) {
        build(seat, buildings -> buildings.paving(edge));
    }

    private void build(Seat seat, UnaryOperator<Buildings> change) {
        Position position = table.position();
        table.position(position.with(
                seat,
                position.side(seat)
                        .withBuildings(change.apply(position.side(seat).buildings()))));
    }

    private List<String> settling(Seat planner, int corner) {
        return said(of(planner, "asentamiento " + corner).line(1).cautions());
    }

    @Test
    void aBuildingThatASoldierReachesMayBeAttackedFirst() {
        toRoundTwo();
        Seat planner = second();
        int home = home(planner);
        int beside = Net.neighbours(home)[0];
        deal(planner, "TTTOAATP");
        assertEquals(
                List.of(), said(of(planner, "reclutar guerrero " + home).line(1).cautions()));
        post(active(), "G1", far(home));
        assertEquals(
                List.of(), said(of(planner, "reclutar guerrero " + home).line(1).cautions()));
        post(active(), "G1", beside);
        assertEquals(
                List.of(name(active()) + " puede atacarlo antes"),
                said(of(planner, "reclutar guerrero " + home).line(1).cautions()));
        assertEquals(
                List.of(name(active()) + " puede atacarlo antes"),
                said(of(planner, "ciudad " + home).line(1).cautions()));
    }

    /** Only what everybody sees counts: two cards pay a warrior, and a soldier beside it can step in. */
    @Test
    void whoeverIsAttackedMayGuardItFirst() {
        toRoundTwo();
        Seat planner = second();
        int target = home(active());
        post(planner, "G1", Net.neighbours(target)[0]);
        deal(active(), "M");
        assertEquals(List.of(), said(of(planner, "atacar G1 " + target).line(1).cautions()));
        deal(active(), "MM");
        assertEquals(
                List.of(name(active()) + " puede guardarlo antes"),
                said(of(planner, "atacar G1 " + target).line(1).cautions()));
        List.of("G1", "G2", "A1").forEach(id -> post(active(), id, far(target)));
        assertEquals(
                List.of(),
                said(of(planner, "atacar G1 " + target).line(1).cautions()),
                "nobody is left to recruit, and all are far away");
        deal(active(), "M");
        post(active(), "G1", Net.neighbours(target)[1]);
        assertEquals(
                List.of(name(active()) + " puede guardarlo antes"),
                said(of(planner, "atacar G1 " + target).line(1).cautions()));
    }

    @Test
    void aGuardThatLeavesIsMissedWhereSomebodyReaches() {
        toRoundTwo();
        int home = home(active());
        int away = Net.neighbours(home)[0];
        post(active(), "G1", home);
        assertEquals(List.of(), said(of(active(), "mover G1 " + away).line(1).cautions()));
        post(second(), "G1", Net.neighbours(home)[1]);
        assertEquals(
                List.of("el " + home + " se queda sin guardia y " + name(second()) + " llega"),
                said(of(active(), "mover G1 " + away).line(1).cautions()));
    }
}

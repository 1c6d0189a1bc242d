package heraldo.rules.ruleset.caos.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Latest;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Field;
import heraldo.rules.scene.Wheel.Look;
import heraldo.rules.scene.Wheel.Raid;
import heraldo.rules.scene.Wheel.Shield;
import heraldo.rules.scene.Wheel.Sign;
import heraldo.rules.scene.Wheel.World;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GalaxyPlateTest {

    private final Bundle words = Arena.HOSTED.folder().bundle(Languages.SPANISH);

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10})
    void theWheelHasEverySectorSubsectorAndPlanet(int bands) {
        Wheel wheel = wheel(plate(Arena.war(bands)));
        int outer = Math.max(5, bands);
        assertEquals(outer + 4, wheel.sectors().size());
        assertEquals(2 * (outer + 4), wheel.fields().size());
        assertEquals(20 + 5 * outer, wheel.worlds().size());
        assertEquals(1, wheel.sectors().stream().filter(Wheel.Sector::open).count());
        for (boolean inner : new boolean[] {true, false}) {
            int turn = wheel.sectors().stream()
                    .filter(sector -> sector.inner() == inner)
                    .mapToInt(sector -> sector.span().to() - sector.span().from())
                    .sum();
            assertEquals(Wheel.TURN, turn, "sectors lie around the whole circle");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10})
    void everyPlanetLiesWithinItsRingAndAwayFromOthers(int bands) {
        Wheel wheel = wheel(plate(Arena.war(bands)));
        List<World> worlds = wheel.worlds();
        for (int i = 0; i < worlds.size(); i++) {
            Point at = worlds.get(i).at();
            long away = square(at, wheel.radii().middle());
            boolean inWall = away > 245 * 245 && away < 300 * 300;
            assertTrue(away > 60 * 60 && away < 447 * 447 && !inWall, worlds.get(i) + "");
            for (World other : worlds.subList(i + 1, worlds.size())) {
                assertTrue(square(at, other.at()) > 50 * 50, worlds.get(i) + " " + other);
            }
        }
    }

    private static long square(Point one, Point other) {
        long x = (long) one.x() - other.x();
        long y = (long) one.y() - other.y();
        return x * x + y * y;
    }

    @Test
    void whoeverControlsASubsectorIsNamedOnItsField() {
        War war = Arena.owning(Arena.war(5), 3, "RELENTE", "CENIZA", "ORILLA");
        assertEquals(
                List.of("GTE-1"),
                wheel(plate(war)).fields().stream()
                        .filter(field -> field.owner() == 3)
                        .map(Field::code)
                        .toList());
    }

    @Test
    void cadiaShowsWhatItIs() {
        World cadia = world(wheel(plate(Arena.war(5))), "Cadia");
        assertEquals(Look.CRACKED, cadia.look());
        assertEquals(Optional.of(new Shield(1, true)), cadia.shield());
        assertEquals(3, cadia.people().orElseThrow().number());
        assertEquals("person", cadia.people().orElseThrow().icon());
        assertEquals(1, cadia.resources());
        World hachazo = world(wheel(plate(Arena.war(5))), "Hachazo");
        assertEquals("K", hachazo.holy().orElseThrow().letter());
        assertEquals(Look.LIVING, hachazo.look());
    }

    @Test
    void aTurnShowsItsAttacksAndWhatChangedHands() {
        War before = Arena.owning(Arena.war(5), 1, "VIGILIA", "CADIA", "ORILLA");
        War after = Arena.owning(Arena.owning(before, 1, "RELENTE"), 2, "ORILLA")
                .withLatest(new Latest(
                        List.of(
                                new Attack("RELENTE", Arena.seat(1), 2, Optional.of("PC-1"), true),
                                new Attack("ABISMAL", Arena.seat(3), 1, Optional.empty(), false)),
                        new TreeMap<>(),
                        new TreeSet<>(List.of("RELENTE")),
                        new TreeMap<>()));
        Scene scene = Arena.HOSTED
                .ruleset()
                .draw()
                .scene(new Aftermath<>(before, List.of(), new Chronicle(List.of()), after, Viewer.SPECTATOR));
        Plate plate = scene.plate().orElseThrow();
        Wheel wheel = wheel(plate);
        assertEquals(
                List.of("Orilla", "Relente"),
                wheel.worlds().stream()
                        .filter(world -> world.dominion().changed())
                        .map(world -> say(world.name()))
                        .toList());
        Raid won = wheel.raids().get(0);
        assertEquals("Vigilia", say(wheel.worlds().get(won.from().getAsInt()).name()));
        assertEquals("Relente", say(wheel.worlds().get(won.to()).name()));
        assertEquals(List.of(2, false), List.of(won.units(), won.failed()));
        Raid failed = wheel.raids().get(1);
        assertEquals(OptionalInt.empty(), failed.from());
        assertTrue(failed.failed());
        assertEquals("Turno 1 de 8", say(plate.subheading()));
        assertEquals(
                List.of(Sign.CHANGED, Sign.FAILED, Sign.SHIELD, Sign.RESOURCE, Sign.PEOPLE, Sign.HOLY),
                plate.keys().stream().map(Plate.Key::mark).toList());
    }

    @Test
    void bandsStandInTheOrderOfTheirPoints() {
        War war = Arena.war(10).with(Arena.seat(4), band -> band.scored(7));
        Plate plate = plate(war);
        assertEquals(10, plate.ranks().size());
        assertEquals(4, plate.ranks().get(0).seat().number());
        assertEquals(
                List.of(1, 7),
                List.of(plate.ranks().get(0).place(), plate.ranks().get(0).total()));
        assertEquals(2, plate.ranks().get(9).place());
    }

    private static Plate plate(War war) {
        return Arena.HOSTED
                .ruleset()
                .draw()
                .scene(war, Viewer.SPECTATOR)
                .plate()
                .orElseThrow();
    }

    private static Wheel wheel(Plate plate) {
        return plate.wheel().orElseThrow();
    }

    private World world(Wheel wheel, String name) {
        return wheel.worlds().stream()
                .filter(world -> say(world.name()).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String say(Message message) {
        return words.say(message, seat -> "seat");
    }
}

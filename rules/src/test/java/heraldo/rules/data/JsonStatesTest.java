package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** States are written as JSON and read back as they were. */
class JsonStatesTest {

    sealed interface Land {}

    record Plain() implements Land {}

    record Mine(int richness) implements Land {}

    sealed interface Owner extends Comparable<Owner> {
        static Owner of(String text) {
            return text.equals("wild") ? new Wild() : new Held(Seat.of(text));
        }

        @Override
        default int compareTo(Owner other) {
            return toString().compareTo(other.toString());
        }
    }

    record Wild() implements Owner {
        @Override
        public String toString() {
            return "wild";
        }
    }

    record Held(Seat seat) implements Owner {
        @Override
        public String toString() {
            return seat.toString();
        }
    }

    record World(
            int turn,
            SortedMap<Owner, Land> lands,
            SortedSet<Seat> absent,
            Optional<String> name,
            Optional<Owner> lord,
            List<Message> log,
            Mine mine,
            boolean over) {

        public boolean isEmpty() {
            return lands.isEmpty();
        }

        public int getSize() {
            return lands.size();
        }
    }

    private final JsonStates<World> codec = JsonStates.of(World.class, 3).with(Owner.class, Owner::toString, Owner::of);

    private static World world() {
        SortedMap<Owner, Land> lands = new TreeMap<>();
        lands.put(new Wild(), new Mine(2));
        lands.put(new Held(new Seat(1)), new Plain());
        Message inner = Message.of("b", "n", 4_000_000_000L, "all", List.of("x", new Seat(3)));
        Message message = Message.of("a", "who", new Seat(2), "said", new PlayerText("«ñ»"), "n", 7, "then", inner);
        return new World(
                5,
                lands,
                new TreeSet<>(List.of(new Seat(4))),
                Optional.empty(),
                Optional.of(new Wild()),
                List.of(message),
                new Mine(1),
                true);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        assertEquals(world(), codec.read(codec.write(world())));
    }

    @Test
    void equalStatesGiveTheSameTextWithTheVersionOfTheFormat() {
        String json = codec.write(world());
        assertEquals(json, codec.write(codec.read(json)));
        assertTrue(json.startsWith("{\"format\":3,\"state\":{\"turn\":5,\"lands\":{\"seat-1\":"), json);
    }

    record Clock(int turn, Optional<String> bell) {}

    record Tower(String name, Clock clock, boolean open) {}

    @Test
    void aRecordThatIsInlinedIsWrittenAsFieldsOfTheOneAroundIt() {
        JsonStates<Tower> towers = JsonStates.of(Tower.class, 1, Clock.class);
        Tower tower = new Tower("a", new Clock(3, Optional.empty()), true);
        String json = towers.write(tower);
        assertEquals("{\"format\":1,\"state\":{\"name\":\"a\",\"turn\":3,\"bell\":null,\"open\":true}}", json);
        assertEquals(tower, towers.read(json));
        assertThrows(IllegalArgumentException.class, () -> towers.read(json.replace("\"turn\":3,", "")));
        assertThrows(
                IllegalArgumentException.class, () -> towers.read(json.replace("\"turn\":3", "\"turn\":3,\"hour\":1")));
    }

    @Test
    void anotherFormatOrATextThatIsNoStateIsRefused() {
        String json = codec.write(world());
        assertThrows(IllegalArgumentException.class, () -> codec.read(json.replace("\"format\":3", "\"format\":2")));
        assertThrows(IllegalArgumentException.class, () -> codec.read(json.replace("\"turn\"", "\"trn\"")));
        assertThrows(IllegalArgumentException.class, () -> codec.read(json.replace("\"wild\"", "\"nobody\"")));
        assertThrows(IllegalArgumentException.class, () -> codec.read("{"));
    }
}

package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Later;
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

    interface Wish {}

    record Rest(int days) implements Wish {}

    record Feast(String dish) implements Wish {}

    record Diary(List<Wish> wishes) {}

    @Test
    void recordsListedForAnOpenInterfaceAreTaggedLikeThoseOfASealedOne() {
        JsonStates<Diary> diaries = JsonStates.of(Diary.class, 1).with(Wish.class, List.of(Rest.class));
        Diary diary = new Diary(List.of(new Rest(2)));
        String json = diaries.write(diary);
        assertEquals("{\"format\":1,\"state\":{\"wishes\":[{\"is\":\"Rest\",\"days\":2}]}}", json);
        assertEquals(diary, diaries.read(json));
        String unlisted = json.replace("Rest", "Feast").replace("\"days\":2", "\"dish\":\"soup\"");
        assertThrows(IllegalArgumentException.class, () -> diaries.read(unlisted));
    }

    record Purse(int coins, String owner) {}

    record Stall(int place, @Inline Purse purse, boolean open) {}

    @Test
    void componentsThatStandAmongThoseOfTheirRecordAreReadAsStrictlyAsTheOthers() {
        JsonStates<Stall> stalls = JsonStates.of(Stall.class, 1);
        Stall stall = new Stall(4, new Purse(7, "ana"), true);
        String json = stalls.write(stall);
        assertEquals("{\"format\":1,\"state\":{\"place\":4,\"coins\":7,\"owner\":\"ana\",\"open\":true}}", json);
        assertEquals(stall, stalls.read(json));
        for (String spoilt : List.of(
                json.replace("\"place\"", "\"more\":1,\"place\""),
                json.replace("\"coins\":7,", ""),
                json.replace("\"coins\"", "\"coin\""),
                json.replace(":7", ":null"),
                json.replace("{\"place\":4", "[{\"place\":4").replace("true}", "true}]"))) {
            assertThrows(IllegalArgumentException.class, () -> stalls.read(spoilt), spoilt);
        }
    }

    record Fair(SortedMap<Integer, Stall> stalls, @Later Optional<Purse> takings, Land ground) {}

    @Test
    void fieldsStandInAnyOrderEachOnceAndOfWhatIsRefusedThePlaceIsTold() {
        JsonStates<Fair> fairs = JsonStates.of(Fair.class, 1);
        SortedMap<Integer, Stall> stalls = new TreeMap<>();
        stalls.put(12, new Stall(4, new Purse(7, "ana"), true));
        Fair fair = new Fair(stalls, Optional.empty(), new Mine(3));
        String stall = "{\"place\":4,\"coins\":7,\"owner\":\"ana\",\"open\":true}";
        String json = fairs.plain(fair);
        assertEquals("{\"stalls\":{\"12\":" + stall + "},\"ground\":{\"is\":\"Mine\",\"richness\":3}}", json);
        String turned = "{\"open\":true,\"owner\":\"ana\",\"coins\":7,\"place\":4}";
        assertEquals(fair, fairs.ofPlain(json.replace(stall, turned)));
        assertRefused(
                fairs,
                json.replace("\"coins\":7", "\"coins\":7,\"coins\":7"),
                "coins stands there twice (at /stalls/12/coins)");
        assertRefused(fairs, json.replace(stall, stall + ",\"12\":" + stall), "12 stands there twice (at /stalls/12)");
        assertRefused(fairs, json.replace("\"coins\":7,", ""), "the field coins is missing (at /stalls/12)");
        assertRefused(fairs, json.replace("coins", "coin"), "Stall has no field coin (at /stalls/12/coin)");
        assertRefused(fairs, json.replace("Mine", "Moon"), "there is no Moon (at /ground/is)");
        assertRefused(
                fairs, json.replace("7", "null"), "value number int is expected, not value null (at /stalls/12/coins)");
        assertRefused(fairs, json + "{}", "more follows it (at )");
    }

    private static void assertRefused(JsonStates<?> codec, String json, String reason) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> codec.ofPlain(json), json);
        assertEquals("no stored Fair: " + reason, refused.getMessage());
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

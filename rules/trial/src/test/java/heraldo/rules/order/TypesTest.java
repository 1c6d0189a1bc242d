package heraldo.rules.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Values of types that are made of other types. */
class TypesTest {

    private static final ParamType<Integer> DIGIT = Types.whole("whole", 1, 9);

    private final Lexicon lexicon =
            Hosted.find("cairn").orders().lexicon(Languages.SPANISH, Roster.of(HostedRuleset.seats(3)));

    @Test
    void aListIsWrittenWithCommasAndStoredByItsValues() {
        ParamType<List<Integer>> list = Types.list("digits", DIGIT, 1, 3);
        assertEquals("3, 4", list.write(List.of(3, 4), lexicon));
        assertEquals(List.of("3, 4", "3", "4"), list.called(List.of(3, 4), lexicon));
        assertEquals(
                Optional.of(List.of(3, 4)),
                list.read(Words.of("3, 4"), lexicon).getFirst().value());
        assertEquals(List.of(3, 4), list.decode(list.encode(List.of(3, 4))));
    }

    @Test
    void aTypeUnderAnotherNameHasTheSameValues() {
        ParamType<Integer> stones = DIGIT.named("stones");
        assertEquals("stones", stones.name());
        assertEquals(7, stones.decode(stones.encode(7)));
        assertEquals("7", stones.write(7, lexicon));
        assertEquals(DIGIT.called(7, lexicon), stones.called(7, lexicon));
        assertEquals(DIGIT.input(), stones.input());
        assertEquals(DIGIT.usual(), stones.usual());
    }
}

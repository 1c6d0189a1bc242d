package heraldo.rules.ruleset.cathay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the game master may correct (Y55): at once, in public, and never into an impossible position. */
class CorrectionsTest {

    private final Table table = Table.of(3, 5);

    private static Order edict(String line) {
        return Table.HOSTED.books().edicts().read(line, Table.lexicon()).order().orElseThrow();
    }

    private Amendment<Position> amend(String line) {
        Amendment<Position> amendment = Table.RULES.direct().amend(table.position(), edict(line));
        table.position(amendment.state());
        return amendment;
    }

    @Test
    void everyCorrectionDoesWhatItSaysAndLeavesALegalPosition() {
        for (String line : List.of(
                "colocar #1 24",
                "trazar 24-30 #1",
                "mano #1 3 trigo",
                "apostar #1 guerrero 24",
                "elevar 24",
                "ladron K",
                "marcar #3 ausente")) {
            Amendment<Position> amendment = amend(line);
            assertEquals(Optional.empty(), amendment.refusal(), line);
            assertTrue(amendment.notice().isPresent());
            assertEquals(List.of(), Table.RULES.play().violations(table.position()), line);
        }
        assertEquals(3, table.position().side(new Seat(1)).hand().size());
        assertTrue(table.position().side(new Seat(1)).buildings().cities().has(24));
        assertEquals(1, table.position().honours().dev());
    }

    /** The changes that a viewer is told of after a correction. */
    private List<String> changed(String line, Viewer viewer) {
        Position before = table.position();
        Order edict = edict(line);
        table.position(Table.RULES.direct().amend(before, edict).state());
        return Table.RULES.direct().changes(before, table.position(), edict, viewer).stream()
                .map(change -> change.what().key() + ": " + change.from() + " > " + change.to())
                .toList();
    }

    @Test
    void everyCorrectionSaysWhatItHasChanged() {
        Viewer own = Viewer.of(new Seat(1));
        for (String line : List.of("colocar #1 24", "elevar 24", "arrasar 24", "colocar #1 24", "trazar 24-30 #1")) {
            assertEquals(1, changed(line, Viewer.SPECTATOR).size(), line);
        }
        for (String line : List.of("apostar #1 guerrero 24", "licenciar #1 24", "ladron K", "marcar #3 ausente")) {
            assertEquals(1, changed(line, Viewer.SPECTATOR).size(), line);
        }
        assertTrue(changed("mano #1 3 trigo", own).getFirst().startsWith("change.hand"));
        assertTrue(changed("mano #1 4 trigo", Viewer.SPECTATOR).getFirst().startsWith("change.cards"));
    }

    @Test
    void theNoticeOfACorrectedHandDoesNotSayWhatIsInIt() {
        amend("colocar #1 24");
        assertFalse(amend("mano #1 3 trigo").notice().orElseThrow().toString().contains("3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"colocar #1 30", "colocar #4 40", "mano #1 20 trigo", "elevar 40", "arrasar 40"})
    void whatWouldBeImpossibleIsRefusedAndChangesNothing(String line) {
        amend("colocar #1 24");
        Position before = table.position();
        assertEquals(Optional.of("GM-IMPOSSIBLE"), amend(line).refusal().map(Refusal::code));
        assertEquals(before, table.position());
    }
}

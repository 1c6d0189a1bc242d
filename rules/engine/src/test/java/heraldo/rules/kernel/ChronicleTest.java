package heraldo.rules.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The story of a turn that is played in several steps. */
class ChronicleTest {

    private static final Seat ANA = new Seat(1);
    private static final Message BUILDS = Message.of("builds");
    private static final Message ENDS = Message.of("ends");

    private static Section section(String title, Entry... entries) {
        return new Section(Message.of(title), Optional.empty(), List.of(entries));
    }

    @Test
    void aLaterStepGoesOnUnderTheHeadingsThatAreThere() {
        Chronicle first = new Chronicle(List.of(section("orders", Entry.open(BUILDS))));
        Chronicle second = new Chronicle(List.of(
                section("orders", Entry.open(ENDS)),
                section("dice", Entry.open(ENDS)),
                section("dice", Entry.open(ENDS))));
        assertEquals(
                new Chronicle(List.of(
                        section("orders", Entry.open(BUILDS), Entry.open(ENDS)),
                        section("dice", Entry.open(ENDS)),
                        section("dice", Entry.open(ENDS)))),
                first.followedBy(second));
    }

    @Test
    void whatConcernsOneSeatIsNotToldToAll() {
        Chronicle secret = new Chronicle(List.of(section("yours", Entry.secret(ANA, BUILDS))));
        assertEquals(new TreeSet<>(List.of(ANA)), secret.concerned());
        assertFalse(secret.told());
        assertTrue(secret.followedBy(new Chronicle(List.of(section("dice", Entry.open(ENDS)))))
                .told());
    }
}

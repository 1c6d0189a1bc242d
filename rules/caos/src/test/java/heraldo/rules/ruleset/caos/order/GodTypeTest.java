package heraldo.rules.ruleset.caos.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heraldo.rules.order.Input;
import heraldo.rules.ruleset.caos.book.Faith;
import org.junit.jupiter.api.Test;

/** The god of a deed. */
class GodTypeTest {

    @Test
    void theMajorGodsAreOffered() {
        Input.Choice choice = assertInstanceOf(Input.Choice.class, Values.GOD.input());
        assertEquals(Faith.MAJOR.stream().map(Faith::code).toList(), choice.values());
    }
}

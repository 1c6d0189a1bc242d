package heraldo.rules.ruleset.kaixiflan.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that the fields of the game master's acts offer. */
class EdictFieldsTest {

    private static List<String> offered(String kind) {
        EdictFields fields = new EdictFields(Table.GAME, Table.realm(1, Table.seats(1, 3)), Viewer.DIRECTOR);
        for (OrderType<?> type :
                new KaixiflanGame().create(Table.FOLDER).direct().edicts()) {
            for (Param param : type.params()) {
                if (param.type().filter(each -> each.name().equals(kind)).isPresent()) {
                    return fields.of(type, param);
                }
            }
        }
        throw new IllegalArgumentException(kind);
    }

    @Test
    void provincesInPlayAreOfferedAndIndependentsWhereTheyMayOwnSomething() {
        assertEquals(List.of("seat-1", "seat-3"), offered("seat"));
        assertEquals(List.of("seat-1", "seat-3", "independents"), offered("owner"));
    }
}

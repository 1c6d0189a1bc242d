package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.discord.gate.SlashHandler;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every command has one right, and it is the one that was written down for it by hand. */
class AuthorityTableTest {

    private final Handlers handlers = Registry.of(Stage.catalog());
    private final CommandRights rights = handlers.rights();

    @Test
    void everyCommandHasTheRightThatIsWrittenForIt() {
        assertEquals(WrittenRights.commands(), new TreeSet<>(rights.commands()), "a new command needs a written row");
        for (String command : rights.commands()) {
            assertEquals(WrittenRights.to(command), row(rights.to(command).orElseThrow()), command);
        }
    }

    private static WrittenRights row(Right right) {
        return new WrittenRights(all(Actor.class, right::isOf), all(Progress.class, right::holds), right.rank());
    }

    private static <E extends Enum<E>> Set<E> all(Class<E> type, Predicate<E> marked) {
        return Stream.of(type.getEnumConstants()).filter(marked).collect(Collectors.toSet());
    }

    @Test
    void noRightIsForNothing() {
        for (Right right : Right.values()) {
            assertNotEquals(List.of(), rights.commands(right), right.name());
        }
    }

    @Test
    void aCommandThatIsNotThereHasNoRight() {
        assertEquals(
                List.of(),
                Stream.of("gm", "gm pause now", "", "campaign")
                        .flatMap(each -> rights.to(each).stream())
                        .toList());
    }

    @Test
    void aButtonThatDoesWhatNoCommandDoesIsNotTakenIn() {
        List<SlashHandler> none = List.of();
        List<ComponentHandler> buttons = List.copyOf(handlers.components().values());
        assertThrows(IllegalStateException.class, () -> new Handlers(none, buttons, new Corrections()));
    }

    @Test
    void oneErrandNeedsOneRight() {
        List<SlashHandler> torn = List.of(order(0, Right.PLAY), order(1, Right.LOOK));
        assertThrows(IllegalStateException.class, () -> new Handlers(torn, List.of(), new Corrections()));
    }

    /** Some command or other, as if it were an order of a ruleset. */
    private SlashHandler order(int form, Right right) {
        SlashHandler handler = mock(SlashHandler.class);
        when(handler.form()).thenReturn(handlers.forms().get(form));
        when(handler.errand()).thenReturn("order");
        when(handler.right()).thenReturn(right);
        return handler;
    }
}

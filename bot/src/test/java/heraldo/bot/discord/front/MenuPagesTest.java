package heraldo.bot.discord.front;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.ConfigRoots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Menus of more topics than Discord takes. */
class MenuPagesTest {
    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;
    private static final Speech PLAIN =
            new Dictionary(ROOTS.languages()).speech(Tongue.of("es")).plain();

    private static List<MenuChoice> topics(int count) {
        return IntStream.range(0, count)
                .mapToObj(topic -> MenuChoice.of("topic-" + topic, "Topic " + topic, ""))
                .toList();
    }

    @Test
    void whatFitsStaysInOneMenu() {
        assertEquals(topics(25), MenuPages.of(topics(25), 0, PLAIN));
    }

    @Test
    void everyTopicIsReachedByPressingOnForwardAndBack() {
        List<MenuChoice> all = topics(60);
        TreeSet<String> seen = new TreeSet<>();
        Optional<Integer> page = Optional.of(0);
        List<Integer> turned = new ArrayList<>();
        while (page.isPresent()) {
            List<MenuChoice> shown = MenuPages.of(all, page.get(), PLAIN);
            assertTrue(shown.size() <= DiscordLimit.SELECT_OPTIONS.most());
            shown.stream()
                    .map(MenuChoice::value)
                    .filter(value -> MenuPages.page(value).isEmpty())
                    .forEach(seen::add);
            turned.add(page.get());
            page = MenuPages.page(shown.getLast().value());
        }
        assertEquals(60, seen.size());
        assertEquals(List.of(0, 1, 2), turned);
        List<MenuChoice> last = MenuPages.of(all, 2, PLAIN);
        assertEquals(Optional.of(1), MenuPages.page(last.getFirst().value()));
        assertEquals(last, MenuPages.of(all, 99, PLAIN), "beyond the last");
    }

    @Test
    void theMenuStaysAtThePageOfWhatIsOpen() {
        List<MenuChoice> all = new ArrayList<>(topics(60));
        all.set(30, all.get(30).withChosen(true));
        assertEquals(1, MenuPages.withChosen(all));
        assertTrue(MenuPages.of(all, MenuPages.withChosen(all), PLAIN).contains(all.get(30)));
    }
}

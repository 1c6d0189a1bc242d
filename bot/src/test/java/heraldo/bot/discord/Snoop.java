package heraldo.bot.discord;

import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;

/**
 * Opens every page that somebody comes to by pressing and choosing, one after the other, whatever that would do: meant for a
 * rehearsal.
 */
final class Snoop {

    /** So many presses of one kind are enough: after that come others like them. */
    private static final int MOST_ALIKE = 10;

    /** What is opened elsewhere, or has nothing to do with a campaign. */
    private static final List<String> LEFT_OUT = List.of("desk.", "shelf.", "settings.", "lesson.");

    /** What is filled in has a number that never comes twice. */
    private static final String NUMBERED = "edict";

    private final Forger forger;
    private final ComponentIds componentIds;
    private final User user;
    private final Channel place;
    private final Queue<Forger.Heard> pages = new ArrayDeque<>();
    private final Set<String> opened = new HashSet<>();
    private final Map<String, Integer> alike = new TreeMap<>();
    private int turned;

    Snoop(Forger forger, ComponentIds componentIds, User user, Channel place) {
        this.forger = forger;
        this.componentIds = componentIds;
        this.user = user;
        this.place = place;
    }

    /** Presses this button first, though they have never seen it. */
    Snoop pressing(ComponentId button) {
        turn(componentIds.issue(button), Optional.empty());
        return this;
    }

    /** Gives this command first. */
    Snoop giving(Typed command) {
        pages.add(forger.command(user, place, command.given("")));
        return this;
    }

    /** Opens all that can be opened from there: how many pages that are. */
    int everywhere() {
        while (!pages.isEmpty()) {
            Forger.Heard page = pages.remove();
            for (String button : page.buttons()) {
                if (fresh(button, "")) {
                    turn(button, Optional.empty());
                }
            }
            page.menus().forEach(menu -> {
                String customId = menu.path("custom_id").asText();
                Menus.offered(menu).stream()
                        .filter(value -> fresh(customId, value))
                        .forEach(value -> turn(customId, Optional.of(value)));
            });
        }
        return turned;
    }

    private void turn(String customId, Optional<String> value) {
        turned++;
        pages.add(forger.turn(user, place, customId, value));
    }

    private boolean fresh(String customId, String value) {
        return componentIds
                .read(customId)
                .filter(id -> LEFT_OUT.stream().noneMatch(id.action()::startsWith))
                .filter(id -> opened.add(
                        id.action() + " " + (id.action().startsWith(NUMBERED) ? "" : id.argument()) + " " + value))
                .filter(id -> alike.merge(id.action(), 1, Integer::sum) <= MOST_ALIKE)
                .isPresent();
    }
}

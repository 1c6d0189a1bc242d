package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reminders of actions that the realm could still take and usually wants to. */
record Unused(Prospect prospect) {

    private static final int MOST = 999;

    List<Message> messages() {
        List<Message> messages = new ArrayList<>();
        if (!prospect.leaves()) {
            build().or(this::recruit).ifPresent(messages::add);
            choose().ifPresent(messages::add);
        }
        vote().ifPresent(messages::add);
        return messages;
    }

    /** The best hex that could still be raised. */
    private Optional<Message> build() {
        return prospect.own().stream()
                .filter(hex -> prospect.ready().field().level(hex) == level(hex) && level(hex) < Tile.TOP)
                .filter(hex -> prospect.purse().covers(prospect.costs().build(level(hex))))
                .max(Comparator.comparing(
                                (Integer hex) -> prospect.world().tile(hex).city())
                        .thenComparingInt(this::level)
                        .thenComparing(Comparator.reverseOrder()))
                .map(hex -> prospect.at("outlook.unused.build", hex).with("level", level(hex) + 1));
    }

    private int level(int hex) {
        return prospect.world().tile(hex).level();
    }

    private Optional<Message> recruit() {
        int soldiers = prospect.purse().affords(prospect.costs().recruit(), MOST);
        return soldiers == 0
                ? Optional.empty()
                : Optional.of(Message.of("outlook.unused.recruit", "soldiers", soldiers));
    }

    /** Cities that were never told what to yield. */
    private Optional<Message> choose() {
        List<Income> incomes = prospect.standing(Income.class);
        List<Integer> idle = prospect.own().stream()
                .filter(hex -> prospect.world().tile(hex).city())
                .filter(hex -> prospect.world().tile(hex).choice().isEmpty())
                .filter(hex -> incomes.stream().noneMatch(income -> income.all() || income.city() == hex))
                .toList();
        return idle.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("outlook.unused.choice", "places", prospect.places(idle))
                        .with("count", idle.size()));
    }

    /** The last round is the last chance to ask for more. */
    private Optional<Message> vote() {
        World world = prospect.world();
        boolean silent = world.round() == world.last()
                && world.realm(prospect.seat()).vote() == 0
                && Settings.of(world).extensionMax() > 0
                && prospect.standing(Extend.class).isEmpty();
        return silent ? Optional.of(Message.of("outlook.unused.vote")) : Optional.empty();
    }
}

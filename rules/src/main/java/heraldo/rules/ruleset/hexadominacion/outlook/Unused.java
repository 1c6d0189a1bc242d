package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What the realm could still do and usually wants to. */
record Unused(Plan plan) {

    private static final int MOST = 999;

    List<Message> messages() {
        List<Message> messages = new ArrayList<>();
        if (plan.standing(Surrender.class).isEmpty()) {
            build().or(this::recruit).ifPresent(messages::add);
            choose().ifPresent(messages::add);
        }
        vote().ifPresent(messages::add);
        return messages;
    }

    /** The best hex that could still be raised. */
    private Optional<Message> build() {
        List<Integer> sites =
                plan.standing(Build.class).stream().map(Build::hex).toList();
        return plan.own().stream()
                .filter(hex -> !sites.contains(hex) && level(hex) < Tile.TOP)
                .filter(hex -> plan.purse().covers(plan.book().costs().build(level(hex))))
                .max(Comparator.comparing(
                                (Integer hex) -> plan.world().tile(hex).city())
                        .thenComparingInt(this::level)
                        .thenComparing(Comparator.reverseOrder()))
                .map(hex -> plan.at("outlook.unused.build", hex).with("level", level(hex) + 1));
    }

    private int level(int hex) {
        return plan.world().tile(hex).level();
    }

    private Optional<Message> recruit() {
        int soldiers = plan.purse().affords(plan.book().costs().recruit(), MOST);
        return soldiers == 0
                ? Optional.empty()
                : Optional.of(Message.of("outlook.unused.recruit", "soldiers", soldiers));
    }

    /** Cities that were never told what to yield. */
    private Optional<Message> choose() {
        List<Income> incomes = plan.standing(Income.class);
        List<Integer> idle = plan.own().stream()
                .filter(hex -> plan.world().tile(hex).city())
                .filter(hex -> plan.world().tile(hex).choice().isEmpty())
                .filter(hex -> incomes.stream().noneMatch(income -> income.all() || income.city() == hex))
                .toList();
        return idle.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("outlook.unused.choice", "places", plan.places(idle))
                        .with("count", idle.size()));
    }

    /** The last round is the last chance to ask for more. */
    private Optional<Message> vote() {
        World world = plan.world();
        boolean silent = world.round() == world.last()
                && world.realm(plan.seat()).vote() == 0
                && world.settings().extensionMax() > 0
                && plan.standing(Extend.class).isEmpty();
        return silent ? Optional.of(Message.of("outlook.unused.vote")) : Optional.empty();
    }
}

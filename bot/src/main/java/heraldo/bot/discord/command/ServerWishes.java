package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Call;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads changes to a server's settings, whether typed or chosen in a menu. */
final class ServerWishes {

    static final String OPENERS = "openers";
    static final String ROLE = "role";
    static final String PERSON = "each-person";
    static final String SERVER = "each-server";
    static final String LANGUAGE = "language";
    static final String GAMES = "games";
    static final String CALL = "call";
    static final String RELIABILITY = "reliability";

    /** Settings that name a role. */
    static final Set<String> ROLES = Set.of(ROLE, CALL);

    /** As it is where nobody has said anything. */
    static final String USUAL = "usual";

    private final BotContext context;

    ServerWishes(BotContext context) {
        this.context = context;
    }

    /**
     * Returns the server's rule with one setting changed.
     *
     * @param setting the name of a setting
     * @param values its values as in menus and options; an unknown setting changes nothing
     */
    HouseRule changed(HouseRule before, String setting, List<String> values) {
        String value = values.isEmpty() ? USUAL : values.get(0);
        return switch (setting) {
            case ROLE -> opened(before, Long.parseUnsignedLong(value));
            case CALL -> called(before, Long.parseUnsignedLong(value));
            case OPENERS -> before.opening(Openers.valueOf(value.toUpperCase(Locale.ROOT)), 0);
            case PERSON -> before.withQuota(before.quota().forPerson(number(value)));
            case SERVER -> before.withQuota(before.quota().forServer(number(value)));
            case LANGUAGE -> before.withLanguage(said(value).map(Locale::of));
            case GAMES -> before.barring(allBut(values));
            case RELIABILITY -> before.showingReliability(Boolean.parseBoolean(value));
            default -> before;
        };
    }

    private static Optional<String> said(String value) {
        return Optional.of(value).filter(any -> !any.equals(USUAL));
    }

    private static OptionalInt number(String value) {
        return said(value).map(Integer::parseInt).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    private SortedSet<String> allBut(List<String> allowed) {
        return context.games().stream()
                .map(Game::id)
                .filter(id -> !allowed.contains(id))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the rule with the roles that the command names for opening campaigns and for calls. */
    HouseRule roles(Call call, HouseRule before) {
        Optional<Openers> said = call.text(OPENERS).map(word -> Openers.valueOf(word.toUpperCase(Locale.ROOT)));
        Optional<Long> role = call.text(ROLE).map(Long::parseUnsignedLong);
        if ((role.isPresent() && said.filter(openers -> openers != Openers.ROLE).isPresent())
                || (role.isEmpty()
                        && said.filter(openers -> openers == Openers.ROLE).isPresent())) {
            throw Refusals.of("which-role");
        }
        HouseRule opened = role.map(id -> opened(before, id))
                .or(() -> said.map(openers -> before.opening(openers, 0)))
                .orElse(before);
        return call.text(CALL)
                .map(Long::parseUnsignedLong)
                .map(id -> called(opened, id))
                .orElse(opened);
    }

    /** The role that Discord calls @everyone has the server's own id, and nobody wears it. */
    private static HouseRule opened(HouseRule before, long role) {
        return role == before.guild() ? before.opening(Openers.EVERYBODY, 0) : before.opening(Openers.ROLE, role);
    }

    /** Returns the rule with the role to call; the server's own role, everybody, clears it. */
    private static HouseRule called(HouseRule rule, long role) {
        return rule.calling(role == rule.guild() ? 0 : role);
    }
}

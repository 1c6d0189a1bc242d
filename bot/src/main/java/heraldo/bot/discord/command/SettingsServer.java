package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /settings server}: the managers of a server say who may open campaigns in it. */
final class SettingsServer implements SlashHandler {

    private static final String OPENERS = "openers";
    private static final String ROLE = "role";

    private final BotContext context;
    private final Forms forms;

    SettingsServer(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "settings server", forms.open(OPENERS, Kind.TEXT).withChoices(choices()), forms.open(ROLE, Kind.ROLE));
    }

    @Override
    public Right right() {
        return Right.GOVERN;
    }

    private SortedMap<String, Map<Tongue, String>> choices() {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (Openers each : Openers.values()) {
            choices.put(word(each), context.dictionary().words("discord.openers." + word(each)));
        }
        return choices;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        long server = call.act().place().guild();
        Optional<HouseRule> wish = wish(call, server);
        wish.ifPresent(rule -> context.office().houses().settle(call.act(), rule));
        HouseRule rule = wish.orElseGet(() -> context.office().houses().rule(server));
        return Answer.of(context.speech(call)
                .say("discord.settings.openers-" + word(rule.openers()), "role", "<@&" + rule.role() + ">"));
    }

    /** What is to be from now on; empty if somebody only asks. */
    private static Optional<HouseRule> wish(Call call, long server) {
        Optional<Openers> said = call.text(OPENERS).map(word -> Openers.valueOf(word.toUpperCase(Locale.ROOT)));
        Optional<Long> role = call.text(ROLE).map(Long::parseUnsignedLong);
        if ((role.isPresent() && said.filter(openers -> openers != Openers.ROLE).isPresent())
                || (role.isEmpty()
                        && said.filter(openers -> openers == Openers.ROLE).isPresent())) {
            throw Refusals.of("which-role");
        }
        // The role that Discord calls @everyone has the server's own id, and nobody wears it.
        return role.map(id -> id == server ? rule(server, Openers.EVERYBODY) : new HouseRule(server, Openers.ROLE, id))
                .or(() -> said.map(openers -> rule(server, openers)));
    }

    private static HouseRule rule(long server, Openers openers) {
        return new HouseRule(server, openers, 0);
    }

    private static String word(Openers openers) {
        return openers.name().toLowerCase(Locale.ROOT);
    }
}

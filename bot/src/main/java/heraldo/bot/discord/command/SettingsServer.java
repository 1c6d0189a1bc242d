package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /settings server}: the managers of a server say who may open campaigns in it, how many, and which; whom invitations call. */
final class SettingsServer implements SlashHandler {

    private static final int MOST = 999;

    private final BotContext context;
    private final Forms forms;

    SettingsServer(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "settings server",
                forms.open(ServerWishes.OPENERS, Kind.TEXT).withChoices(choices()),
                forms.open(ServerWishes.ROLE, Kind.ROLE),
                forms.open(ServerWishes.PERSON, Kind.NUMBER).within(1, MOST),
                forms.open(ServerWishes.SERVER, Kind.NUMBER).within(1, MOST),
                forms.open(ServerWishes.LANGUAGE, Kind.TEXT, "house-language").withChoices(languages()),
                forms.open(ServerWishes.CALL, Kind.ROLE));
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

    private SortedMap<String, Map<Tongue, String>> languages() {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        List<Tongue> tongues = context.dictionary().tongues();
        for (Tongue each : tongues) {
            Map<Tongue, String> everywhere = new TreeMap<>();
            tongues.forEach(reader -> everywhere.put(reader, each.ownName()));
            choices.put(each.code(), everywhere);
        }
        choices.put(ServerWishes.USUAL, context.dictionary().words("discord.settings.opener-language"));
        return choices;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        HouseRule before =
                context.office().helm().houses().rule(call.act().place().guild());
        ServerWishes wishes = new ServerWishes(context);
        HouseRule wanted = wishes.roles(call, before);
        for (String setting : List.of(ServerWishes.PERSON, ServerWishes.SERVER, ServerWishes.LANGUAGE)) {
            Optional<String> value = call.text(setting);
            wanted = value.isPresent() ? wishes.changed(wanted, setting, List.of(value.get())) : wanted;
        }
        return settled(context, call, before, wanted);
    }

    /** The menus of the panel. */
    static ComponentHandler menu(BotContext context) {
        return new SettingsMenu(
                SettingsMenu.Panel.SERVER,
                (call, setting, values) -> {
                    HouseRule before = context.office()
                            .helm()
                            .houses()
                            .rule(call.act().place().guild());
                    HouseRule wanted =
                            values.isEmpty() ? before : new ServerWishes(context).changed(before, setting, values);
                    return settled(context, call, before, wanted);
                },
                call -> new ServerPanel(
                                context,
                                call,
                                context.office()
                                        .helm()
                                        .houses()
                                        .rule(call.act().place().guild()))
                        .card());
    }

    /** Keeps what managers want, and shows it. */
    private static Answer settled(BotContext context, Call call, HouseRule before, HouseRule wanted) {
        if (!wanted.equals(before)) {
            context.office().helm().houses().settle(call.act(), wanted);
        }
        return Answer.of(new ServerPanel(context, call, wanted).card());
    }

    private static String word(Openers openers) {
        return openers.name().toLowerCase(Locale.ROOT);
    }
}

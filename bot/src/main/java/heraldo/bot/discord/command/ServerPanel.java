package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The server's settings for campaigns as one message, with menus that change them in place. */
final class ServerPanel {

    private static final String WORDS = "discord.settings.";

    /** Figures that are offered, as far as the host allows them. */
    private static final int[] COUNTS = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50};

    private final BotContext context;
    private final Call call;
    private final HouseRule rule;
    private final Limits limits;
    private final Speech speech;

    ServerPanel(BotContext context, Call call, HouseRule rule) {
        this.context = context;
        this.call = call;
        this.rule = rule;
        this.limits = context.office().helm().houses().limits();
        this.speech = context.speech(call);
    }

    Card card() {
        List<Card.Part> parts = new ArrayList<>();
        parts.add(new Card.Words(String.join("\n", told())));
        parts.add(menu(ServerWishes.OPENERS, openers(), 1));
        parts.add(menu(ServerWishes.PERSON, counts(rule.quota().perPerson(), limits.perPerson()), 1));
        parts.add(menu(ServerWishes.SERVER, counts(rule.quota().perServer(), limits.perServer()), 1));
        parts.add(menu(ServerWishes.LANGUAGE, languages(), 1));
        if (!context.games().isEmpty()) {
            parts.add(menu(ServerWishes.GAMES, games(), context.games().size()));
        }
        parts.add(roles(ServerWishes.ROLE));
        parts.add(roles(ServerWishes.CALL));
        parts.add(new Card.Keys(keys()));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private Card.Roles roles(String setting) {
        return new Card.Roles(
                plain("house-" + setting),
                SettingsMenu.Panel.SERVER.componentId(call.act().user(), setting));
    }

    private List<AnswerButton> keys() {
        AnswerButton reliability =
                key("reliability-" + rule.reliability(), ServerWishes.RELIABILITY, String.valueOf(!rule.reliability()));
        return rule.called() == 0
                ? List.of(reliability)
                : List.of(reliability, key("call-nobody", ServerWishes.CALL, "0"));
    }

    private AnswerButton key(String label, String setting, String value) {
        return new AnswerButton(
                plain("key-" + label),
                SettingsMenu.Panel.SERVER.componentId(call.act().user(), setting + SettingsMenu.IS + value),
                Weight.SIDE);
    }

    private String plain(String key, Object... arguments) {
        return speech.plain().say(WORDS + key, arguments);
    }

    private List<String> told() {
        List<String> barred = context.games().stream()
                .filter(game -> rule.barred().contains(game.id()))
                .map(game -> game.name(call.tongue()))
                .toList();
        return List.of(
                rule.lostRole()
                        ? speech.say(WORDS + "openers-lost")
                        : speech.say(WORDS + "openers-" + word(rule.openers()), "role", "<@&" + rule.role() + ">"),
                speech.say(
                        WORDS + "quota",
                        "person",
                        rule.quota().perPerson().orElse(limits.perPerson()),
                        "server",
                        rule.quota().perServer().orElse(limits.perServer())),
                rule.language()
                        .map(said -> speech.say(
                                WORDS + "house-spoken",
                                "language",
                                context.dictionary().tongue(said).ownName()))
                        .orElseGet(() -> speech.say(WORDS + "house-spoken-usual")),
                barred.isEmpty()
                        ? speech.say(WORDS + "games-all")
                        : speech.say(WORDS + "games-barred", "games", String.join(", ", barred)),
                rule.called() == 0
                        ? speech.say(WORDS + "calls-nobody")
                        : speech.say(WORDS + "calls", "role", "<@&" + rule.called() + ">"),
                speech.say(WORDS + "reliability-" + rule.reliability()));
    }

    private Card.Menu menu(String setting, List<MenuChoice> choices, int most) {
        String name = plain("house-" + setting);
        return new Card.Menu(
                name,
                SettingsMenu.Panel.SERVER.componentId(call.act().user(), setting),
                choices.stream()
                        .map(choice -> new MenuChoice(
                                setting + SettingsMenu.IS + choice.value(),
                                most == 1
                                        ? plain("menu-line", "setting", name, "value", choice.label())
                                        : choice.label(),
                                choice.about(),
                                choice.chosen()))
                        .toList(),
                most);
    }

    /** Returns the choices for who may open campaigns; a role has a menu of its own. */
    private List<MenuChoice> openers() {
        return Stream.of(Openers.MANAGERS, Openers.EVERYBODY)
                .map(each -> new MenuChoice(
                        word(each), speech.plain().say("discord.openers." + word(each)), "", each == rule.openers()))
                .toList();
    }

    private List<MenuChoice> counts(OptionalInt chosen, int most) {
        return Stream.concat(
                        Stream.of(new MenuChoice(
                                ServerWishes.USUAL, plain("host-most", "most", most), "", chosen.isEmpty())),
                        IntStream.concat(IntStream.of(COUNTS), chosen.stream())
                                .filter(count -> count <= most)
                                .sorted()
                                .distinct()
                                .mapToObj(count -> new MenuChoice(
                                        String.valueOf(count),
                                        plain("at-most", "most", count),
                                        "",
                                        chosen.equals(OptionalInt.of(count)))))
                .toList();
    }

    private List<MenuChoice> languages() {
        return Stream.concat(
                        Stream.of(new MenuChoice(
                                ServerWishes.USUAL,
                                plain("opener-language"),
                                "",
                                rule.language().isEmpty())),
                        context.dictionary().tongues().stream()
                                .map(each -> new MenuChoice(
                                        each.code(),
                                        each.ownName(),
                                        "",
                                        rule.language().map(Locale::getLanguage).equals(Optional.of(each.code())))))
                .toList();
    }

    private List<MenuChoice> games() {
        return context.games().stream()
                .map(game ->
                        new MenuChoice(game.id(), name(game), "", !rule.barred().contains(game.id())))
                .collect(Collectors.toList());
    }

    private String name(Game game) {
        return game.name(call.tongue());
    }

    private static String word(Openers openers) {
        return openers.name().toLowerCase(Locale.ROOT);
    }
}

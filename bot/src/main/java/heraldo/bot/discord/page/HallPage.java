package heraldo.bot.discord.page;

import heraldo.bot.campaign.hall.Hall;
import heraldo.bot.campaign.hall.Laureate;
import heraldo.bot.campaign.hall.Skill;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.render.HallPlate;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The hall of fame of a server: as a table in words, and what its plate shows. */
public final class HallPage {

    private static final String WORDS = "discord.hall.";
    private static final String SMALL = "-# ";

    /** The number of rows in the table; the reader's own row comes on top of them. */
    private static final int MOST = 25;

    private static final List<String> WON = List.of("victories", "podiums", "campaigns", "reliable");

    private final BotContext context;
    private final Speech speech;
    private final Tongue tongue;
    private final Optional<Game> game;
    private final Hall hall;

    /**
     * A page.
     *
     * @param game of which game alone; of all if it is empty
     */
    public HallPage(BotContext context, Speech speech, Tongue tongue, Optional<Game> game, Hall hall) {
        this.context = context;
        this.speech = speech;
        this.tongue = tongue;
        this.game = game;
        this.hall = hall;
    }

    public String title() {
        return speech.plain().say(heading()) + " · " + speech.plain().say(subheading());
    }

    private static Message heading() {
        return Message.of(WORDS + "title");
    }

    private Message subheading() {
        return game.map(one -> Message.of(WORDS + "game", "name", new PlayerText(one.name(tongue))))
                .orElseGet(() -> Message.of(WORDS + "all"));
    }

    /** Returns the text of an empty hall, with advice on how to enter it. */
    public String empty() {
        return speech.say(WORDS + "empty", "game", name(game), "one", String.valueOf(game.isPresent()));
    }

    private PlayerText name(Optional<Game> one) {
        return new PlayerText(one.map(each -> each.name(tongue)).orElse(""));
    }

    /** The table, what its headings mean, and what it is made of. */
    public String text(long reader) {
        List<Hall.Row> shown = new ArrayList<>(
                hall.rows().subList(0, Math.min(MOST, hall.rows().size())));
        hall.rows().stream()
                .skip(MOST)
                .filter(row -> row.laureate().player() == reader)
                .forEach(shown::add);
        int rest = hall.rows().size() - shown.size();
        List<String> lines = new ArrayList<>();
        lines.add(context.gallery().table(table(shown), speech));
        lines.add(SMALL
                + columns().stream()
                        .map(column -> "**" + speech.say(WORDS + "brief." + column) + "** "
                                + speech.say(WORDS + "full." + column))
                        .collect(Collectors.joining(" · ")));
        lines.add(SMALL + speech.say(WORDS + "counts", "games", hall.games(), "rest", rest));
        return String.join("\n", lines);
    }

    private List<String> columns() {
        return game.isPresent()
                ? Stream.concat(Stream.of("points"), WON.stream()).toList()
                : Stream.concat(WON.stream(), Stream.of("best", "game")).toList();
    }

    private Table table(List<Hall.Row> shown) {
        List<Message> headers = Stream.concat(
                        Stream.of(WORDS + "who"), columns().stream().map(column -> WORDS + "brief." + column))
                .map(Message::of)
                .toList();
        return new Table(heading(), headers, shown.stream().map(this::row).toList());
    }

    private Table.Row row(Hall.Row row) {
        List<Object> cells = new ArrayList<>();
        cells.add(Message.of(WORDS + "name", "place", row.place(), "player", new PlayerText(called(row.laureate()))));
        columns().forEach(column -> cells.add(cell(column, row.laureate())));
        return new Table.Row(Optional.empty(), cells);
    }

    private Object cell(String column, Laureate laureate) {
        return switch (column) {
            case "victories" -> laureate.victories();
            case "podiums" -> laureate.podiums();
            case "campaigns" -> laureate.campaigns();
            case "reliable" ->
                laureate.reliability().due() == 0
                        ? "—"
                        : String.valueOf(laureate.reliability().percent());
            case "game" ->
                laureate.best()
                        .map(best ->
                                (Object) Message.of(WORDS + "game", "name", new PlayerText(gameName(best.getKey()))))
                        .orElse("—");
            default ->
                laureate.best()
                        .map(best -> String.valueOf(best.getValue().points()))
                        .orElse("—");
        };
    }

    /** Of those who were there before names were kept nobody knows theirs. */
    private String called(Laureate laureate) {
        return laureate.name().isEmpty() ? speech.plain().say(WORDS + "nameless") : laureate.name();
    }

    private String gameName(String ruleset) {
        return context.game(ruleset).map(one -> one.name(tongue)).orElse(ruleset);
    }

    /** Returns the contents of the hall's picture. */
    public HallPlate plate() {
        return new HallPlate(
                heading(),
                subheading(),
                hall.rows().stream()
                        .limit(HallPlate.MOST)
                        .map(row -> new HallPlate.Row(
                                row.place(),
                                speech.plain().typed(called(row.laureate())),
                                row.laureate().victories(),
                                row.laureate().best().map(best -> strength(best.getKey(), best.getValue()))))
                        .toList());
    }

    private HallPlate.Strength strength(String ruleset, Skill skill) {
        return new HallPlate.Strength(skill.points(), skill.likeliest(), game.isPresent() ? "" : gameName(ruleset));
    }

    /** The picture in words. */
    public String alt() {
        // A name that would call somebody is kept from that here as in the table.
        Speech tame = speech.inCode();
        String players = hall.rows().stream()
                .limit(HallPlate.MOST)
                .map(row -> tame.say(
                        WORDS + "player",
                        "place",
                        row.place(),
                        "player",
                        new PlayerText(called(row.laureate())),
                        "victories",
                        row.laureate().victories(),
                        "points",
                        row.laureate()
                                .best()
                                .map(best -> tame.say(
                                        WORDS + "points",
                                        "points",
                                        best.getValue().points()))
                                .orElse("")))
                .collect(Collectors.joining("; "));
        return tame.say(WORDS + "alt", "title", title(), "players", players);
    }
}

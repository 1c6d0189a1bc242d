package heraldo.bot.discord.album;

import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes the page of an album: one file, whose style and script stand in it, beside its pictures. */
final class AlbumPage {

    private final Roster roster;
    private final String game;
    private final Speech speech;

    /**
     * A page in a language.
     *
     * @param game what the game is called
     * @param speech in which names stand as they are
     */
    AlbumPage(Roster roster, String game, Speech speech) {
        this.roster = roster;
        this.game = game;
        this.speech = speech;
    }

    /** The whole page; without its script it shows all turns, one below another. */
    String write(List<Leaf> leaves, List<Picture> charts, Evidence evidence) {
        String style = Template.read("page.css");
        String script = Template.read("page.js");
        SortedMap<String, String> parts = new TreeMap<>();
        parts.put("language", speech.words().locale().getLanguage());
        parts.put("style", style);
        parts.put("style-print", Template.print(style));
        parts.put("script", script);
        parts.put("script-print", Template.print(script));
        parts.put("title", Markup.plain(speech.typed(roster.campaign().name())));
        parts.put("about", about(leaves));
        parts.put("sides", each(roster.occupancies(), side -> "<li>" + Markup.plain(speech.of(side.seat())) + "</li>"));
        for (String word : List.of("turns", "back", "on", "standings", "dice")) {
            parts.put(word, say(word));
        }
        parts.put("last", String.valueOf(leaves.size() - 1));
        parts.put("leaves", each(leaves, this::leaf));
        parts.put("charts", each(charts, this::picture));
        parts.put("anchor", Markup.plain(evidence.anchor()));
        parts.put("proof", evidence.written());
        return Template.fill(Template.read("page.html"), parts);
    }

    private String about(List<Leaf> leaves) {
        return Markup.line(speech.say(
                "album.about",
                "game",
                game,
                "turns",
                leaves.size(),
                "over",
                String.valueOf(roster.campaign().status() == CampaignStatus.ENDED)));
    }

    private String leaf(Leaf leaf) {
        return "<section class=\"leaf\" id=\"turn-" + leaf.number() + "\">\n"
                + "<h2>" + Markup.plain(leaf.title()) + "</h2>\n"
                + leaf.tidings()
                        .headline()
                        .map(words -> "<p class=\"headline\">" + Markup.line(words) + "</p>\n")
                        .orElse("")
                + picture(leaf.plate())
                + "<div class=\"told\"><div>\n" + list("news", leaf.tidings().news()) + treaties(leaf)
                + "</div><div>\n"
                + list("ranks", leaf.standings()) + "</div></div>\n"
                + story(leaf)
                + proof(leaf)
                + "</section>\n";
    }

    /** In people's own words: nothing in them is set off. */
    private String treaties(Leaf leaf) {
        return leaf.tidings().treaties().isEmpty()
                ? ""
                : "<h3>" + say("treaties") + "</h3>\n<ul class=\"treaties\">\n"
                        + each(leaf.tidings().treaties(), line -> "<li>" + Markup.plain(line) + "</li>\n") + "</ul>\n";
    }

    private String story(Leaf leaf) {
        return leaf.story().isEmpty()
                ? ""
                : "<details><summary>" + say("story") + "</summary>\n" + each(leaf.story(), this::part)
                        + "</details>\n";
    }

    private String part(Embed part) {
        return "<h3>" + Markup.line(part.title()) + "</h3>\n"
                + part.text()
                        .lines()
                        .map(line -> "<p>" + Markup.line(line) + "</p>\n")
                        .collect(Collectors.joining());
    }

    /** Returns the placeholder of a turn's proof, with the words for every result that the page's script can find. */
    private String proof(Leaf leaf) {
        String turns = leaf.counted().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return "<p class=\"proof\" data-turns=\"" + turns + "\" data-good=\"" + say("good") + "\" data-bad=\""
                + say("bad") + "\" data-open=\"" + say("open") + "\">" + say("unchecked") + "</p>\n";
    }

    /** On a telephone a picture is small: pressed, it opens by itself, to be looked at from near. */
    private String picture(Picture picture) {
        String file = Markup.plain(picture.name());
        return "<a href=\"" + file + "\"><img loading=\"lazy\" src=\"" + file + "\" alt=\""
                + Markup.plain(picture.alt()) + "\"></a>\n";
    }

    private static String list(String kind, List<String> lines) {
        return lines.isEmpty()
                ? ""
                : "<ul class=\"" + kind + "\">\n" + each(lines, line -> "<li>" + Markup.line(line) + "</li>\n")
                        + "</ul>\n";
    }

    private String say(String word) {
        return Markup.plain(speech.say("album." + word));
    }

    private static <T> String each(List<T> things, Function<T, String> written) {
        return things.stream().map(written).collect(Collectors.joining());
    }
}

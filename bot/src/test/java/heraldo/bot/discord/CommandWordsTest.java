package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A sentence that names a command names it as its reader types it, as code: so that it can be pressed where Discord lets it. */
class CommandWordsTest {

    private static final Pattern CODE = Pattern.compile("`/([^`]+)`");
    private static final Pattern BARE = Pattern.compile("(?<![\\p{L}\\p{N}<`/:.}])/\\p{L}{2,}");
    private static final String OPTION = " [\\p{L}_-]+:$";

    /** The command of the game that is played, whichever that is. */
    private static final String ANY = "{command}";

    /** Where Discord shows letters as they are: names of channels and commands, labels, titles, alternative texts. */
    private static final Pattern LETTERS = Pattern.compile(
            "discord\\.(?:command|option|key|room|paste|choice)\\..*|.*\\.(?:name|about|label|hint|title|alt)|render\\..*");

    private static final List<CommandShape> FORMS = Registry.of(Stage.catalog()).forms();

    private static Stream<Arguments> bundles() {
        Dictionary platform = new Dictionary(Stage.catalog().languages());
        return platform.tongues().stream()
                .flatMap(tongue -> Stream.concat(
                        Stream.of(Arguments.of("platform", tongue, platform.bundle(tongue))),
                        Stage.projects().stream()
                                .map(hosted -> Arguments.of(
                                        hosted.id(), tongue, Game.of(hosted).words(tongue)))));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("bundles")
    void everyCommandThatASentenceNamesExistsInItsLanguage(String whose, Tongue tongue, Bundle words) {
        Set<String> whole = FORMS.stream().map(form -> form.fullName(tongue)).collect(Collectors.toSet());
        Set<String> roots = whole.stream().map(name -> name.split(" ", 2)[0]).collect(Collectors.toSet());
        roots.add(ANY);
        Set<String> unknown = new TreeSet<>();
        int named = 0;
        for (String key : words.keys()) {
            Matcher code = CODE.matcher(String.join("\n", words.ways(key)));
            while (code.find()) {
                named++;
                String command = code.group(1).replaceFirst(OPTION, "");
                if (!whole.contains(command) && !roots.contains(command)) {
                    unknown.add(key + ": /" + command);
                }
            }
        }
        assertEquals(Set.of(), unknown);
        assertTrue(!whose.equals("platform") || named >= 40, "only " + named);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("bundles")
    void aCommandIsNamedAsCodeAndOnlyWhereItCanBePressed(String whose, Tongue tongue, Bundle words) {
        Set<String> wrong = new TreeSet<>();
        for (String key : words.keys()) {
            String text = String.join("\n", words.ways(key));
            if (BARE.matcher(CODE.matcher(text).replaceAll("")).find()) {
                wrong.add(key + " names a command bare");
            }
            if (LETTERS.matcher(key).matches() && CODE.matcher(text).find()) {
                wrong.add(key + " names a command where it cannot be pressed");
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void noNameMeansOneCommandInOneLanguageAndAnotherInTheNext() {
        TreeMap<String, Set<String>> meant = new TreeMap<>();
        FORMS.forEach(form -> form.path()
                .get(0)
                .names()
                .keySet()
                .forEach(tongue -> meant.computeIfAbsent(form.fullName(tongue), any -> new TreeSet<>())
                        .add(form.fullName())));
        meant.values().removeIf(commands -> commands.size() == 1);
        assertEquals(new TreeMap<>(), meant);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("bundles")
    void everyWholeCommandThatASentenceNamesCanBePressed(String whose, Tongue tongue, Bundle words) {
        CommandMentions mentions = new CommandMentions(FORMS);
        mentions.registered(FORMS.stream()
                .map(form -> form.path().get(0).name())
                .distinct()
                .collect(Collectors.toMap(name -> name, name -> "1")));
        Set<String> dead = new TreeSet<>();
        for (String key : words.keys()) {
            Matcher code = CODE.matcher(mentions.in(String.join("\n", words.ways(key))));
            while (code.find()) {
                dead.add(code.group(1));
            }
        }
        Set<String> beginnings = FORMS.stream()
                .filter(form -> form.path().size() > 1)
                .map(form -> form.fullName(tongue).split(" ", 2)[0])
                .collect(Collectors.toSet());
        beginnings.add(ANY);
        dead.removeAll(beginnings);
        assertEquals(Set.of(), dead);
    }
}

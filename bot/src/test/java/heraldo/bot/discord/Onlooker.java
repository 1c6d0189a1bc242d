package heraldo.bot.discord;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.page.DossierKey;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Somebody who asks for all that can be asked for without changing anything, whether they may have it or not.
 *
 * @param user who asks
 * @param seat the seat they play, if any
 * @param place where they ask
 */
record Onlooker(User user, Optional<Seat> seat, Channel place, Forger forger, Wiretap wiretap, List<Typed> commands) {

    private static final List<String> QUESTIONS = List.of(
            "campaign info",
            "campaign list",
            "card",
            "fame",
            "gm audit",
            "hall",
            "map",
            "orders preview",
            "orders show",
            "orders standing",
            "receipt",
            "replay",
            "report",
            "treaty list");

    /** How a line begins that tells a notice. */
    private static final String NOTICE = "☞ ";

    /** A question with a short answer. */
    private static final String SHORT = "campaign list";

    /** The button that asks with whom somebody wants to talk in private. */
    private static final String TALKS = "talk.ask";

    private static final List<String> COMMON = List.of(
            "away", "campaign", "card", "fame", "gm", "hall", "map", "orders", "receipt", "replay", "report", "treaty");

    /** Where they begin to press and to choose. */
    private static final List<String> DOORS = List.of(
            "away",
            "campaign info",
            "card",
            "gm album",
            "gm archive",
            "gm panel",
            "hall",
            "orders show",
            "replay",
            "treaty list");

    /** Of all commands, those of the platform and those of a game. */
    static List<Typed> known(List<Typed> all, String game) {
        return all.stream()
                .filter(command -> COMMON.contains(command.words().get(0))
                        || command.words().get(0).equals(game))
                .toList();
    }

    /** Everything that they are shown, by what they asked: pages, pictures and suggestions. */
    SortedMap<String, List<String>> look() {
        SortedMap<String, List<String>> shown = new TreeMap<>();
        for (Typed command : commands) {
            if (QUESTIONS.contains(command.name())) {
                shown.put("/" + command.name(), ask(command.name()));
            }
            for (String blank : command.suggesting()) {
                shown.put(
                        "/" + command.name() + " " + blank,
                        heard(() -> forger.type(user, place, command.typing(blank))));
            }
        }
        return shown;
    }

    /** Everything that the menus of their desk lead to, by the kind of order that they chose. */
    SortedMap<String, List<String>> choose(Menus menus) {
        SortedMap<String, List<String>> shown = new TreeMap<>();
        forger.command(user, place, command("orders show").given("")).menus().stream()
                .limit(1)
                .forEach(kinds -> Menus.offered(kinds)
                        .forEach(kind -> shown.put(
                                "the form for " + kind,
                                heard(() -> menus.follow(user, place, kinds, kind)).stream()
                                        .map(Onlooker::unnumbered)
                                        .toList())));
        return shown;
    }

    /** Where a button asks whether an order is meant, the number under which the bot keeps the order is another one each time. */
    private static String unnumbered(String word) {
        return word.replaceFirst("^(desk\\.play .+) \\w+$", "$1");
    }

    /** Opens all that can be pressed or chosen, also what others have been given to press: how many pages that is. */
    int snoop(ComponentIds componentIds, CampaignId campaign) {
        Snoop snoop = new Snoop(forger, componentIds, user, place);
        DOORS.forEach(door -> snoop.giving(command(door)));
        snoop.pressing(ComponentId.open(DossierKey.ACTION, campaign));
        snoop.pressing(ComponentId.open(TALKS, campaign));
        return snoop.everywhere();
    }

    /** One question, with what needs to be filled in, and all of its answer. */
    List<String> ask(String name) {
        return heard(() -> {
            forger.command(user, place, command(name).given(""));
            // A long answer has more messages than the first; whoever asks again is answered after all of them.
            forger.command(user, place, command(SHORT).given(""));
        });
    }

    /** Writes lines in the box that holds their sheet, and sends it; where none opens, they are told why. */
    void write(String lines) {
        heard(() -> forger.command(user, place, command("orders paste").given(""))
                .box()
                .ifPresent(box -> forger.fill(user, place, box, lines)));
    }

    private Typed command(String name) {
        return commands.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Whatever they do, and what they are told. */
    List<String> heard(Runnable deed) {
        String reader = user.id().toString();
        int before = wiretap.count(reader);
        deed.run();
        return wiretap.heardSince(reader, before).stream()
                .map(Onlooker::withoutNotices)
                .toList();
    }

    /**
     * What is heard but for notices: where a game has it so, both sides of a bargain are told when both have written it, and a test
     * of their own says that they betray nothing else.
     */
    private static String withoutNotices(String word) {
        return word.lines().filter(line -> !line.startsWith(NOTICE)).collect(Collectors.joining("\n"));
    }

    /** Differences between two looks: the question, and what was said in one answer only. */
    static List<String> differences(SortedMap<String, List<String>> one, SortedMap<String, List<String>> other) {
        List<String> differences = new ArrayList<>();
        one.forEach((question, answer) -> {
            List<String> again = other.getOrDefault(question, List.of());
            if (!answer.equals(again)) {
                differences.add(question + " -" + without(answer, again) + " +" + without(again, answer));
            }
        });
        return differences;
    }

    private static List<String> without(List<String> answer, List<String> other) {
        return answer.stream().filter(word -> !other.contains(word)).toList();
    }

    @Override
    public String toString() {
        return user.username();
    }
}

package heraldo.bot.discord;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.proof.Secrets;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

/** Searches what has been sent and logged for what its reader must not know yet, or never. */
final class Search {

    /** Shorter lines are in other words. */
    private static final int SHORT = 8;

    private final Stage stage;
    private final Wiretap wiretap;
    private final FinestLogs logs;
    private final BotContext context;
    private final Campaign campaign;
    private final Truth truth;
    private final Map<Snowflake, Optional<Seat>> people;
    private final Map<String, Integer> searched = new LinkedHashMap<>();
    private final Set<String> sought = new HashSet<>();
    private final List<String> leaks = new ArrayList<>();

    /**
     * What one seat may know, or nobody.
     *
     * @param told whether the rules may tell it to others
     */
    private record Secret(String what, String words, Optional<Seat> owner, boolean told) {}

    Search(
            Stage stage,
            Wiretap wiretap,
            FinestLogs logs,
            BotContext context,
            Campaign campaign,
            Truth truth,
            Map<Snowflake, Optional<Seat>> people) {
        this.stage = stage;
        this.wiretap = wiretap;
        this.logs = logs;
        this.context = context;
        this.campaign = campaign;
        this.truth = truth;
        this.people = people;
    }

    /** Who has learnt or could read what they must not. */
    List<String> leaks() {
        return leaks;
    }

    void found(String leak) {
        leaks.add(leak);
    }

    /** How many different secrets have been sought. */
    int sought() {
        return sought.size();
    }

    /** Searches all that is new. */
    void search(String when) {
        List<Secret> secrets = stage.read(this::secrets);
        secrets.forEach(secret -> sought.add(secret.words()));
        String logged = Truth.plain(logs.fresh());
        secrets.stream()
                .filter(secret -> logged.contains(secret.words()))
                .forEach(secret -> found(when + ": " + secret.what() + " is logged"));
        heard().forEach((reader, heard) -> secrets.stream()
                .filter(secret -> heard.indexOf(secret.words()) >= 0)
                .filter(secret -> !known(secret, reader, secrets))
                .forEach(secret -> found(when + ": " + secret.what() + " is told to " + name(reader)
                        + (secret.told() ? ": " + secret.words() : ""))));
    }

    /** Whether somebody may know it: they wrote the same, or more than that, or the rules tell them. */
    private boolean known(Secret secret, Optional<Seat> reader, List<Secret> secrets) {
        return secret.told() && truth.tells(reader, secret.words())
                || reader.isPresent()
                        && secrets.stream()
                                .anyMatch(each -> each.owner().equals(reader)
                                        && each.words().contains(secret.words()));
    }

    private static String name(Optional<Seat> reader) {
        return reader.map(Seat::toString).orElse("everybody");
    }

    /** What is new, by who can read it. */
    private Map<Optional<Seat>, StringBuilder> heard() {
        Map<Optional<Seat>, StringBuilder> heard = new LinkedHashMap<>();
        for (String channel : wiretap.readers()) {
            int before = searched.getOrDefault(channel, 0);
            List<String> words = wiretap.heardSince(channel, before);
            searched.put(channel, before + words.size());
            String all = Truth.plain(String.join("\n", words));
            audience(channel)
                    .forEach(reader -> heard.computeIfAbsent(reader, any -> new StringBuilder())
                            .append(all)
                            .append('\n'));
        }
        return heard;
    }

    private Set<Optional<Seat>> audience(String number) {
        Snowflake id = Snowflake.of(number);
        if (people.containsKey(id)) {
            return Set.of(people.get(id));
        }
        World world = stage.sandbox().world();
        Set<Optional<Seat>> audience = new HashSet<>();
        world.exclusively(() -> {
            Optional<Channel> channel = world.channels().find(id);
            people.forEach((user, seat) -> {
                if (channel.isPresent()
                        && (Access.of(world, channel.get(), user) & Permission.VIEW_CHANNEL.bit()) != 0) {
                    audience.add(seat);
                }
            });
        });
        return audience;
    }

    private List<Secret> secrets(Books books) {
        List<Secret> secrets = new ArrayList<>();
        secrets.add(new Secret("the token", stage.sandbox().token(), Optional.empty(), false));
        Secrets.seeds(books, campaign.id())
                .forEach((name, words) -> secrets.add(new Secret(name, words, Optional.empty(), false)));
        CampaignTurn newest = books.turns().newest(campaign.id()).orElseThrow();
        secrets.add(new Secret("a state", newest.state(), Optional.empty(), false));
        int open = newest.key().number();
        for (int turn = Math.max(1, open - 1); turn <= open; turn++) {
            books.turns()
                    .steps(campaign.id(), turn)
                    .forEach(row -> people.values().stream()
                            .flatMap(Optional::stream)
                            .forEach(seat -> {
                                sheets(books, row.key(), seat, secrets);
                                offers(books, row.key(), seat, secrets);
                            }));
        }
        treaties(books, secrets);
        truth.hidden()
                .forEach(
                        sentence -> secrets.add(new Secret("what not all may read", sentence, Optional.empty(), true)));
        return secrets;
    }

    private void sheets(Books books, TurnKey turn, Seat seat, List<Secret> secrets) {
        List<Revision> sheets = Secrets.sheets(books, turn, seat);
        Secrets.salts(sheets).forEach((name, words) -> secrets.add(new Secret(name, words, Optional.of(seat), false)));
        sheets.stream()
                .filter(sheet -> !sheet.text().isEmpty())
                .forEach(sheet -> Stream.concat(marks(sheet), lines(sheet))
                        .map(Truth::plain)
                        .filter(words -> words.length() >= SHORT)
                        .forEach(
                                words -> secrets.add(new Secret("a line of " + seat, words, Optional.of(seat), true))));
    }

    /** What seats have offered each other is known to the two of them. */
    private void offers(Books books, TurnKey turn, Seat seat, List<Secret> secrets) {
        books.bids()
                .of(turn, seat)
                .forEach(bid -> Stream.of(bid.bargain().line(), bid.bargain().mirrored())
                        .flatMap(line -> Stream.concat(Stream.of(line), offered(line)))
                        .map(Truth::plain)
                        .filter(words -> words.length() >= SHORT)
                        .forEach(words ->
                                secrets.add(new Secret("an offer of " + seat, words, Optional.of(seat), true))));
    }

    /** What seats have agreed in secret, or not yet all signed, is known to them alone. */
    private void treaties(Books books, List<Secret> secrets) {
        books.treaties().of(campaign.id()).stream()
                .filter(treaty -> !treaty.told())
                .forEach(treaty -> treaty.seats()
                        .forEach(seat -> secrets.add(new Secret(
                                "a treaty of " + seat,
                                Truth.plain(treaty.wording().text()),
                                Optional.of(seat),
                                false))));
    }

    /** The words of the player's own in a line, and the line as it is written in every language. */
    private Stream<String> offered(String stored) {
        return Stream.concat(Penman.MARK.matcher(stored).results().map(MatchResult::group), lines(stored));
    }

    /** The sheet as it is kept, and the words of the player's own in it. */
    private static Stream<String> marks(Revision sheet) {
        Stream<String> own = Penman.MARK.matcher(sheet.text()).results().map(MatchResult::group);
        return Stream.concat(Stream.of(sheet.sheet()), own);
    }

    private Stream<String> lines(Revision sheet) {
        return lines(sheet.sheet());
    }

    private Stream<String> lines(String stored) {
        Rulebook<?> rulebook = stage.office().library().rulebook(campaign.ruleset());
        List<Order> orders = rulebook.sheet(stored).orders();
        Roster roster = stage.office().campaigns().roster(campaign.id());
        return context.dictionary().tongues().stream().flatMap(tongue -> {
            Function<Order, String> words = context.lines(roster, tongue);
            return orders.stream().map(words);
        });
    }
}

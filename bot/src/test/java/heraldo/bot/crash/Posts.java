package heraldo.bot.crash;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.port.Posting;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** What people can read, held against the book of what was to be posted. */
final class Posts {
    /** How a mark reads here: four letters of the campaign, the dispatch, what of it (a welcome, a plea, a proof), the part. */
    private static final Pattern DISPATCH = Pattern.compile("[0-9a-f]{4}-\\d+(?:[sk]\\d*)?-1");

    /** Where a mark says which part of a dispatch it stands under. */
    private static final Pattern PART = Pattern.compile("(?:[sk]\\d*)?-\\d+$");

    /** The number of the frame of a status message ends like this. */
    private static final int STATUS = (1 << 14) - 1;

    /** What the button of a seat's card says. */
    private static final List<String> CARD = List.of("Mi parte", "My card");

    private static final List<String> WHICH = List.of("", "s", "p", "k");

    private static final String SENT =
            "SELECT external FROM outbox WHERE done IS NOT NULL AND external IS NOT NULL ORDER BY id";
    private static final String ALL = "SELECT substr(campaign, 1, 4) || '-' || id || '-1' FROM outbox ORDER BY id";

    /**
     * What must be there. A conversation that is asked for again has its thread and its head already, and nothing is said where
     * conversations are closed or opened; that a request ran out is drawn into the post of the request: {@link Lapses} looks for it. So is
     * that a turn was taken back: {@link Voids}.
     */
    private static final String DUE = """
            SELECT substr(campaign, 1, 4) || '-' || id || '-1' FROM outbox
            WHERE kind NOT IN ('PETITION_LAPSED', 'VOIDED', 'TALKS') AND NOT (kind = 'TALK' AND EXISTS (SELECT 1 FROM outbox AS before WHERE before.kind = 'TALK'
                AND before.campaign = outbox.campaign AND before.message = outbox.message AND before.id < outbox.id))
            ORDER BY id
            """;

    private static final String KIND = "SELECT kind FROM outbox WHERE substr(campaign, 1, 4) || '-' || id || '-1' = ?";
    private static final String GIVEN_UP =
            "SELECT kind || ' ' || id FROM outbox WHERE done IS NULL OR external IS NULL ORDER BY id";

    private final World world;

    /** A message of the bot. */
    record Post(String id, String channel, String mark, String words, List<String> buttons) {

        /** Whether it invites to a card and to more: only the latest of a seat may. */
        boolean wholeCard() {
            return buttons.size() > 1 && buttons.stream().anyMatch(CARD::contains);
        }
    }

    Posts(World world) {
        this.world = world;
    }

    /**
     * Nothing is there twice; what is said to be sent is there. The same may happen again and be told in the same words: then
     * each time a dispatch of its own stands for it.
     */
    List<Finding> single(Handle books) {
        List<Post> there = read();
        List<Finding> findings = new ArrayList<>();
        Set<String> wanted =
                Set.copyOf(books.createQuery(ALL).mapTo(String.class).list());
        twice(there.stream().map(post -> "in " + post.channel() + " the mark " + post.mark()), findings);
        twice(
                there.stream()
                        .filter(post ->
                                !wanted.contains(PART.matcher(post.mark()).replaceFirst("-1")))
                        .map(post -> "in " + post.channel() + ": " + post.words()),
                findings);
        List<String> ids = there.stream().map(Post::id).toList();
        books.createQuery(SENT).mapTo(String.class).stream()
                .flatMap(external -> Posting.read(external).messages().stream())
                .filter(id -> !ids.contains(id))
                .forEach(id -> findings.add(new Finding(Sin.LOST, "message " + id + " is marked as sent")));
        return findings;
    }

    /** Everything that was to be posted is there, and nothing else. */
    List<Finding> complete(Handle books) {
        List<Finding> findings = new ArrayList<>();
        List<Post> there = read();
        List<String> marks = there.stream().map(Post::mark).toList();
        List<String> wanted = books.createQuery(ALL).mapTo(String.class).list();
        books.createQuery(DUE).mapTo(String.class).stream()
                .filter(mark -> !marks.contains(mark))
                .map(mark -> "the post " + mark + " "
                        + books.createQuery(KIND)
                                .bind(0, mark)
                                .mapTo(String.class)
                                .first())
                .forEach(what -> findings.add(new Finding(Sin.LOST, what)));
        marks.stream()
                .filter(mark -> DISPATCH.matcher(mark).matches())
                .filter(mark -> !wanted.contains(PART.matcher(mark).replaceFirst("-1")))
                .forEach(mark -> findings.add(new Finding(Sin.DUPLICATE, "nobody wanted the post " + mark)));
        there.stream()
                .filter(Post::wholeCard)
                .collect(Collectors.groupingBy(Post::channel, TreeMap::new, Collectors.counting()))
                .forEach((channel, whole) -> {
                    if (whole > 1) {
                        findings.add(new Finding(Sin.UNSOUND, whole + " whole cards in " + channel));
                    }
                });
        books.createQuery(GIVEN_UP)
                .mapTo(String.class)
                .forEach(what -> findings.add(new Finding(Sin.LOST, what + " was never sent")));
        return findings;
    }

    /** Of every request that ran out this can be read where it was made. */
    List<Finding> lapsed(Handle books) {
        return Lapses.findings(books, read());
    }

    /** Of every turn that was taken back this can be read where it was told. */
    List<Finding> voided(Handle books) {
        return Voids.findings(books, read());
    }

    private static void twice(Stream<String> names, List<Finding> findings) {
        Map<String, Long> times =
                names.collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
        times.forEach((name, count) -> {
            if (count > 1) {
                findings.add(new Finding(Sin.DUPLICATE, count + " times " + name));
            }
        });
    }

    private List<Post> read() {
        return world.exclusively(() -> channels()
                .flatMap(channel -> world.messages().shown(channel.id()).stream())
                .filter(message -> message.author().equals(world.bot()) && message.type() == Message.PLAIN)
                .map(this::post)
                .toList());
    }

    private Stream<Channel> channels() {
        List<Channel> channels = new ArrayList<>();
        for (Guild guild : world.guilds()) {
            channels.addAll(world.channels().of(guild));
            channels.addAll(world.channels().threadsOf(guild));
        }
        for (User user : world.users().values()) {
            channels.addAll(world.channels().privateOf(user.id()));
        }
        return channels.stream().distinct();
    }

    private Post post(Message message) {
        ObjectNode json = message.json(world.bot().id());
        List<String> said = new ArrayList<>(List.of(json.path("content").asText()));
        String mark = "";
        for (var embed : json.path("embeds")) {
            said.add(embed.path("title").asText());
            said.add(embed.path("description").asText());
        }
        for (var part : json.path("components")) {
            said.add(part.path("content").asText());
            for (var words : part.path("components")) {
                said.add(words.path("content").asText());
            }
            JsonNode first = part.path("components").path(0);
            mark = first.has("content")
                    ? mark(part.path("id").asInt(), first.path("id").asInt())
                    : mark;
        }
        List<String> buttons = json.path("components").findValuesAsText("label");
        // A seat that changes hands gets a channel of the same name.
        String channel = message.channel().name() + " " + message.channel().id();
        return new Post(message.id().toString(), channel, mark, String.join(" / ", said), buttons);
    }

    /** The mark in the numbers of a frame and of the first words in it. */
    private static String mark(int frame, int dispatch) {
        String campaign = String.format(Locale.ROOT, "%04x", frame >> 14 & 0xFFFF);
        if ((frame & STATUS) == STATUS) {
            return campaign + "-status";
        }
        int number = frame >> 5 & 0x7F;
        String which = WHICH.get(frame >> 12 & 3) + (number == 0 ? "" : String.valueOf(number));
        return campaign + "-" + dispatch + which + "-" + (frame & 0x1F);
    }
}

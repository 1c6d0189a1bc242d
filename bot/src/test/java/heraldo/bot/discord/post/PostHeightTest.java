package heraldo.bot.discord.post;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.gate.Stamp;
import heraldo.bot.discord.page.NewsText;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.witness.BareJda;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Icon;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The longest post of many turns fits on one and a half screens of a desk and on two of a telephone, whoever plays. */
@Tag("slow")
class PostHeightTest {

    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;

    private static final int TURNS = 40;
    private static final long SEED = Sampling.seed(PostHeightTest.class, 7);

    /** So many numbers of seats, from the highest on: the more play, the higher a post gets. */
    private static final int TABLES = Sampling.size("heraldo.news.tables", 1, 10);

    private static final int DESK = 1280;
    private static final int TELEPHONE = 400;
    private static final int MOST_ON_A_DESK = 1_200;
    private static final int MOST_ON_A_TELEPHONE = 1_600;
    private static final Stamp STAMP = new Stamp(1, 2);
    private static final Instant DUE = Instant.parse("2026-11-22T19:00:00Z");

    /** The longest post of a game. */
    private record Longest(String ruleset, int seats, TurnCard card) {
        String name() {
            return "map-" + ruleset + "-" + seats + ".png";
        }
    }

    @Tag("long")
    @Test
    void theLongestPostFitsOnTheScreen() throws Exception {
        byte[] plate = plate();
        try (Chromium chromium = Chromium.open();
                Sandbox sandbox = Sandbox.open(SandboxOptions.standard().speaking(List.of("es", "en")));
                BareJda bot = BareJda.connect(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl(), List.of())) {
            String crest = bot.jda()
                    .createApplicationEmoji("crest", Icon.from(crest(), Icon.IconType.PNG))
                    .complete()
                    .getAsMention();
            List<Longest> posts = posts(crest, plate);
            posts.forEach(post -> send(bot.jda(), post.card().laid(Tone.CALM.rgb())));
            Visitor visitor = new Visitor(chromium, sandbox.url());
            List<Executable> heights = new ArrayList<>();
            heights.addAll(measured(visitor, posts, DESK, MOST_ON_A_DESK));
            heights.addAll(measured(visitor, posts, TELEPHONE, MOST_ON_A_TELEPHONE));
            assertAll(heights);
        }
    }

    private static List<Executable> measured(Visitor visitor, List<Longest> posts, int width, int most) {
        visitor.screen(width, 800);
        List<Executable> heights = new ArrayList<>();
        for (Longest post : posts) {
            String picture = "img[src*='" + post.name() + "']";
            visitor.lookAt(".message " + picture);
            int height = visitor.height(".message:has(" + picture + ")");
            String told =
                    "ruleset=" + post.ruleset() + " seats=" + post.seats() + " width=" + width + " height=" + height;
            System.out.println(told);
            heights.add(() -> assertTrue(height <= most, told));
        }
        return heights;
    }

    private static void send(JDA jda, Card card) {
        Letters letters = new Letters(
                new ComponentIds("secret".getBytes(StandardCharsets.UTF_8), "token"), new CommandMentions(List.of()));
        letters.of(card, part -> STAMP)
                .forEach(letter ->
                        jda.getTextChannels().getFirst().sendMessage(letter).complete());
    }

    private static List<Longest> posts(String crest, byte[] plate) {
        List<Longest> posts = new ArrayList<>();
        for (HostedRuleset<?> hosted : ShippedGames.CATALOG.all()) {
            Manifest.Seats allowed = hosted.manifest().seats();
            for (int seats = Math.max(allowed.least(), allowed.most() - TABLES + 1); seats <= allowed.most(); seats++) {
                posts.add(longest(hosted, seats, crest, plate));
            }
        }
        return posts;
    }

    private static <S> Longest longest(HostedRuleset<S> hosted, int seats, String crest, byte[] plate) {
        Speech speech = speech(hosted);
        Picture map = new Picture("map-" + hosted.id() + "-" + seats + ".png", plate, "map");
        return new Longest(
                hosted.id(),
                seats,
                ShippedGames.played(hosted, seats, SEED, TURNS).stream()
                        .map(played -> card(hosted, played, speech, crest, map))
                        .max(Comparator.comparingInt(PostHeightTest::letters))
                        .orElseThrow());
    }

    private static int letters(TurnCard card) {
        return Stream.of(card.head(), card.news(), card.standings(), card.small())
                .flatMap(List::stream)
                .mapToInt(String::length)
                .sum();
    }

    private static <S> TurnCard card(
            HostedRuleset<S> hosted, SelfPlay.Played<S> played, Speech speech, String crest, Picture map) {
        FrontPage page = FrontPage.of(played.resolution().news(), hosted.news());
        Speech crested = speech.dressed(seat -> crest);
        String seal = String.valueOf(played.turn().number());
        String label = Tongue.of("es").capital(speech.say(played.turn().label()));
        List<String> head = new ArrayList<>(List.of(label));
        new NewsText(speech, hosted.news(), seal).headline(page).ifPresent(words -> head.add("**" + words + "**"));
        Aftermath<S> turn = new Aftermath<>(
                played.before(),
                List.of(),
                new Chronicle(List.of()),
                played.resolution().state(),
                Viewer.SPECTATOR);
        List<String> standings = new StandingsLines(
                        crested,
                        hosted.ruleset().play().standings(played.before()),
                        hosted.ruleset().tell().gains(turn),
                        Set.of(new Seat(1)))
                .of(hosted.ruleset().play().standings(played.resolution().state()));
        List<String> news = new NewsText(crested, hosted.news(), seal).lines(page);
        return new TurnCard(
                head, map, news, standings, small(speech, played.turn().number(), label), keys(speech));
    }

    private static List<String> small(Speech speech, int number, String label) {
        String deadline = speech.say("discord.next.deadline", "when", Moment.both(DUE));
        return List.of(
                "-# " + speech.say("discord.next.open", "number", number + 1, "label", label, "deadline", deadline));
    }

    private static List<AnswerButton> keys(Speech speech) {
        return Stream.of("orders", "map", "standings", "everything", "proof")
                .map(key -> new AnswerButton(speech.say("discord.key." + key), ComponentId.of(key, 1, ""), Weight.SIDE))
                .toList();
    }

    private static Speech speech(HostedRuleset<?> hosted) {
        Tongue tongue = Tongue.of("es");
        return new Dictionary(ROOTS.languages())
                .speech(
                        tongue,
                        hosted.folder().bundle(tongue.locale()),
                        seat -> hosted.folder()
                                .bundle(tongue.locale())
                                .ways("seat." + seat.number())
                                .get(0));
    }

    private static byte[] plate() throws IOException {
        return png(1600, 1000);
    }

    private static byte[] crest() throws IOException {
        return png(96, 96);
    }

    private static byte[] png(int width, int height) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", png);
        return png.toByteArray();
    }
}

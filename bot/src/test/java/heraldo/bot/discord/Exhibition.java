package heraldo.bot.discord;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.album.Album;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.world.User;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * A campaign that is always the same, to be looked at: two players who send what the engine's own player would, governors on the
 * other seats, three turns that people play, everything in one language.
 *
 * @param <S> the state of the ruleset
 */
final class Exhibition<S> implements AutoCloseable {

    private static final List<String> PLAYERS = List.of("p1", "p2");
    private static final List<String> READERS = List.of("p1", "p2", "p3", "gm");
    private static final Duration A_WHILE = Duration.ofMinutes(1);
    private static final int TURNS = 3;
    private static final int MOST_STEPS = 3;
    private static final int SEED = 32;

    private final HostedRuleset<S> hosted;
    private final Locale language;
    private final Stage stage;
    private final Map<String, Person> guests = new TreeMap<>();
    private final CampaignId campaign;
    private int acts;
    private long whims;

    private Exhibition(Path folder, HostedRuleset<S> hosted, Locale language) {
        this.hosted = hosted;
        this.language = language;
        this.stage = Stage.open(folder, Cast.ofSix());
        speak();
        this.campaign = begun();
    }

    /** Plays it. */
    static <S> Exhibition<S> of(Path folder, HostedRuleset<S> hosted, Locale language) {
        Exhibition<S> exhibition = new Exhibition<>(folder, hosted, language);
        for (int turn = 0; turn < TURNS; turn++) {
            exhibition.turn();
        }
        exhibition.settle();
        return exhibition;
    }

    /** One of those who play. */
    Person player() {
        return stage.person(PLAYERS.get(0));
    }

    /** Anybody of the cast, who comes in once and stays to the end. */
    Person person(String name) {
        return guests.computeIfAbsent(name, stage::person);
    }

    /** The name of the channel of the one player. */
    String ownRoom() {
        return room(PLAYERS.get(0));
    }

    /** The name of the channel of somebody who plays. */
    String room(String player) {
        return stage.office().campaigns().roster(campaign).occupancies().stream()
                .filter(occupancy -> occupancy.user() == user(player))
                .map(Occupancy::name)
                .map(name -> name.toLowerCase(language).replace(' ', '-'))
                .findFirst()
                .orElseThrow();
    }

    /** What stands in a channel: what is pinned, then the posts in their order. */
    List<Said> posts(Person reader, String channel) {
        return reader.in(channel).read().stream()
                .filter(said -> !said.text().isEmpty())
                .sorted(Comparator.comparing(said -> !StatusMark.on(said.json())))
                .toList();
    }

    /** What the platform says in the language of the exhibition, by its key. */
    String say(String key) {
        Dictionary dictionary = stage.context().dictionary();
        return dictionary.speech(dictionary.tongue(language)).plain().say(key);
    }

    /** What two sides may agree on in any game. */
    String treaty() {
        return language.getLanguage().equals("es")
                ? "Ninguna de las dos partes ataca a la otra, y quien sepa algo de las demás lo cuenta."
                : "Neither side attacks the other, and whoever learns something about the rest tells it.";
    }

    /** The files of the album of the campaign, by their names. */
    SortedMap<String, byte[]> album() {
        return new Album(stage.context()).of(campaign);
    }

    /** The moving picture of the turns that have ended. */
    byte[] replay() throws IOException {
        String url = person("gm").use("replay").said().files().stream()
                .map(file -> file.path("url").asText())
                .filter(each -> each.contains(".gif"))
                .findFirst()
                .orElseThrow();
        try (InputStream bytes = URI.create(url).toURL().openStream()) {
            return bytes.readAllBytes();
        }
    }

    /** Where the page of the sandbox is. */
    String url() {
        return stage.sandbox().url();
    }

    private void speak() {
        for (String player : READERS) {
            Preference wish = Preference.usual(user(player)).withLanguage(Optional.of(language));
            stage.office().preferences().settle(act(player, Optional.empty()), wish);
        }
    }

    private CampaignId begun() {
        NewCampaign wish = new NewCampaign(
                "La Galería",
                hosted.id(),
                Math.max(
                        hosted.manifest().seats().least(),
                        Math.min(hosted.manifest().seats().most(), 4)),
                language,
                new TreeMap<>(),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0));
        CampaignId id = stage.office()
                .campaigns()
                .open(act("gm", Optional.empty()), wish)
                .campaign()
                .id();
        await("the invitation", stage::postedAll);
        Penman<S> penman = new Penman<>(hosted);
        for (int i = 0; i < PLAYERS.size(); i++) {
            stage.office()
                    .campaigns()
                    .join(act(PLAYERS.get(i), Optional.of(id)), Optional.empty(), penman.enrolment(i + 1));
            await("who joined", stage::postedAll);
        }
        stage.office().campaigns().start(act("gm", Optional.of(id)));
        rest(id, Optional.empty());
        return id;
    }

    /** The status message is changed less often than turns end here. */
    private void settle() {
        stage.at(stage.now().plus(A_WHILE));
        await("the status message", stage::shownAll);
    }

    private void turn() {
        CampaignTurn open = newest();
        for (String player : PLAYERS) {
            write(player);
        }
        CampaignTurn last = newest();
        if (last.key().number() == open.key().number()) {
            stage.at(last.due().orElse(stage.now()).plusSeconds(4));
        }
        rest(campaign, Optional.of(open));
    }

    /** What is played at once is written in a few steps, and left to the deadline then. */
    private void write(String player) {
        long user = user(player);
        Seat seat = stage.office().campaigns().roster(campaign).occupancies().stream()
                .filter(occupancy -> occupancy.user() == user)
                .map(Occupancy::seat)
                .findFirst()
                .orElseThrow();
        boolean instant = position().turn().instant();
        int turn = newest().key().number();
        for (int step = 0; step < (instant ? MOST_STEPS : 1); step++) {
            boolean mine =
                    position().turn().due().contains(seat) && newest().key().number() == turn;
            if (mine) {
                OrderSheet sheet = hosted.ruleset().think().propose(state(), seat, dice());
                if (!sheet.isEmpty()) {
                    stage.office().orders().paste(act(player, Optional.of(campaign)), text(sheet));
                }
            }
        }
    }

    private String text(OrderSheet sheet) {
        List<Occupancy> occupancies =
                stage.office().campaigns().roster(campaign).occupancies();
        return stage.office()
                .library()
                .rulebook(hosted.id())
                .text(
                        sheet,
                        stage.office()
                                .archive()
                                .words(
                                        stage.office()
                                                .campaigns()
                                                .roster(campaign)
                                                .campaign(),
                                        occupancies,
                                        language));
    }

    private Act act(String name, Optional<CampaignId> id) {
        User user = stage.user(name);
        long guild = stage.sandbox().world().guilds().iterator().next().id().value();
        return new Act(
                "gallery-" + acts++,
                user.id().value(),
                Objects.requireNonNull(user.globalName()),
                new Place(guild, 0, 1),
                stage.now(),
                language,
                id);
    }

    private long user(String name) {
        return stage.user(name).id().value();
    }

    private void rest(CampaignId id, Optional<CampaignTurn> played) {
        await("the turn", () -> rests(id, played));
    }

    private void await(String what, BooleanSupplier done) {
        Waiting.until(what + " of " + hosted.id(), done, () -> stage.logs().complaints());
    }

    private boolean rests(CampaignId id, Optional<CampaignTurn> played) {
        int before = played.map(turn -> turn.key().number()).orElse(0);
        boolean opened = stage.office()
                .archive()
                .newest(id)
                .filter(turn -> turn.key().number() > before && turn.status().takesOrders())
                .filter(turn ->
                        turn.due().filter(due -> due.isAfter(stage.now())).isPresent())
                .isPresent();
        return opened && stage.postedAll();
    }

    private CampaignTurn newest() {
        return stage.office().archive().newest(campaign).orElseThrow();
    }

    private Position<?> position() {
        return stage.office().archive().position(campaign);
    }

    @SuppressWarnings("unchecked")
    private S state() {
        return (S) position().state();
    }

    private Dice dice() {
        return new KeyedDice(ByteBuffer.allocate(SEED).putLong(++whims).array());
    }

    @Override
    public void close() {
        stage.close();
    }
}

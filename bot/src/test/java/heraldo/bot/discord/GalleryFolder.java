package heraldo.bot.discord;

import heraldo.bot.ShippedGames;
import heraldo.bot.render.PlateWall;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/**
 * Writes a folder to be looked through before anything is called done: what people read in the first turns of every game and around
 * it, in every language, on a desk and on a telephone, and all plates in all themes.
 */
public final class GalleryFolder {

    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;
    private static final List<Integer> WIDTHS = List.of(1280, 400);
    private static final String HEAD = "<!doctype html><meta charset=utf-8><title>Heraldo</title>"
            + "<style>body{background:#313338;color:#fff;font:16px sans-serif}img{max-width:100%;vertical-align:top;margin:6px}</style>";

    private final Path folder;
    private final List<String> page = new ArrayList<>();

    private GalleryFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes it; the first argument is where, the others are the games that are wanted; without any, all. */
    public static void main(String[] arguments) throws IOException {
        GalleryFolder gallery = new GalleryFolder(emptied(Path.of(arguments[0])));
        List<String> wanted = List.of(arguments).subList(1, arguments.length);
        List<HostedRuleset<?>> games = Stage.projects().stream()
                .filter(game -> wanted.isEmpty() || wanted.contains(game.id()))
                .toList();
        try (Chromium chromium = Chromium.open()) {
            for (Locale language : List.of(Locale.of("es"), Locale.ENGLISH)) {
                gallery.hall(chromium, language);
                for (HostedRuleset<?> game : games) {
                    gallery.rooms(chromium, game, language);
                    gallery.show(game.id() + " · " + language, PlateWall.hang(ROOTS, game, language, gallery.folder));
                }
            }
        }
        Files.writeString(gallery.folder.resolve("index.html"), HEAD + String.join("\n", gallery.page));
        System.out.println("gallery=" + gallery.folder.toAbsolutePath());
    }

    /** Nothing of an earlier time hangs among what is new. */
    private static Path emptied(Path folder) throws IOException {
        try (Stream<Path> pictures = Files.walk(Files.createDirectories(folder))) {
            for (Path old : pictures.filter(Files::isRegularFile).toList()) {
                Files.delete(old);
            }
        }
        return folder;
    }

    private void rooms(Chromium chromium, HostedRuleset<?> game, Locale language) throws IOException {
        Path books = Files.createTempDirectory("heraldo-gallery");
        String name = game.id() + "-" + language;
        try (Exhibition<?> exhibition = Exhibition.of(books, game, language)) {
            Visitor visitor = new Visitor(chromium, exhibition.url());
            visitor.like("dark");
            visitor.become("p1");
            for (String room : List.of(exhibition.say("discord.room.chronicle"), exhibition.ownRoom())) {
                visitor.screen(WIDTHS.get(0), Visitor.TALL);
                visitor.enter(room);
                if (room.equals(exhibition.ownRoom())) {
                    visitor.press(exhibition.say("discord.key.card"));
                    visitor.await(".message.ephemeral img");
                }
                for (int width : WIDTHS) {
                    visitor.screen(width, Visitor.TALL);
                    String shown = name + "-" + width + "-" + room;
                    show(shown, visitor.photographEach(".messages > li", folder.resolve(shown)));
                }
            }
            desk(visitor, exhibition, name);
            new DirectingWalk(exhibition, new PictureEye(visitor, folder.resolve(name), this::show)).walk();
            replay(exhibition, name);
            album(visitor, exhibition, name);
        }
    }

    /** A turn that is given by presses alone, by the same person whose page it is. */
    private void desk(Visitor visitor, Exhibition<?> exhibition, String game) {
        try (Person player = exhibition.player()) {
            new DeskWalk(player.in(exhibition.ownRoom()), exhibition::say, (state, said) -> {
                        visitor.closeForm();
                        visitor.settle();
                        String name = game + "-400-desk-" + state.replaceAll("\\W+", "-");
                        show(name, visitor.photographEach(".messages > li:last-child", folder.resolve(name)));
                    })
                    .walk();
        }
    }

    /** The first picture of the moving one: that is what is seen where nothing moves. */
    private void replay(Exhibition<?> exhibition, String game) throws IOException {
        String file = game + "-replay-first.png";
        ImageIO.write(
                Footage.of(exhibition.replay()).frames().getFirst(),
                "png",
                folder.resolve(file).toFile());
        show(game + " · replay", List.of(file));
    }

    /** The album, opened from its folder. */
    private void album(Visitor visitor, Exhibition<?> exhibition, String game) throws IOException {
        Path album = Files.createDirectories(folder.resolve(game + "-album"));
        for (Map.Entry<String, byte[]> file : exhibition.album().entrySet()) {
            Files.write(album.resolve(file.getKey()), file.getValue());
        }
        for (String ground : List.of("dark", "light")) {
            visitor.like(ground);
            for (int width : WIDTHS) {
                visitor.screen(width, Visitor.TALL);
                visitor.open(album.resolve("index.html"));
                String name = game + "-" + width + "-album-page-" + ground;
                show(name, visitor.photographEach("html", folder.resolve(name)));
            }
        }
    }

    /** The hall of a server: its messages, and its plate in all themes. */
    private void hall(Chromium chromium, Locale language) throws IOException {
        Path books = Files.createTempDirectory("heraldo-gallery");
        try (HallVisit visit = HallVisit.in(books, language)) {
            Visitor visitor = new Visitor(chromium, visit.url());
            visitor.like("dark");
            visitor.become("p1");
            visitor.enter(HallVisit.ROOM);
            for (String theme : PlateWall.THEMES) {
                visit.like(Optional.of(theme));
                List<Said> pages = visit.pages().toList();
                for (int width : WIDTHS) {
                    visitor.screen(width, Visitor.TALL);
                    visitor.settle();
                    String name = "hall-" + language + "-" + width + "-" + theme;
                    String newest = ".messages > li:nth-last-child(-n+" + pages.size() + ")";
                    show(name, visitor.photographEach(newest, folder.resolve(name)));
                }
            }
        }
    }

    private void show(String title, List<String> files) {
        page.add("<h2>" + title + "</h2>");
        files.forEach(file -> page.add("<img src='" + file + "' alt='" + file + "'>"));
    }
}

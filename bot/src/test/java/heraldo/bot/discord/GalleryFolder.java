package heraldo.bot.discord;

import heraldo.bot.render.PlateWall;
import heraldo.bot.sandbox.page.Chromium;
import heraldo.bot.sandbox.page.Visitor;
import heraldo.bot.sandbox.person.Person;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.openqa.selenium.Keys;

/**
 * Writes a folder to be looked through before anything is called done: what people read in the first turns of every game, in every
 * language, on a desk and on a telephone, and all plates in all themes.
 */
public final class GalleryFolder {

    private static final ConfigRoots ROOTS =
            ConfigRoots.of(List.of(Path.of(System.getProperty("heraldo.root", ".."), "config")));
    private static final List<Integer> WIDTHS = List.of(1280, 400);
    private static final String HEAD = "<!doctype html><meta charset=utf-8><title>Heraldo</title>"
            + "<style>body{background:#313338;color:#fff;font:16px sans-serif}img{max-width:100%;vertical-align:top;margin:6px}</style>";

    private final Path folder;
    private final List<String> page = new ArrayList<>();

    private GalleryFolder(Path folder) {
        this.folder = folder;
    }

    /** Writes it; the only argument is where. */
    public static void main(String[] arguments) throws IOException {
        GalleryFolder gallery = new GalleryFolder(emptied(Path.of(arguments[0])));
        try (Chromium chromium = Chromium.open()) {
            for (HostedRuleset<?> game : Stage.projects()) {
                for (Locale language : List.of(Locale.of("es"), Locale.ENGLISH)) {
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
        try (Stream<Path> pictures = Files.list(Files.createDirectories(folder))) {
            for (Path old : pictures.filter(Files::isRegularFile).toList()) {
                Files.delete(old);
            }
        }
        return folder;
    }

    private void rooms(Chromium chromium, HostedRuleset<?> game, Locale language) throws IOException {
        Path books = Files.createTempDirectory("heraldo-gallery");
        try (Exhibition<?> exhibition = Exhibition.of(books, game, language)) {
            boolean spanish = language.getLanguage().equals("es");
            Visitor visitor = new Visitor(chromium, exhibition.url());
            visitor.like("dark");
            visitor.become("p1");
            String chronicle = spanish ? "crónica" : "chronicle";
            for (String room : List.of(chronicle, exhibition.ownRoom())) {
                visitor.screen(WIDTHS.get(0), Visitor.TALL);
                visitor.enter(room);
                if (room.equals(exhibition.ownRoom())) {
                    visitor.press(spanish ? "Mi parte" : "My card");
                    visitor.await(".message.ephemeral img");
                }
                for (int width : WIDTHS) {
                    visitor.screen(width, Visitor.TALL);
                    String name = game.id() + "-" + language + "-" + width + "-" + room;
                    show(name, visitor.photographEach(".messages > li", folder.resolve(name)));
                }
            }
            desk(visitor, exhibition, game.id() + "-" + language);
        }
    }

    /** A turn that is given by presses alone, by the same person whose page it is. */
    private void desk(Visitor visitor, Exhibition<?> exhibition, String game) {
        try (Person player = exhibition.player()) {
            new DeskWalk(player.in(exhibition.ownRoom()), exhibition::say, (state, said) -> {
                        closeForm(visitor);
                        visitor.settle();
                        String name = game + "-400-desk-" + state.replaceAll("\\W+", "-");
                        show(name, visitor.photographEach(".messages > li:last-child", folder.resolve(name)));
                    })
                    .walk();
        }
    }

    /** A form that the same person fills in elsewhere opens here, too. */
    private static void closeForm(Visitor visitor) {
        if (visitor.sees("dialog.modal")) {
            visitor.type(Keys.ESCAPE);
            visitor.awaitGone("dialog.modal");
        }
    }

    private void show(String title, List<String> files) {
        page.add("<h2>" + title + "</h2>");
        files.forEach(file -> page.add("<img src='" + file + "' alt='" + file + "'>"));
    }
}

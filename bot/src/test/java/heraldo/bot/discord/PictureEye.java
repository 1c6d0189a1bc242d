package heraldo.bot.discord;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.witness.Visitor;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Takes pictures of what people have before them on a walk, on a desk and on a telephone; of every menu once, open. */
final class PictureEye implements DirectingWalk.Eye {

    private static final List<Integer> WIDTHS = List.of(1280, 400);
    private static final String LETTERS = ".category:last-of-type .channel";
    private static final String NEWEST = ".messages > li:last-child";

    private final Visitor visitor;
    private final Path name;
    private final BiConsumer<String, List<String>> wall;
    private final Set<String> menus = new HashSet<>();

    /**
     * Somebody with a camera.
     *
     * @param name how the names of the files begin
     * @param wall where the pictures hang: a title, and the names of the files
     */
    PictureEye(Visitor visitor, Path name, BiConsumer<String, List<String>> wall) {
        this.visitor = visitor;
        this.name = name;
        this.wall = wall;
    }

    @Override
    public void comes(String who, String channel) {
        visitor.closeForm();
        visitor.screen(WIDTHS.get(0), Visitor.TALL);
        visitor.become(who);
        if (channel.equals(DirectingWalk.LETTERS)) {
            visitor.click(LETTERS);
        } else {
            visitor.enter(channel);
        }
    }

    @Override
    public void sees(String state, Said said) {
        visitor.closeForm();
        visitor.settle();
        photograph(state, NEWEST);
        Transcript.menus(said.json())
                .filter(menu -> menu.has("options"))
                .map(menu -> menu.path("placeholder").asText())
                .filter(menus::add)
                .forEach(menu -> {
                    visitor.unfold(menu);
                    photograph(state + " menu " + menus.size(), NEWEST);
                    visitor.unfold(menu);
                });
    }

    @Override
    public void asked(String state, Form form) {
        visitor.await("dialog.modal");
        photograph("form " + state, "dialog.modal");
        visitor.closeForm();
    }

    private void photograph(String state, String selector) {
        for (int width : WIDTHS) {
            visitor.screen(width, Visitor.TALL);
            String title = name.getFileName() + "-" + width + "-" + state.replace(' ', '-');
            wall.accept(title, visitor.photographEach(selector, name.resolveSibling(title)));
        }
    }
}

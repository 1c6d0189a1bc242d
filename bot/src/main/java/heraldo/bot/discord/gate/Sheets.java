package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Card.Aside;
import heraldo.bot.discord.gate.Card.Beside;
import heraldo.bot.discord.gate.Card.Enclosed;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Pages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.filedisplay.FileDisplay;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.utils.FileUpload;

/** The frames of a card, as many as Discord's limits ask for. */
final class Sheets {

    /** Of all that a message may hold, the frame and the call above it. */
    private static final int RESERVED = 2;

    private static final int MOST_PARTS = DiscordLimit.CARD_PARTS.most() - RESERVED;

    /** A text, what stands beside it, and the section around both. */
    private static final int SECTION = 3;

    private final Controls controls;
    private final List<List<ContainerChildComponent>> sheets = new ArrayList<>();
    private int taken;
    /** The number of parts on the last sheet, nested ones included. */
    private int laid;

    private Sheets(Controls controls) {
        this.controls = controls;
    }

    /**
     * The frames, at least one.
     *
     * @param controls makes what can be pressed
     */
    static List<List<ContainerChildComponent>> of(Card card, Controls controls) {
        Sheets sheets = new Sheets(controls);
        sheets.turn();
        sheets.taken = card.call().length();
        card.parts().forEach(sheets::lay);
        return sheets.sheets;
    }

    /** A frame with its stamp; one that nobody has to know again bears none. */
    static Container frame(List<ContainerChildComponent> sheet, int accent, Optional<Stamp> stamp) {
        return stamp.map(mark -> stamped(sheet, accent, mark))
                .orElseGet(() -> Container.of(sheet).withAccentColor(accent));
    }

    private static Container stamped(List<ContainerChildComponent> sheet, int accent, Stamp stamp) {
        List<ContainerChildComponent> parts = new ArrayList<>(sheet);
        if (parts.get(0) instanceof TextDisplay words) {
            parts.set(0, words.withUniqueId(stamp.words()));
        }
        return Container.of(parts).withAccentColor(accent).withUniqueId(stamp.frame());
    }

    private void lay(Part part) {
        switch (part) {
            case Words words -> words(words.text());
            case Aside aside -> {
                makeRoom(aside.text().length(), SECTION);
                add(Section.of(thumbnail(aside.picture()), TextDisplay.of(DiscordLimit.CARD_PAGE.cut(aside.text()))));
            }
            case Beside beside -> {
                makeRoom(beside.text().length(), SECTION);
                add(Section.of(
                        controls.button(beside.button()), TextDisplay.of(DiscordLimit.CARD_PAGE.cut(beside.text()))));
            }
            case Show show ->
                alone(MediaGallery.of(show.pictures().stream().map(Sheets::item).toList()));
            case Rule rule -> alone(Separator.createDivider(Separator.Spacing.SMALL));
            case Keys keys -> controls.rows(keys.buttons()).forEach(this::row);
            case Card.Menu menu -> row(controls.row(menu));
            case Card.People people -> row(controls.row(people));
            case Card.Roles roles -> row(controls.row(roles));
            case Enclosed enclosed ->
                alone(FileDisplay.fromFile(FileUpload.fromData(
                        enclosed.file().bytes(), enclosed.file().name())));
        }
    }

    private void words(String text) {
        for (String page : Pages.of(text, DiscordLimit.CARD_PAGE.most())) {
            makeRoom(page.length(), 1);
            add(TextDisplay.of(page));
        }
    }

    /** A row and what stands in it. */
    private void row(ActionRow row) {
        makeRoom(0, 1 + row.getComponents().size());
        add(row);
    }

    private void alone(ContainerChildComponent part) {
        makeRoom(0, 1);
        add(part);
    }

    private void makeRoom(int letters, int parts) {
        if (taken + letters > DiscordLimit.CARD_TEXT.most() || laid + parts > MOST_PARTS) {
            turn();
        }
        taken += letters;
        laid += parts;
    }

    private void turn() {
        sheets.add(new ArrayList<>());
        taken = 0;
        laid = 0;
    }

    private void add(ContainerChildComponent part) {
        sheets.get(sheets.size() - 1).add(part);
    }

    private static Thumbnail thumbnail(Picture picture) {
        return (picture.png().length == 0 ? Thumbnail.fromUrl(address(picture)) : Thumbnail.fromFile(upload(picture)))
                .withDescription(DiscordLimit.ALT_TEXT.cut(picture.alt()));
    }

    private static MediaGalleryItem item(Picture picture) {
        return (picture.png().length == 0
                        ? MediaGalleryItem.fromUrl(address(picture))
                        : MediaGalleryItem.fromFile(upload(picture)))
                .withDescription(DiscordLimit.ALT_TEXT.cut(picture.alt()));
    }

    /** A picture without bytes hangs on the message already. */
    private static String address(Picture picture) {
        return "attachment://" + picture.name();
    }

    private static FileUpload upload(Picture picture) {
        return FileUpload.fromData(picture.png(), picture.name());
    }
}

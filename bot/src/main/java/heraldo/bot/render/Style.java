package heraldo.bot.render;

/** What pictures are drawn with: colours, signs, and the index of colours that keeps files small. */
public final class Style {

    private final Palette palette;
    private final Signs signs;
    private final ColourIndex index;

    public Style(Palette palette, Signs signs) {
        this.palette = palette;
        this.signs = signs;
        this.index = ColourIndex.of(palette);
    }

    Palette palette() {
        return palette;
    }

    Signs signs() {
        return signs;
    }

    ColourIndex index() {
        return index;
    }
}

package heraldo.bot.render;

import java.awt.Color;

/** Draws an emoji: bright enough for a dark background, with a dark outline for a light one, and simple enough for 22 pixels. */
final class EmojiPainter {

    /** Pixels of a side. */
    static final int SIDE = 128;

    private static final double WIDTH = 106;
    private static final double RIM = 8;

    private final Style style;

    EmojiPainter(Style style) {
        this.style = style;
    }

    /** The picture as a PNG file of {@value #SIDE} by {@value #SIDE} pixels. */
    byte[] paint(EmojiTable.Row row) {
        Easel easel = new Easel(style.theme(), style.icons(), style.signs(), SIDE, SIDE).clear(SIDE, SIDE);
        Color colour = Color.decode(row.colour());
        Color casing = style.theme().ink("casing");
        double middle = SIDE / 2.0;
        row.icon().ifPresent(icon -> easel.cased(easel.icon(icon, middle, middle, WIDTH), colour, casing, RIM));
        row.sign().ifPresent(sign -> {
            easel.cased(easel.sign(sign, middle, middle, WIDTH), colour, casing, RIM);
            easel.detail(sign, middle, middle, WIDTH)
                    .ifPresent(detail -> easel.fill(detail, style.theme().on(colour)));
        });
        return CrestPainter.png(easel.image());
    }
}

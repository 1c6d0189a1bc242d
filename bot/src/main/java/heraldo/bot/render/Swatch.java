package heraldo.bot.render;

import java.util.Optional;

/**
 * The look of an ink: a row of {@code palette.yaml}.
 *
 * @param colour of signs, lines and badges: {@code #RRGGBB}
 * @param area of areas, if that is another colour
 * @param pattern laid over areas
 * @param mark the sign that says the same as the colour, on badges and in tables
 */
record Swatch(String colour, Optional<String> area, Optional<Pattern> pattern, Optional<String> mark) {

    Swatch {
        demandColour(colour);
        area.ifPresent(Swatch::demandColour);
    }

    /** Refuses what is no colour of the form {@code #RRGGBB}. */
    static void demandColour(String text) {
        if (!text.matches("#[0-9A-Fa-f]{6}")) {
            throw new IllegalArgumentException("\"" + text + "\" is no colour; write it like \"#0055AA\"");
        }
    }
}

/**
 * Pictures: a {@link heraldo.rules.scene.Scene}, a table or the fame table as PNG. Letters are outlines of a font that
 * comes along, so that a picture is the same on every machine, also on one without fonts.
 *
 * <p>May import the JDK with Java2D, FontBox, and of the engine {@code kernel}, {@code scene} and {@code data}. Nobody else
 * sees Java2D.
 */
package heraldo.bot.render;

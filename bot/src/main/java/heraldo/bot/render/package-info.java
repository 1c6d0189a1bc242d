/**
 * Pictures: a {@link heraldo.rules.scene.Scene}, a table or the fame table as PNG. Letters are outlines of a font that
 * comes along, so that a picture is the same on every machine, also on one without fonts.
 *
 * <p>Nobody else sees Java2D but what is within: {@code film} and {@code png}.
 *
 * <p>May import {@code render.crew}, {@code render.film}, {@code render.png}, {@code rules.data}, {@code rules.kernel},
 * {@code rules.scene}, {@code com.ibm.icu} and {@code org.apache}.
 */
package heraldo.bot.render;

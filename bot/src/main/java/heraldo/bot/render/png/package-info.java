/**
 * The writer of pictures: which colours a picture has, which of them each pixel gets, and a PNG file of one byte a pixel that
 * is small and soon written. Equal pictures give equal bytes.
 *
 * <p>May import {@code render.crew}.
 */
package heraldo.bot.render.png;

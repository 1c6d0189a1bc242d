/**
 * Moving pictures: plates one after another as a GIF file, scaled down, with colours that suit them all.
 *
 * <p>May import {@code render.png}.
 */
package heraldo.bot.render.film;

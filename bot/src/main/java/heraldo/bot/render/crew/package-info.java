/**
 * Those who paint a picture together: parts of it are worked out on other processors meanwhile.
 *
 * <p>May import nothing but the JDK.
 */
package heraldo.bot.render.crew;

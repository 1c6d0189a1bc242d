package heraldo.bot.discord.gate;

/**
 * A picture to be shown.
 *
 * @param name of the file, e.g. {@code map-12.png}
 * @param png its bytes; a moving picture is a GIF file
 * @param alt what somebody who cannot see it should read
 */
public record Picture(String name, byte[] png, String alt) {}

package heraldo.bot.discord.gate;

import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Pages;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.EmbedBuilder;

/** Embeds as frames, as many to a message as Discord takes. */
final class EmbedPages {

    private final List<List<EmbedBuilder>> sheets = new ArrayList<>();
    private int taken;

    private EmbedPages() {}

    /** The frames of each message; no message is without one. */
    static List<List<EmbedBuilder>> of(List<Embed> embeds) {
        EmbedPages sheets = new EmbedPages();
        embeds.forEach(sheets::lay);
        return sheets.sheets;
    }

    private void lay(Embed embed) {
        String title = DiscordLimit.EMBED_TITLE.cut(embed.title());
        List<String> pages = Pages.of(embed.text(), DiscordLimit.EMBED_DESCRIPTION.most());
        if (pages.isEmpty()) {
            lay(new EmbedBuilder().setTitle(title).setColor(embed.tone().rgb()), title.length());
        }
        for (int i = 0; i < pages.size(); i++) {
            EmbedBuilder frame = new EmbedBuilder()
                    .setDescription(pages.get(i))
                    .setColor(embed.tone().rgb());
            boolean titled = i == 0 && !title.isEmpty();
            lay(titled ? frame.setTitle(title) : frame, pages.get(i).length() + (titled ? title.length() : 0));
        }
    }

    private void lay(EmbedBuilder frame, int length) {
        boolean full = sheets.isEmpty()
                || taken + length > DiscordLimit.EMBED_TEXT.most()
                || sheets.get(sheets.size() - 1).size() == DiscordLimit.EMBEDS.most();
        if (full) {
            sheets.add(new ArrayList<>());
            taken = 0;
        }
        sheets.get(sheets.size() - 1).add(frame);
        taken += length;
    }
}

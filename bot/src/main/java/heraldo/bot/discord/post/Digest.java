package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.page.NewsText;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.NewsTable;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** A turn in short: what was most worth telling, and who stands where. The whole story is a press away. */
final class Digest {

    private static final Story NOTHING = new Story(List.of(), new Chronicle(List.of()), List.of());

    private final Letter letter;
    private final BotContext context;
    private final Campaign campaign;
    private final int turn;

    Digest(Letter letter) {
        this.letter = letter;
        this.context = letter.context();
        this.campaign = letter.campaign();
        this.turn = letter.turn().key().number();
    }

    /** Whether the ruleset has news; where it has none, its turns are told whole. */
    boolean told() {
        return !table().kinds().isEmpty();
    }

    private NewsTable table() {
        return context.office().library().rulebook(campaign).hosted().news();
    }

    /** Headline, news and standings. */
    List<String> lines(Position<?> after) {
        List<String> lines = new ArrayList<>();
        FrontPage page = FrontPage.of(context.office().news().of(campaign.id(), turn), table());
        NewsText news =
                new NewsText(letter.speech(), table(), letter.turn().root().orElse(""));
        news.headline(page).ifPresent(headline -> lines.add("**" + headline + "**"));
        lines.addAll(news.lines(page));
        lines.add("");
        lines.addAll(standings(after));
        return lines;
    }

    private List<String> standings(Position<?> after) {
        Position<?> before =
                context.office().archive().opening(campaign.id(), turn).orElseThrow();
        Story told = context.office()
                .archive()
                .story(campaign.id(), turn, Viewer.SPECTATOR)
                .orElse(NOTHING);
        return new StandingsLines(letter.speech(), before.standings(), after.gainsSince(before, told))
                .of(after.standings());
    }
}

package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.desk.StandingCard;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /orders standing}: the lines that are sent in turns in which their player sends nothing. */
final class OrdersStanding implements SlashHandler {

    private static final String DEED = "deed";

    private final BotContext context;
    private final Forms forms;

    OrdersStanding(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders standing", forms.open(DEED, Kind.TEXT).withChoices(choices()));
    }

    private SortedMap<String, Map<Tongue, String>> choices() {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (StandingCard.Deed deed : StandingCard.Deed.values()) {
            choices.put(deed.word(), context.dictionary().words("discord.fixed.deed-" + deed.word()));
        }
        return choices;
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return new StandingCard(context)
                .after(
                        admitted,
                        admitted.call().text(DEED).map(StandingCard.Deed::of).orElse(StandingCard.Deed.SHOW));
    }
}

package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.press.TalkMenu;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.List;

/** {@code /talk}: opens a private thread with whoever plays another seat. */
final class TalkCommand extends CampaignSuggestions {

    private static final String SEAT = "seat";

    private final Forms forms;
    private final TalkMenu menu;

    TalkCommand(BotContext context, Forms forms, TalkMenu menu) {
        super(context);
        this.forms = forms;
        this.menu = menu;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                TalkMenu.TALK, forms.needed(SEAT, Kind.TEXT, "talk-seat").withSuggestions(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.PARLEY;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return menu.open(admitted, seat(admitted, admitted.call().needed(SEAT)));
    }

    private Seat seat(Admitted admitted, String typed) {
        Speech plain = context().speech(admitted.roster(), admitted.tongue()).plain();
        return admitted.roster().occupancies().stream()
                .filter(occupancy -> Suggestions.same(plain.of(occupancy.seat()), typed)
                        || typed.equals("#" + occupancy.seat().number()))
                .map(Occupancy::seat)
                .findFirst()
                .orElseThrow(() -> Refusals.of("no-such-seat", "typed", typed));
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        if (!option.equals(SEAT)) {
            return super.suggestions(admitted, option, typed);
        }
        Speech plain = context().speech(admitted.roster(), admitted.tongue()).plain();
        List<Suggestion> seats = TalkMenu.others(admitted).stream()
                .map(occupancy -> new Suggestion(
                        plain.of(occupancy.seat()), "#" + occupancy.seat().number()))
                .toList();
        return Suggestions.fitting(seats, typed);
    }
}

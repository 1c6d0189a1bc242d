package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Holiday;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.seat.AwayDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Days;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code /away}: books the days on which somebody will send nothing; without days it shows what is booked. */
final class AwayCommand extends CampaignSuggestions {

    private static final String FROM = "from";
    private static final String UNTIL = "until";
    private static final int LONGEST = 40;
    private static final int WEEK = 7;

    private final Forms forms;

    AwayCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "away",
                forms.open(FROM, Kind.TEXT, "away-from").within(1, LONGEST).withSuggestions(),
                forms.open(UNTIL, Kind.TEXT, "away-until").within(1, LONGEST).withSuggestions(),
                forms.open(BotContext.CAMPAIGN, Kind.TEXT, "away-campaign").withSuggestions());
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Act act = context().act(call);
        Optional<String> from = call.text(FROM);
        Optional<String> until = call.text(UNTIL);
        if (from.isEmpty() && until.isEmpty()) {
            return told(call, context().office().away().show(act), "discord.away.booked");
        }
        Days days = new Days(context().dictionary(), today(act));
        LocalDate first = from.map(typed -> days.read(typed, today(act))).orElseGet(() -> today(act));
        LocalDate last = until.map(typed -> days.read(typed, first)).orElse(first);
        return told(call, context().office().away().book(act, first, last), "discord.away.done");
    }

    private LocalDate today(Act act) {
        ZoneId zone = context()
                .office()
                .preferences()
                .of(act.user())
                .quiet()
                .map(QuietHours::zone)
                .orElseGet(context().office().preferences()::usualZone);
        return LocalDate.ofInstant(act.at(), zone);
    }

    private Answer told(Call call, AwayDesk.Booked booked, String head) {
        Speech speech = context().speech(call);
        if (booked.holidays().isEmpty()) {
            return Answer.of(speech.say("discord.away.none"));
        }
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(head));
        booked.holidays().forEach(holiday -> lines.add(line(holiday, speech)));
        booked.banks()
                .forEach(bank -> lines.add(speech.say(
                        "discord.away.bank",
                        "campaign",
                        new PlayerText(bank.campaign().name()),
                        "left",
                        bank.left(),
                        "regent",
                        String.valueOf(bank.regent()))));
        return Answer.of(String.join("\n", lines))
                .with(new AnswerButton(
                        speech.plain().say("discord.away.call-off"),
                        AwayButton.componentId(call.act().user()),
                        Weight.DANGER));
    }

    private String line(Holiday holiday, Speech speech) {
        DateTimeFormatter days = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(speech.words().locale());
        String campaign = holiday.campaign()
                .map(id -> context().office().campaigns().roster(id).campaign().name())
                .orElse("");
        return speech.say(
                "discord.away.line",
                "from",
                days.format(holiday.from()),
                "until",
                days.format(holiday.until()),
                "one",
                String.valueOf(holiday.from().equals(holiday.until())),
                "all",
                String.valueOf(campaign.isEmpty()),
                "campaign",
                new PlayerText(campaign));
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        if (option.equals(BotContext.CAMPAIGN)) {
            return super.suggestions(admitted, option, typed);
        }
        Speech speech = context().speech(admitted.call()).plain();
        List<Suggestion> usual = new ArrayList<>();
        usual.add(Suggestion.of(speech.say("discord.away.today")));
        usual.add(Suggestion.of(speech.say("discord.away.tomorrow")));
        if (option.equals(UNTIL)) {
            usual.add(Suggestion.of(WEEK + " " + speech.say("discord.away.days")));
        }
        return Suggestions.fitting(usual, typed);
    }
}

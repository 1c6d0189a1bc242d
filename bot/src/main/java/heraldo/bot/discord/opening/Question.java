package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.ChosenOptions;
import heraldo.bot.discord.page.ClockWords;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.page.PreviewLines;
import heraldo.bot.discord.press.RuleWords;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.PlayerText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The confirmation of a new campaign: its settings, its first deadlines, and the buttons. */
final class Question {

    private final DraftBench bench;

    Question(DraftBench bench) {
        this.bench = bench;
    }

    Answer answer() {
        Campaign campaign = bench.campaign();
        String lines = Stream.of(
                        List.of(wished(campaign)),
                        new CadenceWords(bench.speech())
                                .quietFrom(campaign.cadence(), LocalDate.MIN).stream()
                                        .toList(),
                        RuleWords.agreed(campaign, bench.speech()),
                        ChosenOptions.lines(bench.options(), campaign.options(), bench.plain()))
                .flatMap(List::stream)
                .collect(Collectors.joining("\n"));
        return Answer.of(Embed.of(bench.plain().say("discord.new.title"), lines))
                .with(keys());
    }

    /** Returns the buttons of the confirmation, with one back to the steps for a draft that came from them. */
    private List<AnswerButton> keys() {
        long user = bench.call().act().user();
        List<AnswerButton> keys = new ArrayList<>();
        keys.add(new AnswerButton(
                bench.plain().say("discord.new.yes"),
                DraftButton.Choice.YES.componentId(user, bench.id()),
                Weight.CONSENT));
        if (bench.plan().draft().stepped()) {
            keys.add(bench.key("change", OpeningPress.SHOW, ""));
        }
        keys.add(NothingKey.leadingTo(DraftButton.Choice.NO.componentId(user, bench.id()), bench.speech()));
        return keys;
    }

    private String wished(Campaign campaign) {
        Speech speech = bench.speech();
        ClockWords clock = new ClockWords(campaign, speech);
        String dates = String.join(
                "\n", new PreviewLines(speech).of(bench.plan().prospect().preview()));
        return speech.say(
                "discord.new.question",
                "name",
                new PlayerText(bench.plan().wish().name()),
                "ruleset",
                bench.game().name(bench.call().tongue()),
                "seats",
                bench.plan().wish().seats(),
                "own",
                String.valueOf(clock.isOwn()),
                "cadence",
                clock.isOwn() ? bench.call().tongue().capital(clock.say()) : clock.say(),
                "dates",
                dates,
                "sees",
                String.valueOf(campaign.terms().gameMasterSees()));
    }
}

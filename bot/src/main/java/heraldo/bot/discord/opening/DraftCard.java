package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.CadencePreview;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.page.ChosenOptions;
import heraldo.bot.discord.page.ClockWords;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.page.PreviewLines;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Ladder;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.PlayerText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A draft as it is: each of its terms in a line, and what changes them. */
final class DraftCard {

    private static final String WORDS = "discord.opening.";
    /** So many options of the ruleset are told; the rest are counted. */
    private static final int TOLD = 8;

    private final DraftBench bench;
    private final Speech speech;

    DraftCard(DraftBench bench) {
        this.bench = bench;
        this.speech = bench.speech();
    }

    Card card() {
        List<Part> parts = new ArrayList<>();
        parts.add(new Words(String.join("\n", lines())));
        if (seats().size() > 1) {
            parts.add(new Card.Menu(
                    bench.plain().say(WORDS + "how-many"), bench.componentId(OpeningPress.SEATS, ""), seats(), 1));
        }
        parts.add(new Keys(List.of(form(DraftForm.NAME), form(DraftForm.CLOCK), form(DraftForm.PACE))));
        parts.add(new Keys(List.of(form(DraftForm.ABSENCE), form(DraftForm.PRESS), form(DraftForm.QUIET))));
        parts.add(new Keys(
                List.of(bench.key("options", OpeningPress.OPTIONS, ""), bench.key("another", OpeningPress.GAMES, ""))));
        parts.add(new Card.Rule());
        parts.add(new Keys(List.of(bench.key("ask", OpeningPress.ASK, "", Weight.CONSENT), drop())));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    private AnswerButton form(DraftForm form) {
        return bench.key("form-" + form.code(), OpeningPress.FORM, form.code());
    }

    private AnswerButton drop() {
        return NothingKey.leadingTo(
                DraftButton.Choice.NO.componentId(bench.call().act().user(), bench.id()), bench.speech());
    }

    private List<MenuChoice> seats() {
        Manifest.Seats allowed = bench.context().manifest(bench.game().id()).seats();
        return IntStream.rangeClosed(allowed.least(), allowed.most())
                .limit(DiscordLimit.SELECT_OPTIONS.most())
                .mapToObj(seats -> MenuChoice.of(
                                String.valueOf(seats), bench.plain().say(WORDS + "seats", "seats", seats), "")
                        .withChosen(seats == bench.plan().wish().seats()))
                .toList();
    }

    private List<String> lines() {
        Campaign campaign = bench.campaign();
        Terms terms = campaign.terms();
        Locale reader = bench.call().tongue().locale();
        List<String> lines = new ArrayList<>();
        lines.add(Card.heading(speech.say(
                WORDS + "title", "game", bench.game().name(bench.call().tongue()))));
        lines.add(speech.say(
                WORDS + "name",
                "name",
                new PlayerText(campaign.name()),
                "seats",
                bench.plan().wish().seats(),
                "language",
                campaign.home().language().getDisplayLanguage(reader)));
        lines.add(speech.say(WORDS + "clock", "clock", new ClockWords(campaign, speech).say()));
        lines.addAll(dates(campaign));
        lines.add(pace(terms));
        lines.add(absence(terms.ladder()));
        lines.add(speech.say(
                WORDS + "press",
                "allowed",
                terms.press().allowed().name(),
                "recorded",
                String.valueOf(terms.press().recorded()),
                "published",
                String.valueOf(terms.press().published())));
        lines.add(speech.say(
                WORDS + "secrets",
                "sees",
                String.valueOf(terms.gameMasterSees()),
                "simulate",
                String.valueOf(terms.simulate())));
        lines.addAll(options(campaign));
        return lines;
    }

    /** The first deadline, the quiet days and the warnings; nothing in a game with a clock of its own. */
    private List<String> dates(Campaign campaign) {
        List<String> lines = new ArrayList<>();
        if (!new ClockWords(campaign, speech).isOwn()) {
            CadencePreview preview = bench.plan().prospect().preview();
            String first = Moment.both(preview.next().get(0).at());
            lines.add(speech.say(WORDS + "first", "when", first));
            lines.addAll(new PreviewLines(speech).warnings(preview));
        }
        new CadenceWords(speech).quietFrom(campaign.cadence(), LocalDate.MIN).ifPresent(lines::add);
        return lines;
    }

    private String pace(Terms terms) {
        return speech.say(
                WORDS + "pace",
                "early",
                String.valueOf(terms.early().possible()),
                "minutes",
                terms.early().window(),
                "reminders",
                terms.reminders().ahead().size(),
                "hours",
                terms.reminders().ahead().stream()
                        .map(ahead -> String.valueOf(ahead.toHours()))
                        .toList(),
                "shows",
                String.valueOf(terms.showsDue()));
    }

    private String absence(Ladder ladder) {
        return speech.say(
                WORDS + "absence",
                "excused",
                ladder.excused(),
                "regents",
                String.valueOf(ladder.knowsRegents()),
                "defaults",
                ladder.defaults(),
                "offered",
                ladder.offered() > 0 ? ladder.rungs().size() - 1 + ladder.offered() : 0);
    }

    private List<String> options(Campaign campaign) {
        List<String> chosen = ChosenOptions.lines(bench.own(), campaign.options(), speech);
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(WORDS + "chosen", "count", chosen.size()));
        lines.addAll(chosen.subList(0, Math.min(TOLD, chosen.size())));
        if (chosen.size() > TOLD) {
            lines.add(speech.say(WORDS + "more", "count", chosen.size() - TOLD));
        }
        return lines;
    }
}

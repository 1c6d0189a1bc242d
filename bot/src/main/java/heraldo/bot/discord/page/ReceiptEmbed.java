package heraldo.bot.discord.page;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The answer to every act on a sheet: each line with its verdict, what is left, the deadline, the receipt code. */
public final class ReceiptEmbed {

    private final BotContext context;

    public ReceiptEmbed(BotContext context) {
        this.context = context;
    }

    public Answer of(Receipt receipt, Tongue tongue) {
        Speech speech = context.speech(receipt.campaign(), receipt.occupancies(), tongue);
        List<Embed> embeds = new ArrayList<>();
        if (!receipt.objections().isEmpty()) {
            embeds.add(objections(receipt, speech));
        }
        embeds.add(sheet(receipt, speech));
        receipt.step()
                .ifPresent(step -> embeds.addAll(
                        new StoryEmbeds(speech, context.lines(receipt.campaign(), receipt.occupancies(), tongue))
                                .of(step)));
        return new Answer("", embeds, List.of(), List.of());
    }

    private Embed objections(Receipt receipt, Speech speech) {
        List<String> lines = new ArrayList<>();
        for (Receipt.Objection objection : receipt.objections()) {
            lines.add(speech.brief()
                    .say(
                            "discord.receipt.objection",
                            "sign",
                            context.emblems().sign("✖"),
                            "number",
                            objection.number(),
                            "text",
                            new PlayerText(objection.text()),
                            "reason",
                            objection.reason()));
        }
        String title = speech.inLine()
                .say(
                        "discord.receipt.not-entered",
                        "paste",
                        context.paste(receipt.campaign()).name());
        return new Embed(title, String.join("\n", lines), Tone.BAD);
    }

    private Embed sheet(Receipt receipt, Speech speech) {
        List<String> lines = new ArrayList<>();
        if (receipt.lines().isEmpty()) {
            lines.add(speech.say("discord.receipt.empty"));
        }
        receipt.lines()
                .forEach(line -> lines.addAll(line(line, context.emblems().sign(sign(line.verdict())), speech)));
        lines.add("");
        receipt.notices().forEach(notice -> lines.add(speech.say("discord.receipt.notice", "notice", notice)));
        receipt.forecast().forEach(message -> lines.add(speech.say(message)));
        receipt.begins()
                .ifPresent(begins -> lines.add(speech.say(
                        "discord.receipt.begins",
                        "instant",
                        String.valueOf(receipt.instant()),
                        "when",
                        Moment.both(begins))));
        lines.add(receipt.deadline()
                .map(due -> speech.say("discord.deadline", "when", Moment.both(due)))
                .orElseGet(() -> speech.say("discord.no-deadline")));
        if (receipt.ready()) {
            lines.add(speech.say("discord.receipt.ready"));
        }
        if (receipt.recalled()) {
            lines.add(speech.say("discord.receipt.recalled"));
        }
        receipt.code().ifPresent(code -> lines.add(speech.say("discord.receipt.code", "code", code)));
        String title = speech.inLine().say("discord.receipt.title", "seat", receipt.seat(), "label", receipt.label());
        return new Embed(title, String.join("\n", lines), tone(receipt));
    }

    private static List<String> line(Receipt.Line line, String sign, Speech speech) {
        List<String> lines = new ArrayList<>();
        lines.add("%s %d. %s".formatted(sign, line.number(), OrderLine.shown(line.text())));
        line.verdict()
                .refusal()
                .ifPresent(refusal -> lines.add(speech.say("discord.receipt.impossible", "reason", refusal.message())));
        for (Message warning : line.verdict().warnings()) {
            lines.add(speech.say("discord.receipt.warning", "warning", warning));
        }
        return lines;
    }

    private static String sign(Verdict verdict) {
        if (!verdict.possible()) {
            return "✖";
        }
        return verdict.warnings().isEmpty() ? "✔" : "⚠";
    }

    private static Tone tone(Receipt receipt) {
        boolean impossible =
                receipt.lines().stream().anyMatch(line -> !line.verdict().possible());
        boolean doubtful = receipt.lines().stream()
                .anyMatch(line -> !line.verdict().warnings().isEmpty());
        if (impossible) {
            return Tone.BAD;
        }
        return doubtful ? Tone.WARNING : Tone.GOOD;
    }
}

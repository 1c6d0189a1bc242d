package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.page.StoreText;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sheet in words: its lines with sign, sense, what each brings or costs; what is stored before and after; until when. */
final class SheetText {

    private static final String SMALL = "-# ";

    private final Bench bench;
    private final Receipt receipt;
    private final Speech speech;
    private final Outlook outlook;
    private final Dealings dealings;

    SheetText(Bench bench, Outlook outlook) {
        this.bench = bench;
        this.receipt = bench.receipt();
        this.speech = bench.speech();
        this.outlook = outlook;
        this.dealings = new Dealings(bench);
    }

    String title() {
        String crest = bench.context().emblems().crest(receipt.campaign().ruleset(), receipt.seat());
        String key = receipt.turn().ahead() ? "discord.desk.plan" : "discord.desk.title";
        return "## " + (crest + " " + speech.say(key, "label", receipt.turn().label())).strip();
    }

    /**
     * The lines; where they are too long, without what is small below them; where that is too long, the first of them.
     *
     * @param page which of them are shown
     * @param room for how many characters there is room
     */
    String lines(SheetPage page, int room) {
        if (receipt.lines().isEmpty()) {
            return speech.say("discord.desk.empty");
        }
        List<Receipt.Line> shown = receipt.lines().subList(page.from() - 1, page.to());
        String where = page.partial() ? where(page) : "";
        String whole = where + shown.stream().map(this::line).collect(Collectors.joining("\n"));
        return whole.length() <= room
                ? whole
                : where + Rows.fitting(shown.stream().map(this::head).toList(), room - where.length(), this::rest);
    }

    private String where(SheetPage page) {
        return SMALL
                + speech.say("discord.desk.page-of", "from", page.from(), "to", page.to(), "all", page.all())
                + "\n";
    }

    /** Sentences above the sheet, as many as there is room for. */
    String notes(List<String> notes, int room) {
        return Rows.fitting(notes.stream().flatMap(String::lines).toList(), room, this::rest);
    }

    private String rest(int count) {
        return speech.say("discord.desk.rest", "count", count);
    }

    private String head(Receipt.Line line) {
        Outlook.Line sight = outlook.line(line.number());
        return sign(line, sight) + " **" + line.number() + ". " + bench.told(line.order()) + "**";
    }

    private String line(Receipt.Line line) {
        Outlook.Line sight = outlook.line(line.number());
        List<String> parts = new ArrayList<>();
        parts.add(head(line));
        Stream<Message> why = line.verdict()
                .refusal()
                .map(refusal -> Stream.of(refusal.message()))
                .orElseGet(() -> Stream.concat(line.verdict().warnings().stream(), sight.cautions().stream()));
        String reasons = why.map(speech::say).map(String::strip).collect(Collectors.joining(" · "));
        String told = line.verdict().possible()
                ? sight.told().stream().map(speech::say).collect(Collectors.joining(" · "))
                : "";
        String deals = line.verdict().possible()
                ? dealings.told(line.number()).stream().map(speech::say).collect(Collectors.joining(" "))
                : "";
        Stream.of(told, reasons, deals)
                .filter(text -> !text.isBlank())
                .map(text -> SMALL + bench.tongue().capital(text))
                .forEach(parts::add);
        return String.join("\n", parts);
    }

    private String sign(Receipt.Line line, Outlook.Line sight) {
        Verdict verdict = line.verdict();
        if (!verdict.possible()) {
            return bench.context().emblems().sign("✖");
        }
        boolean sure = verdict.warnings().isEmpty() && sight.cautions().isEmpty() && !dealings.failing(line.order());
        return bench.context().emblems().sign(sure ? "✔" : "⚠");
    }

    /** Returns the stores before and after, with the cautions; without stores, the forecast of the ruleset. */
    List<String> sums() {
        List<String> sums = new ArrayList<>();
        if (!outlook.store().isEmpty()) {
            sums.add("**" + speech.say("discord.desk.store") + "**\n"
                    + StoreText.of(outlook.store(), receipt.campaign().ruleset(), bench.context(), speech));
        }
        Stream<Message> said = outlook.store().isEmpty() ? receipt.forecast().stream() : Stream.empty();
        String rest = Stream.concat(outlook.cautions().stream(), said)
                .map(speech::say)
                .map(bench.tongue()::capital)
                .collect(Collectors.joining("\n"));
        if (!rest.isBlank()) {
            sums.add(rest);
        }
        return sums;
    }

    /**
     * Returns the notes below the sheet: effects of other sheets, offers, begin and end of the turn, and whether its player is
     * ready.
     */
    String foot() {
        List<String> lines = new ArrayList<>();
        if (receipt.written().inherited()) {
            lines.add(speech.say("discord.desk.inherited"));
        }
        receipt.effect().notices().forEach(notice -> lines.add(speech.say("discord.receipt.notice", "notice", notice)));
        if (!outlook.unused().isEmpty() && !receipt.written().ready() && bench.due()) {
            lines.add(unused());
        }
        receipt.turn()
                .begins()
                .ifPresent(begins -> lines.add(speech.say(
                        "discord.receipt.begins",
                        "instant",
                        String.valueOf(receipt.turn().instant()),
                        "when",
                        Moment.both(begins))));
        dealings.waiting().stream()
                .map(offer -> speech.say("discord.offer.waits", "seat", offer.other()))
                .distinct()
                .forEach(lines::add);
        dealings.stray().stream()
                .map(offer ->
                        speech.say("discord.offer.strays", "seat", offer.other(), "what", bench.told(offer.order())))
                .forEach(lines::add);
        if (receipt.effect().recalled()) {
            lines.add(speech.say("discord.receipt.recalled"));
        }
        String state = receipt.written().ready() ? speech.say("discord.desk.is-ready") + " " : "";
        lines.add(SMALL + state + until());
        return String.join("\n", lines);
    }

    /** Until when the sheet may be changed; earlier than the deadline where all are ready. */
    private String until() {
        return receipt.turn()
                .early()
                .map(at -> speech.say("discord.desk.early", "when", Moment.both(at)))
                .or(() ->
                        receipt.turn().deadline().map(due -> speech.say("discord.deadline", "when", Moment.both(due))))
                .orElseGet(
                        () -> speech.say(receipt.campaign().lesson() ? "discord.lesson.own" : "discord.no-deadline"));
    }

    /** Returns the unused possibilities, in one sentence. */
    String unused() {
        return speech.say(
                "discord.desk.unused",
                "what",
                outlook.unused().stream().map(speech::say).collect(Collectors.joining("; ")));
    }
}

package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.page.PanelKey;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The game master's forms as a message: kinds and what is pending, a field that is asked for, a preview, a refusal. */
final class EdictCard {

    private final EdictBench bench;

    EdictCard(EdictBench bench) {
        this.bench = bench;
    }

    /**
     * The kinds of edicts, and what is pending.
     *
     * @param note what came of the last press, may be empty
     */
    Card kinds(String note, List<Card.Part> pending) {
        List<Card.Part> parts = new ArrayList<>();
        if (!note.isEmpty()) {
            parts.add(new Card.Words(note));
        }
        List<Card.Menu> menus = menus();
        parts.add(new Card.Words(Card.heading(bench.plain().say("discord.edict.title")) + "\n"
                + bench.speech().say(menus.isEmpty() ? "discord.edict.none" : "discord.edict.choose")));
        parts.addAll(menus);
        parts.addAll(pending);
        if (bench.family() == EdictFamily.ANY) {
            // The panel opens these, too.
            parts.add(new Card.Keys(List.of(PanelKey.of(bench.admitted().act(), bench.plain()))));
        }
        return new Card("", Tone.CALM.rgb(), parts);
    }

    /** A menu for each group of kinds that the ruleset has. */
    List<Card.Menu> menus() {
        return bench.family().groups().stream()
                .flatMap(group -> menu(group, 0).stream())
                .toList();
    }

    private Optional<Card.Menu> menu(EdictFamily.Group group, int page) {
        List<MenuChoice> kinds = bench.form().types().stream()
                .filter(type -> EdictFamily.Group.of(type) == group)
                .map(type -> new Kind(type, bench.form().hindrance(type).map(bench.plain()::say)))
                .sorted(Comparator.comparing((Kind kind) -> kind.lacking().isPresent()))
                .map(kind -> choice(group, kind))
                .toList();
        return kinds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Card.Menu(
                        bench.plain().say("discord.edict." + group.word()),
                        EdictPress.KIND.componentId(
                                bench.family(), bench.admitted().act(), group.word()),
                        MenuPages.of(kinds, page, bench.plain()),
                        1));
    }

    private record Kind(OrderType<?> type, Optional<String> lacking) {}

    private MenuChoice choice(EdictFamily.Group group, Kind kind) {
        String label = group.sign() + " " + bench.about(kind.type());
        return kind.lacking()
                .map(reason -> MenuChoice.of(
                        kind.type().key(),
                        bench.plain().say("discord.desk.not-now", "what", label),
                        bench.tongue().capital(reason)))
                .orElseGet(() -> MenuChoice.of(kind.type().key(), label, ""));
    }

    /** A field that is asked for in the message. */
    Card asking(EdictInquiry inquiry, EdictInquiry.Question.Choose choose, String slip, int page) {
        List<MenuChoice> all = inquiry.choices(choose.slip(), choose.param());
        String label = bench.label(inquiry.type(), choose.param());
        return new Card(
                "",
                Tone.CALM.rgb(),
                List.of(
                        new Card.Words(heading(inquiry)),
                        new Card.Menu(
                                bench.plain().say("discord.edict.which", "what", label),
                                EdictPress.VALUE.componentId(
                                        bench.family(), bench.admitted().act(), slip),
                                MenuPages.of(all, page, bench.plain()),
                                1),
                        new Card.Keys(List.of(nothing()))));
    }

    /** A form cannot follow a form, nor a menu on a page: a button stands between them. */
    Card filling(EdictInquiry inquiry, EdictSlip filled, String slip) {
        return new Card(
                "",
                Tone.CALM.rgb(),
                List.of(
                        new Card.Words(heading(inquiry) + fields(inquiry, filled)),
                        new Card.Keys(List.of(key(EdictPress.CHANGE, "go-on", slip, Weight.MAIN), nothing()))));
    }

    /** Returns the preview of an edict, with buttons to confirm it or to change it; it writes nothing. */
    Card preview(EdictInquiry inquiry, EdictSlip filled, EdictPreview preview, String slip) {
        return new Card(
                "",
                Tone.WARNING.rgb(),
                List.of(
                        new Card.Words(heading(inquiry) + fields(inquiry, filled)),
                        new Card.Rule(),
                        new Card.Words(changes(preview) + sentence(filled) + "\n-# "
                                + bench.speech().say("discord.edict." + (preview.secret() ? "later" : "at-once"))),
                        new Card.Keys(List.of(
                                key(EdictPress.DO, preview.secret() ? "schedule" : "do", slip, Weight.CONSENT),
                                key(EdictPress.CHANGE, "change", slip, Weight.SIDE),
                                nothing()))));
    }

    private String changes(EdictPreview preview) {
        if (preview.changes().isEmpty()) {
            return bench.speech().say("discord.edict." + (preview.drawn() ? "drawn" : "nothing"));
        }
        StringBuilder text = new StringBuilder();
        preview.changes()
                .forEach(change -> text.append("- ")
                        .append(bench.tongue().capital(bench.speech().say(change)))
                        .append('\n'));
        return text.toString().strip();
    }

    private String sentence(EdictSlip slip) {
        return slip.sentence()
                .map(text -> "\n> "
                        + bench.speech().literal(new PlayerText(text.strip().replaceAll("\\s+", " "))))
                .orElse("");
    }

    /**
     * Returns the refusal of an edict, with its reason.
     *
     * @param mend the id of the button that opens the filled form again
     */
    Card refused(EdictInquiry inquiry, EdictSlip filled, String reason, ComponentId mend) {
        return new Card(
                "",
                Tone.BAD.rgb(),
                List.of(
                        new Card.Words(heading(inquiry) + fields(inquiry, filled)),
                        new Card.Words(reason),
                        new Card.Keys(List.of(
                                new AnswerButton(bench.plain().say(Corrections.KEY), mend, Weight.MAIN), nothing()))));
    }

    private String heading(EdictInquiry inquiry) {
        return Card.heading(bench.about(inquiry.type()));
    }

    private String fields(EdictInquiry inquiry, EdictSlip slip) {
        StringBuilder text = new StringBuilder();
        for (Param param : inquiry.fields()) {
            Optional.ofNullable(slip.given().get(param.name()))
                    .ifPresent(value -> text.append("\n**")
                            .append(bench.label(inquiry.type(), param))
                            .append(":** ")
                            .append(bench.speech().literal(new PlayerText(value))));
        }
        return text.toString();
    }

    private AnswerButton nothing() {
        return NothingKey.leadingTo(
                EdictPress.SHOW.componentId(bench.family(), bench.admitted().act(), ""), bench.speech());
    }

    private AnswerButton key(EdictPress press, String label, String detail, Weight weight) {
        return new AnswerButton(
                bench.plain().say("discord.edict." + label),
                press.componentId(bench.family(), bench.admitted().act(), detail),
                weight);
    }
}

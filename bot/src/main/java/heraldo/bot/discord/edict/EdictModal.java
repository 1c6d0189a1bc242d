package heraldo.bot.discord.edict;

import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.order.Form;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The form in which the fields of an edict are filled in: what can be listed by menus, the rest in boxes, then the sentence for all. */
final class EdictModal {

    /** Before the name of a field whose value was chosen and comes back as it is stored. */
    private static final String CHOSEN = "=";
    /** The longest sentence that goes with an edict. */
    private static final int SENTENCE = 200;
    /** Room for a name or a number. */
    private static final int SHORT = 100;

    private final EdictBench bench;
    private final EdictInquiry inquiry;

    EdictModal(EdictBench bench, EdictInquiry inquiry) {
        this.bench = bench;
        this.inquiry = inquiry;
    }

    ModalForm of(EdictInquiry.Question.Fill fill, ComponentId componentId) {
        List<ModalForm.Field> fields = new ArrayList<>();
        fill.params().forEach(param -> fields.add(field(fill.slip(), param)));
        fields.add(sentence(fill.slip()));
        return new ModalForm(bench.about(inquiry.type()), componentId, fields);
    }

    private ModalForm.Field field(EdictSlip slip, Param param) {
        List<MenuChoice> choices = inquiry.choices(slip, param);
        boolean menu = !choices.isEmpty() && choices.size() <= DiscordLimit.SELECT_OPTIONS.most();
        String label = bench.label(inquiry.type(), param);
        SlashForm.Option option = bench.option(inquiry.type(), param);
        String hint = option.hint().in(bench.tongue().locale());
        return menu
                ? new ModalForm.Menu(CHOSEN + param.name(), label, hint, choices, Form.needed(param) ? 1 : 0, 1)
                : box(slip, param, label, option, hint);
    }

    private ModalForm.Input box(EdictSlip slip, Param param, String label, SlashForm.Option option, String hint) {
        Optional<String> given = Optional.ofNullable(slip.given().get(param.name()));
        int most = Math.max(
                option.entry().longest() > 0 ? option.entry().longest() : SHORT,
                given.map(String::length).orElse(0));
        return new ModalForm.Input(
                param.name(),
                label,
                option.entry() instanceof SlashForm.Whole whole ? range(whole) : hint,
                given,
                most,
                Form.needed(param));
    }

    private String range(SlashForm.Whole whole) {
        return bench.plain().say("discord.edict.range", "least", whole.least(), "most", whole.most());
    }

    private ModalForm.Input sentence(EdictSlip slip) {
        return new ModalForm.Input(
                EdictSlip.SENTENCE,
                bench.plain().say("discord.edict.sentence-label"),
                bench.plain().say("discord.edict.sentence-hint"),
                slip.sentence(),
                SENTENCE,
                false);
    }

    /** The slip with everything that was filled in, or left open, in the form. */
    EdictSlip filled(EdictSlip slip, Call call) {
        EdictSlip full = slip;
        for (Param param : inquiry.fields()) {
            if (call.given().containsKey(CHOSEN + param.name())) {
                List<String> values = call.chosen(CHOSEN + param.name());
                full = values.isEmpty() ? full.with(param.name(), "") : inquiry.chosen(full, param, values);
            } else if (call.given().containsKey(param.name())) {
                full = full.with(param.name(), call.text(param.name()).orElse(""));
            } else if (!Form.needed(param) && !full.asked().contains(param.name())) {
                full = full.with(param.name(), "");
            }
        }
        return full.with(EdictSlip.SENTENCE, call.text(EdictSlip.SENTENCE).orElse(""));
    }
}

package heraldo.bot.discord.opening;

import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ModalForm;

/** Opens the forms of a draft, and reads what was filled in. */
final class DraftForms {

    private final DraftBench bench;

    DraftForms(DraftBench bench) {
        this.bench = bench;
    }

    ModalForm of(DraftForm form) {
        return new ModalForm(
                bench.plain().say("discord.opening.form-" + form.code()),
                bench.componentId(OpeningPress.SENT, form.code()),
                form == DraftForm.CLOCK
                        ? new ClockForm(bench).fields()
                        : new Blanks(bench).of(form).stream().map(Blank::field).toList());
    }

    /**
     * A draft with what was filled in.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if something cannot be read
     */
    Draft filled(DraftForm form, Draft draft, Call call) {
        if (form == DraftForm.CLOCK) {
            return new ClockForm(bench).filled(draft, call);
        }
        Draft filled = draft;
        for (Blank blank : new Blanks(bench).of(form)) {
            filled = blank.in(filled, call);
        }
        return filled;
    }
}

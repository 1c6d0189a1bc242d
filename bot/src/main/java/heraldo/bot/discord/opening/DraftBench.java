package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.text.OptionWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.EnumSet;
import java.util.Set;

/**
 * Somebody before a draft that could be opened.
 *
 * @param id names the draft
 */
record DraftBench(BotContext context, Call call, String id, Plan plan) {

    private static final Set<Term> ASKED = EnumSet.of(Term.CRON, Term.ZONE, Term.EARLY, Term.GM_SEES, Term.REMIND);

    Game game() {
        return context.game(plan.wish().ruleset()).orElseThrow();
    }

    /** The campaign as it would be. */
    Campaign campaign() {
        return plan.prospect().campaign();
    }

    OptionTable options() {
        return context.office().library().rulebook(game().id()).hosted().options();
    }

    /** Those of them for which no form of every game asks. */
    OptionTable own() {
        return new OptionTable(options().specs().stream()
                .filter(spec -> spec.term().filter(ASKED::contains).isEmpty())
                .toList());
    }

    /** The platform's words and those of the ruleset. */
    Speech speech() {
        return context.dictionary().speech(call.tongue(), game().words(call.tongue()), Seat::toString);
    }

    /** The same for labels and menus, in which nothing is markup. */
    Speech plain() {
        return speech().plain();
    }

    /** Returns the name of a ruleset's option, without markup. */
    String name(String option) {
        return said(new OptionWords(speech().words()).name(option));
    }

    /** Returns the words for an option or a value, without markup. */
    String said(Object words) {
        return words instanceof Message message ? plain().say(message) : plain().literal((PlayerText) words);
    }

    ComponentId componentId(OpeningPress press, String detail) {
        return press.componentId(call.act(), id, detail);
    }

    /** A button at the side of the main ones. */
    AnswerButton key(String label, OpeningPress press, String detail) {
        return key(label, press, detail, Weight.SIDE);
    }

    AnswerButton key(String label, OpeningPress press, String detail, Weight weight) {
        return new AnswerButton(plain().say("discord.opening." + label), componentId(press, detail), weight);
    }
}

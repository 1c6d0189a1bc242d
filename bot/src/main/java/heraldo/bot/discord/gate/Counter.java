package heraldo.bot.discord.gate;

import heraldo.bot.campaign.CrashPoint;
import heraldo.bot.campaign.RefusedException;
import java.util.List;
import java.util.function.Supplier;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Works out an answer and hands it over. Whatever happens, somebody who asked gets a sentence. */
final class Counter {

    private static final Logger LOG = LoggerFactory.getLogger(Counter.class);
    private static final int BASE = 36;

    private final Letters letters;
    private final Manners manners;

    Counter(Letters letters, Manners manners) {
        this.letters = letters;
        this.manners = manners;
    }

    /**
     * Serves one caller.
     *
     * @param what is asked, for the log
     */
    void serve(Call call, String what, InteractionHook hook, Supplier<Answer> work) {
        try {
            hand(hook, letters.of(answer(call, what, work)));
            CrashPoint.RECEIPT_GIVEN.reached();
        } catch (RuntimeException e) {
            LOG.error("the answer to {} could not be handed over", what, Wordless.of(e));
        }
    }

    /** Receives a caller who gets a text box instead of an answer. */
    void receive(Call call, String what) {
        try {
            manners.welcome(call);
        } catch (RuntimeException e) {
            LOG.error("whoever asked for {} could not be received", what, Wordless.of(e));
        }
    }

    private Answer answer(Call call, String what, Supplier<Answer> work) {
        try {
            manners.welcome(call);
            return work.get();
        } catch (RefusedException e) {
            return Answer.of(manners.refused(call, e));
        } catch (RuntimeException e) {
            String reference = Long.toString(Long.parseUnsignedLong(call.act().id()), BASE);
            LOG.error("{} failed, reference {}", what, reference, Wordless.of(e));
            return Answer.of(manners.sorry(call, reference));
        }
    }

    private static void hand(InteractionHook hook, List<MessageCreateData> letters) {
        // Replacing, so that the buttons of an answered question disappear.
        hook.editOriginal(MessageEditData.fromCreateData(letters.get(0))).complete();
        letters.stream()
                .skip(1)
                .forEach(letter -> hook.sendMessage(letter).setEphemeral(true).complete());
    }
}

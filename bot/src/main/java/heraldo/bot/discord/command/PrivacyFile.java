package heraldo.bot.discord.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.seat.PrivacyDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Attachment;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.DiscordLimit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** {@code /privacy data}: all that is known of the caller, as a file that only the caller gets. */
final class PrivacyFile implements SlashHandler {

    private static final String FILE = "heraldo.json";

    private final BotContext context;
    private final Forms forms;
    private final ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    PrivacyFile(BotContext context, Forms forms) {
        this.context = context;
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("privacy data");
    }

    @Override
    public Right right() {
        return Right.VISIT;
    }

    @Override
    public Answer answer(Admitted admitted) {
        long user = admitted.call().act().user();
        byte[] file = file(user, context.office().people().privacy().known(user));
        if (file.length > DiscordLimit.FILE_BYTES.most()) {
            throw Refusals.of("record-too-large");
        }
        return Answer.of(context.speech(admitted.call()).say("discord.privacy.data"))
                .with(new Attachment(FILE, file));
    }

    private byte[] file(long user, PrivacyDesk.Known known) {
        Map<String, String> names = new TreeMap<>();
        for (Campaign campaign : known.campaigns()) {
            names.put(campaign.id().text(), campaign.name());
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("user", String.valueOf(user));
        all.put("campaigns", names);
        all.putAll(known.rows());
        try {
            return json.writeValueAsBytes(all);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what is known of somebody cannot be written", e);
        }
    }
}

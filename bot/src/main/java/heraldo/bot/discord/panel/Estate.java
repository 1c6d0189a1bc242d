package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.album.Album;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Attachment;
import heraldo.bot.discord.gate.Card.Enclosed;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The remains of a campaign after its channels close: its record and album, which the bot hands over before it asks for the
 * confirmation.
 */
public final class Estate {

    private static final int SHORT = 8;

    private final BotContext context;

    public Estate(BotContext context) {
        this.context = context;
    }

    /** A question below which the record and the album lie. */
    Answer attached(Slate slate, Admitted admitted, String question, PanelPress press, String detail) {
        Optional<Attachment> record = Optional.of(record(admitted.campaign()));
        Optional<Attachment> album = written(admitted.campaign());
        List<Enclosed> files = Stream.of(record, album)
                .flatMap(Optional::stream)
                .filter(Estate::fits)
                .map(Enclosed::new)
                .toList();
        String text = slate.speech()
                .say(
                        "discord.panel." + question,
                        "files",
                        which(record.filter(Estate::fits), album.filter(Estate::fits)),
                        "large",
                        which(record.filter(file -> !fits(file)), album.filter(file -> !fits(file))));
        String yes = press == PanelPress.ARCHIVE ? "archive" : "delete";
        return slate.ask(text, files, List.of(slate.key(yes, press, detail, Weight.DANGER)));
    }

    /** Returns the word by which a sentence names the files that exist: record, album, both or none. */
    static String which(Optional<Attachment> record, Optional<Attachment> album) {
        if (record.isPresent()) {
            return album.isPresent() ? "BOTH" : "RECORD";
        }
        return album.isPresent() ? "ALBUM" : "NONE";
    }

    private Attachment record(Campaign campaign) {
        return new Attachment(
                name(campaign) + ".jsonl.gz", context.office().memory().proofs().record(campaign));
    }

    /**
     * The record; while the game goes on, that it was taken is logged.
     *
     * @throws RefusedException if no message can carry it
     */
    public Attachment record(Admitted admitted) {
        if (!over(admitted.campaign())) {
            context.office().gameMaster().export(admitted.act());
        }
        Attachment record = record(admitted.campaign());
        if (!fits(record)) {
            throw Refusals.of("record-too-large");
        }
        return record;
    }

    /** Returns the text beside the record. */
    public String aboutRecord(Admitted admitted) {
        Campaign campaign = admitted.campaign();
        Speech speech = context.speech(admitted.roster(), admitted.tongue());
        if (!over(campaign)) {
            return speech.say("discord.export.running");
        }
        String version = context.office().library().rulebook(campaign).version();
        String over = speech.say("discord.export.over");
        return version.equals(campaign.founding().rulesetVersion())
                ? over
                : over + "\n" + speech.say("discord.export.older");
    }

    private static boolean over(Campaign campaign) {
        return campaign.status() == CampaignStatus.ENDED;
    }

    /**
     * The album in one file.
     *
     * @throws RefusedException if nothing was played, or if no message can carry it
     */
    public Attachment album(Admitted admitted) {
        if (context.office().archive().played(admitted.campaign().id()).isEmpty()) {
            throw Refusals.of("no-replay");
        }
        return album(admitted.campaign()).orElseThrow(() -> Refusals.of("album-too-large"));
    }

    /** The album in one file; empty if nothing was played, or if no message can carry it. */
    public Optional<Attachment> album(Campaign campaign) {
        return written(campaign).filter(Estate::fits);
    }

    /** Returns the text beside the album. */
    public String aboutAlbum(Admitted admitted) {
        return context.speech(admitted.roster(), admitted.tongue()).say("discord.album.ready");
    }

    private Optional<Attachment> written(Campaign campaign) {
        try {
            return Optional.of(
                    new Attachment(name(campaign) + "-album.zip", packed(new Album(context).of(campaign.id()))));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    private static boolean fits(Attachment file) {
        return file.bytes().length <= DiscordLimit.FILE_BYTES.most();
    }

    private static String name(Campaign campaign) {
        return "heraldo-" + campaign.id().text().substring(0, SHORT);
    }

    private static byte[] packed(Map<String, byte[]> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry("album/" + file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("nothing is written but into memory", e);
        }
        return bytes.toByteArray();
    }
}

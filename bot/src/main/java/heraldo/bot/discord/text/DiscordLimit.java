package heraldo.bot.discord.text;

import heraldo.rules.kernel.Excerpt;

/** Discord's limits, in one place. Lengths are in UTF-16 units, which are never fewer than what Discord counts. */
public enum DiscordLimit {
    COMMANDS(100),
    /** Subcommands or groups of a command, subcommands of a group, options of a subcommand. */
    OPTIONS(25),
    /** Fixed choices of an option, and answers to an autocompletion. */
    CHOICES(25),
    COMMAND_NAME(32),
    COMMAND_ABOUT(100),
    /** Names, descriptions and values of one command together, each in its longest localisation. */
    COMMAND_TEXT(8_000),
    CHOICE_NAME(100),
    CHOICE_VALUE(100),
    CONTENT(2_000),
    EMBEDS(10),
    /** All texts of all embeds of one message together. */
    EMBED_TEXT(6_000),
    EMBED_TITLE(256),
    EMBED_DESCRIPTION(4_096),
    EMBED_FIELDS(25),
    EMBED_FIELD_NAME(256),
    EMBED_FIELD_VALUE(1_024),
    EMBED_AUTHOR(256),
    ROWS(5),
    BUTTONS_IN_ROW(5),
    BUTTON_LABEL(80),
    CUSTOM_ID(100),
    /** All texts of a message that is laid out in parts. */
    CARD_TEXT(4_000),
    /** One text of such a message; short enough for several to share a message. */
    CARD_PAGE(3_800),
    /** All parts of such a message, its frame and buttons included. */
    CARD_PARTS(40),
    SELECT_OPTIONS(25),
    MODAL_TITLE(45),
    MODAL_LABEL(45),
    MODAL_LABEL_ABOUT(100),
    MODAL_TEXT(4_000),
    MODAL_INPUTS(5),
    PLACEHOLDER(100),
    FILES(10),
    /** Bytes of one attachment. */
    FILE_BYTES(10 * 1024 * 1024),
    ALT_TEXT(1_024),
    NONCE(25),
    CHANNEL_NAME(100),
    CHANNEL_TOPIC(1_024),
    AUDIT_REASON(512),
    /** Channels inside one category. */
    CATEGORY_CHANNELS(50),
    /** Seconds until the first answer to an interaction. */
    FIRST_ANSWER_SECONDS(3),
    /** Minutes in which an interaction can be answered after its first answer. */
    LATER_ANSWER_MINUTES(15);

    private final int most;

    DiscordLimit(int most) {
        this.most = most;
    }

    /** The largest number, length or size that is taken. */
    public int most() {
        return most;
    }

    /** Returns whether a text is within this limit. */
    public boolean holds(String text) {
        return text.length() <= most;
    }

    /** The text itself, or its beginning, cut between two words, and an ellipsis. */
    public String cut(String text) {
        return Excerpt.of(text, most);
    }
}

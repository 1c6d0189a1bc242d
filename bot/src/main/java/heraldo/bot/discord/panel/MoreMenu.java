package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.stream.Stream;

/** The menu of a game master's less frequent actions. */
final class MoreMenu {

    static final String START = "start";
    static final String SAY = "say";
    static final String AUDIT = "audit";
    static final String PRESS = "press";
    static final String MAIL = "mail";
    static final String ABSENCE = "absence";
    static final String BAR = "bar";
    static final String BACK = "back";
    static final String THEME = "theme";
    static final String ALBUM = "album";
    static final String RECORD = "record";
    static final String HAND = "hand";
    static final String END = "end";
    static final String ARCHIVE = "archive";
    static final String DELETE = "delete";

    private final Speech speech;

    MoreMenu(Speech speech) {
        this.speech = speech.plain();
    }

    List<MenuChoice> choices(Campaign campaign) {
        Stream<String> all = switch (campaign.status()) {
            case FORMING -> Stream.of(START, BAR, AUDIT, HAND, END);
            case RUNNING -> Stream.of(SAY, AUDIT, PRESS, MAIL, ABSENCE, BAR, BACK, THEME, ALBUM, RECORD, HAND, END);
            case ENDED -> Stream.of(AUDIT, ALBUM, RECORD, ARCHIVE, DELETE);
        };
        return all.map(what -> MenuChoice.of(
                        what,
                        speech.say(
                                "discord.panel.do-" + what,
                                "forming",
                                String.valueOf(campaign.status() == CampaignStatus.FORMING)),
                        speech.say("discord.panel.do-" + what + "-about")))
                .toList();
    }
}

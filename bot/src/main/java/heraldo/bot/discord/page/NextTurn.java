package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.turn.TurnOpening;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Turn;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The small print under a turn's post: what is played next, from when and until when. */
public final class NextTurn {

    private static final String SMALL = "-# ";
    private static final String OPEN = "discord.next.open";
    private static final String NUMBERED = "discord.next.numbered";

    private static final Pattern COUNT = Pattern.compile("\\p{L}+ (\\d+)(?: \\p{L}+ \\d+)?");

    private final BotContext context;
    private final Speech speech;
    private final String usual;

    private NextTurn(BotContext context, Speech speech, String usual) {
        this.context = context;
        this.speech = speech;
        this.usual = usual;
    }

    /** Lines for everybody. */
    public NextTurn(BotContext context, Speech speech) {
        this(context, speech, OPEN);
    }

    /** Lines for a seat's own card, which need not say that orders may be given: there is a button for it. */
    static NextTurn own(BotContext context, Speech speech) {
        return new NextTurn(context, speech, "discord.next.own");
    }

    /** A line about a turn; empty if it waits for nobody. */
    public Optional<String> say(Roster roster, CampaignTurn turn) {
        return context.office()
                .archive()
                .before(turn.key())
                .filter(position -> !position.turn().due().isEmpty())
                .filter(position -> TurnOpening.waitsForSomebody(roster.campaign(), roster.occupancies(), position))
                .map(position -> SMALL + line(roster.campaign(), turn, position.turn()));
    }

    private String line(Campaign campaign, CampaignTurn turn, Turn rules) {
        String deadline = turn.deadline()
                .map(due -> speech.say("discord.next.deadline", "when", Moment.both(due)))
                .orElseGet(
                        () -> speech.say(campaign.lesson() ? "discord.lesson.deadline" : "discord.next.no-deadline"));
        Optional<Instant> opens = OpeningHours.ahead(campaign, turn, rules);
        int number = context.office().archive().number(turn.key()).seen();
        String label =
                new Tongue(speech.words().locale()).capital(speech.plain().say(rules.label()));
        return speech.say(
                opens.map(from -> rules.instant() ? "discord.next.opens-instant" : "discord.next.opens")
                        .orElseGet(() -> usual.equals(OPEN) && counted(label, number) ? NUMBERED : usual),
                "number",
                number,
                "label",
                label,
                "opens",
                opens.map(Moment::both).orElse(""),
                "deadline",
                deadline);
    }

    /** Returns whether a turn's label is only its number, as in "Turn 4 of 8", which need not be said twice. */
    private static boolean counted(String label, int number) {
        Matcher count = COUNT.matcher(label);
        return count.matches() && count.group(1).equals(String.valueOf(number));
    }
}

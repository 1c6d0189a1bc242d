package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.desk.BeginButton;
import heraldo.bot.discord.desk.FirstOrders;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Beside;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.DossierKey;
import heraldo.bot.discord.page.LessonKeys;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Outlook;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The first post in a seat's own channel: the game in three sentences, the player's side and place, the goal, and the first
 * buttons to press. It contains only public information.
 */
final class WelcomeCard {

    private static final String SMALL = "-# ";

    private final BotContext context;
    private final Letter letter;
    private final Seat seat;
    private final Tongue tongue;
    private final Speech speech;
    private final Position<?> position;
    private final boolean newcomer;

    WelcomeCard(Letter letter, Occupancy occupancy) {
        this.context = letter.context();
        this.letter = letter;
        this.seat = occupancy.seat();
        this.tongue = context.tongue(letter.campaign(), occupancy.player());
        this.speech = context.speech(letter.roster(), tongue);
        this.position = context.office().archive().position(letter.roster());
        this.newcomer = letter.dispatch().kind() == Dispatch.Kind.SEAT_TAKEN;
    }

    Card write() {
        Campaign campaign = letter.campaign();
        List<Part> parts = new ArrayList<>();
        String crest = context.emblems().crest(campaign.ruleset(), seat);
        parts.add(new Words("## " + (crest + " " + speech.say("discord.welcome.title", "seat", seat)).strip() + "\n"
                + speech.say("welcome.game")));
        parts.add(new Show(List.of(picture())));
        parts.add(new Words(beginning()));
        List<Order> first = FirstOrders.of(position, seat);
        if (!first.isEmpty()) {
            parts.add(new Rule());
            parts.add(new Words("### " + speech.say("discord.welcome.first", "count", first.size())));
            for (int place = 0; place < first.size(); place++) {
                parts.add(advice(first.get(place), place));
            }
        }
        parts.add(new Rule());
        parts.add(new Words(SMALL
                + speech.say(
                        "discord.welcome.foot",
                        "first",
                        becomes(first),
                        "sees",
                        String.valueOf(campaign.terms().gameMasterSees()))));
        parts.add(new Keys(keys(campaign)));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    /** Returns the text about the start; for a player who joins later, about the state of the game. */
    private String beginning() {
        boolean late = newcomer && letter.roster().turn().orElseThrow().key().number() > 1;
        return late
                ? speech.say(
                        "discord.welcome.under-way",
                        "label",
                        position.turn().label(),
                        "seat",
                        seat,
                        "key",
                        speech.plain().say("discord.key.dossier"))
                : speech.say("welcome.start");
    }

    /** Returns the key for the effect of pressing the button of a first order. */
    private String becomes(List<Order> first) {
        if (first.isEmpty()) {
            return "none";
        }
        return position.turn().instant() ? "played" : "written";
    }

    /** The surroundings of the seat as everybody may know them. */
    private Picture picture() {
        int turn = letter.roster().turn().map(row -> row.key().number()).orElse(1);
        return context.gallery()
                .own(context.look(letter.campaign(), speech), turn, position.scene(Viewer.SPECTATOR), seat);
    }

    private Part advice(Order order, int place) {
        int turn = letter.roster().turn().orElseThrow().key().number();
        Outlook outlook = position.outlook(seat, OrderSheet.EMPTY.with(order));
        String told = outlook.line(1).told().stream().map(speech::say).collect(Collectors.joining(" · "));
        String small = told.isBlank() ? "" : "\n" + SMALL + tongue.capital(told);
        String name = context.game(letter.campaign())
                .orders()
                .name(
                        context.game(letter.campaign()).orders().typeOf(order),
                        context.office()
                                .archive()
                                .words(letter.campaign(), letter.roster().occupancies(), tongue.locale()));
        return new Beside(
                "**" + tongue.capital(words(order)) + "**" + small,
                new AnswerButton(
                        tongue.capital(name),
                        BeginButton.componentId(letter.campaign().id(), turn, place),
                        Weight.CONSENT));
    }

    private String words(Order order) {
        return context.told(letter.roster(), tongue, position)
                .apply(order)
                .map((Message told) -> speech.say(told))
                .orElseGet(() ->
                        speech.typed(context.lines(letter.roster(), tongue).apply(order)));
    }

    private List<AnswerButton> keys(Campaign campaign) {
        List<AnswerButton> keys = new ArrayList<>();
        if (newcomer) {
            keys.add(DossierKey.of(campaign.id(), speech.plain()));
        }
        keys.addAll(List.of(
                key("give-orders", Shortcut.Kind.ORDERS, Weight.MAIN, campaign),
                key("rules", Shortcut.Kind.RULES, Weight.SIDE, campaign),
                key("how", Shortcut.Kind.HELP, Weight.SIDE, campaign)));
        if (context.hasLesson(campaign.ruleset())) {
            keys.add(LessonKeys.open(speech.plain().say("discord.key.tutorial"), campaign.ruleset(), Weight.SIDE));
        }
        return keys;
    }

    private AnswerButton key(String name, Shortcut.Kind meaning, Weight weight, Campaign campaign) {
        return new AnswerButton(
                speech.plain().say("discord.key." + name), meaning.componentId(campaign.id(), 0), weight);
    }
}

package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The form in which a treaty is written: with whom, what, until when, and whether everybody is told. */
final class TreatyForm {

    private static final String WITH = "with";
    private static final String TEXT = "text";
    private static final String UNTIL = "until";
    private static final String SHOWN = "shown";
    private static final String SECRET = "secret";
    private static final String PUBLIC = "public";
    private static final String NEVER = "0";

    /** So many turns an end can be chosen from, as far as the game may have them. */
    private static final int AHEAD = 24;

    private final BotContext context;

    TreatyForm(BotContext context) {
        this.context = context;
    }

    /** The form; empty if there is nobody to agree anything with. */
    Optional<ModalForm> of(Admitted admitted) {
        List<Occupancy> others = others(admitted);
        if (others.isEmpty() || admitted.turn().isEmpty()) {
            return Optional.empty();
        }
        Speech plain = context.speech(admitted.roster(), admitted.tongue()).plain();
        List<ModalForm.Field> fields = List.of(
                new ModalForm.Menu(
                        WITH, say(plain, "with"), say(plain, "with-hint"), seats(others, plain), 1, others.size()),
                new ModalForm.Input(
                        TEXT, say(plain, "text"), say(plain, "text-hint"), Optional.empty(), TreatyDesk.LONGEST, true),
                new ModalForm.Menu(UNTIL, say(plain, "until"), say(plain, "until-hint"), turns(admitted, plain), 1, 1),
                new ModalForm.Menu(SHOWN, say(plain, "shown"), say(plain, "shown-hint"), shown(plain), 1, 1));
        return Optional.of(
                new ModalForm(say(plain, "form"), ComponentId.own(TreatyKeys.SENT, admitted.act(), ""), fields));
    }

    private static String say(Speech plain, String key) {
        return plain.say("discord.treaty." + key);
    }

    /** The seats of others that somebody plays. */
    private static List<Occupancy> others(Admitted admitted) {
        Roster roster = admitted.roster();
        return roster.occupancies().stream()
                .filter(Occupancy::played)
                .filter(occupancy -> occupancy.user() != admitted.act().user())
                .toList();
    }

    private static List<MenuChoice> seats(List<Occupancy> others, Speech plain) {
        return others.stream()
                .map(occupancy -> MenuChoice.of(
                        String.valueOf(occupancy.seat().number()),
                        plain.of(occupancy.seat()),
                        plain.typed(occupancy.userName())))
                .toList();
    }

    private List<MenuChoice> turns(Admitted admitted, Speech plain) {
        TurnKey open = admitted.turn().orElseThrow().key();
        int now = context.office().archive().number(open).seen();
        int ahead = context.office()
                .archive()
                .before(open)
                .map(position -> position.turnsAhead(AHEAD))
                .orElse(AHEAD);
        List<MenuChoice> choices = new ArrayList<>();
        choices.add(MenuChoice.of(NEVER, say(plain, "endless"), "").withChosen(true));
        for (int turn = now; turn < now + ahead; turn++) {
            choices.add(MenuChoice.of(String.valueOf(turn), plain.say("discord.treaty.last", "turn", turn), ""));
        }
        return choices;
    }

    private static List<MenuChoice> shown(Speech plain) {
        return List.of(
                MenuChoice.of(SECRET, say(plain, "secret"), say(plain, "secret-about"))
                        .withChosen(true),
                MenuChoice.of(PUBLIC, say(plain, "public"), say(plain, "public-about")));
    }

    /** Returns the proposal in a sent form. */
    static Proposal read(Call call) {
        List<Seat> to = call.chosen(WITH).stream()
                .filter(TreatyForm::numeric)
                .map(number -> new Seat(Integer.parseInt(number)))
                .toList();
        Optional<Integer> until = call.chosen(UNTIL).stream()
                .filter(TreatyForm::numeric)
                .filter(turn -> !turn.equals(NEVER))
                .map(Integer::valueOf)
                .findFirst();
        boolean open = call.chosen(SHOWN).contains(PUBLIC);
        return new Proposal(to, new Treaty.Wording(call.text(TEXT).orElse(""), open, until));
    }

    private static boolean numeric(String chosen) {
        return chosen.matches("\\d{1,5}");
    }
}

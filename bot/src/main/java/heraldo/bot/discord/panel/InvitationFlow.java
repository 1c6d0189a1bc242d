package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.InvitationKeys;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Invitations, answered by pressing. Before accepting, the invited person sees only what is public. */
final class InvitationFlow {

    private final BotContext context;

    InvitationFlow(BotContext context) {
        this.context = context;
    }

    List<ComponentHandler> controls() {
        return List.of(
                new InvitationButton(InvitationKeys.SEE, this::see),
                new InvitationButton(InvitationKeys.ACCEPT, this::accept),
                new InvitationButton(InvitationKeys.DECLINE, this::decline));
    }

    private static long number(Admitted admitted) {
        return Long.parseLong(admitted.call().componentId().orElseThrow().argument());
    }

    private Invitation find(Admitted admitted) {
        Invitation invitation = context.office()
                .invitations()
                .find(number(admitted))
                .filter(found -> found.isFor(admitted.act().user()))
                .orElseThrow(() -> RefusedException.of("not-invited"));
        long server = context.office()
                .campaigns()
                .roster(invitation.campaign())
                .campaign()
                .guild();
        if (invitation.guest().user() == 0 && admitted.act().place().guild() != server) {
            throw RefusedException.of("other-server");
        }
        return invitation;
    }

    private Answer see(Admitted admitted) {
        Invitation invitation = find(admitted);
        Roster roster = context.office().campaigns().roster(invitation.campaign());
        Speech speech = context.speech(roster, admitted.tongue());
        boolean open = invitation.open(admitted.act().at());
        List<Part> parts = new ArrayList<>();
        parts.add(new Words("## " + speech.inLine().typed(roster.campaign().name()) + "\n"
                + about(roster, invitation, open, admitted.tongue())));
        if (running(roster)) {
            Position<?> position = context.office().archive().position(roster);
            invitation.seat().ifPresent(seat -> parts.add(new Show(List.of(plate(roster, position, seat, speech)))));
            parts.add(new Words(String.join("\n", standings(roster, position, speech))));
        }
        if (open) {
            parts.add(
                    new Keys(InvitationKeys.of(
                                    invitation.id(),
                                    invitation.seat().isPresent(),
                                    invitation.guest().user() != 0,
                                    speech.plain())
                            .stream()
                            .skip(1)
                            .toList()));
        }
        return Answer.of(new Card("", Tone.CALM.rgb(), parts));
    }

    /** Before the start there is no map, and no channel of a seat. */
    private static boolean running(Roster roster) {
        return roster.turn().isPresent();
    }

    private String about(Roster roster, Invitation invitation, boolean open, Tongue tongue) {
        return context.speech(roster, tongue)
                .say(
                        "discord.invitation.about",
                        "open",
                        String.valueOf(open),
                        "ruleset",
                        context.title(roster.campaign(), tongue),
                        "seat",
                        invitation.seat().<Object>map(seat -> seat).orElse(""),
                        "direction",
                        String.valueOf(invitation.seat().isEmpty()),
                        "turns",
                        invitation.turns(),
                        "until",
                        Moment.relative(invitation.span().until()),
                        "running",
                        String.valueOf(running(roster)));
    }

    /** Returns the public standings. */
    private List<String> standings(Roster roster, Position<?> position, Speech speech) {
        Speech crested = context.crested(roster.campaign(), speech);
        int last = roster.turn().orElseThrow().key().number() - 1;
        Set<Seat> regents = context.office().away().regents(roster, last, last);
        return new StandingsLines(crested, position.standings(), new TreeMap<>(), regents).of(position.standings());
    }

    private Picture plate(Roster roster, Position<?> position, Seat seat, Speech speech) {
        int turn = roster.turn().map(newest -> newest.key().number()).orElse(1);
        return context.gallery()
                .own(context.look(roster.campaign(), speech), turn, position.scene(Viewer.SPECTATOR), seat);
    }

    private Answer accept(Admitted admitted) {
        Invitation invitation = find(admitted);
        Roster roster = context.office().invitations().accept(admitted.act(), invitation.id());
        Speech speech = context.speech(roster, admitted.tongue());
        PlayerText campaign = new PlayerText(roster.campaign().name());
        return Answer.of(invitation
                .seat()
                .map(seat -> speech.say(
                        "discord.invitation.taken",
                        "seat",
                        seat,
                        "campaign",
                        campaign,
                        "running",
                        String.valueOf(running(roster))))
                .orElseGet(() -> speech.say("discord.invitation.directs", "campaign", campaign)));
    }

    private Answer decline(Admitted admitted) {
        Invitation invitation = find(admitted);
        Roster roster = context.office().invitations().decline(admitted.act(), invitation.id());
        return Answer.of(context.speech(roster, admitted.tongue()).say("discord.invitation.declined"));
    }
}

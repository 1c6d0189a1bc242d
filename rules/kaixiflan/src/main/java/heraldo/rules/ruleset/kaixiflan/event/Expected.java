package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Direct.Decreed;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;

/** What the game master has prepared and has not happened yet: events, the bards' vote, their own missions. */
public final class Expected {

    private static final List<String> LOSSES = List.of("decree.take", "decree.disband", "decree.blame");

    private Expected() {}

    /** Tells what a sentence says of a decree that was carried out. */
    public static Decreed decreed(Message told) {
        if (!told.key().startsWith("decree.")) {
            return Decreed.NOTHING;
        }
        return LOSSES.contains(told.key()) ? Decreed.LOST : Decreed.DONE;
    }

    /** All of it, the decrees in the order in which they will be carried out. */
    public static List<Pending> of(Rulebook book, MissionBook missions, Realm realm) {
        List<Pending> pending = new ArrayList<>();
        List<Decree> decrees = realm.agenda().decrees();
        for (int i = 0; i < decrees.size(); i++) {
            Decree decree = decrees.get(i);
            pending.add(Pending.secret(decree, words(book, realm, decree), new Edict.Revoke(i + 1)));
        }
        realm.agenda()
                .itinerant()
                .ifPresent(province -> pending.add(Pending.secret(
                        new Edict.Bards(province),
                        Message.of("pending.bards", "province", Say.owner(province)),
                        new Edict.Silence())));
        realm.quests().active().stream()
                .filter(quest -> quest.own().isPresent())
                .forEach(quest -> pending.add(Pending.open(
                        Message.of("pending.mission", "quest", missions.describe(quest)),
                        new Edict.Withdraw(quest.id()))));
        return pending;
    }

    /** What will be told of it, without what only its coming about will show. */
    private static Message words(Rulebook book, Realm realm, Decree decree) {
        return switch (decree) {
            case Decree.Reveal reveal -> Message.of("pending.reveal", "hex", Say.place(realm, reveal.hex()));
            case Decree.Take take ->
                Message.of("decree.take", "province", Say.owner(take.province()))
                        .with("amounts", List.of(Say.amount(take.resource(), take.amount())));
            case Decree.Disband disband ->
                Message.of("decree.disband", "owner", Say.owner(disband.owner()))
                        .with("units", Say.units(disband.units()))
                        .with("hex", Say.hex(disband.hex()));
            case Decree.Raise raise ->
                Message.of("decree.raise", "owner", Say.owner(raise.owner()))
                        .with("units", Say.units(raise.units()))
                        .with("hex", Say.hex(raise.hex()));
            default -> DecreeEffects.foreseen(book, realm, decree).told();
        };
    }
}

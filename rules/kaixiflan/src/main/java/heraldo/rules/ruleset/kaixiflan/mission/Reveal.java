package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns up the next card: a major mission in Primavera, a minor one in Otoño (K40, R86). */
public final class Reveal {

    private final MissionBook missions;

    public Reveal(MissionBook missions) {
        this.missions = missions;
    }

    void play(Progress turn, List<Message> told) {
        if (!turn.start().settings().missionsTurnUp()) {
            return;
        }
        Quests quests = turn.now().quests();
        switch (turn.start().season()) {
            case SPRING ->
                draw(turn.lawNow(), quests.major())
                        .ifPresent(deck ->
                                turnUp(turn, deck, quests.withMajor(deck.rest()), "quest.revealed-major", told));
            case AUTUMN ->
                draw(turn.lawNow(), quests.minor())
                        .ifPresent(deck ->
                                turnUp(turn, deck, quests.withMinor(deck.rest()), "quest.revealed-minor", told));
            case SUMMER, WINTER -> {
                // no card in these seasons
            }
        }
    }

    /** A card and the deck without it. */
    public record Drawn(String card, List<String> rest) {}

    /** The first card nobody meets already; those before it go under the deck. */
    public Optional<Drawn> draw(Law law, List<String> deck) {
        for (int i = 0; i < deck.size(); i++) {
            if (!metAlready(deck.get(i), law)) {
                List<String> rest = new ArrayList<>(deck.subList(i + 1, deck.size()));
                rest.addAll(deck.subList(0, i));
                return Optional.of(new Drawn(deck.get(i), rest));
            }
        }
        return Optional.empty();
    }

    private boolean metAlready(String id, Law law) {
        Condition condition = missions.card(id).condition();
        Quest quest = missions.reveal(id, law.realm());
        return condition.standing()
                && law.realm().provinces().keySet().stream().anyMatch(owner -> condition.met(quest, owner, law, false));
    }

    private void turnUp(Progress turn, Drawn drawn, Quests deck, String key, List<Message> told) {
        Quest quest = missions.reveal(drawn.card(), turn.now());
        List<Quest> active = new ArrayList<>(deck.active());
        active.add(quest);
        turn.change(realm -> realm.withQuests(deck.withActive(active)));
        turn.happened(new Deed.Revealed(quest));
        told.add(Message.of(key, "quest", missions.describe(quest)));
    }
}

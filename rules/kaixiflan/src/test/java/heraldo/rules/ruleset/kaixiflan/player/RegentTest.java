package heraldo.rules.ruleset.kaixiflan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.mind.Strength;
import heraldo.rules.engine.mind.Temper;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.KaixiflanGame;
import heraldo.rules.ruleset.kaixiflan.Table;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Governors rule the provinces. */
@Tag("slow")
class RegentTest {

    private static final Ruleset<Realm> GAME = new KaixiflanGame().create(Table.FOLDER);
    private static final List<Seat> THREE = Table.seats(1, 2, 3);
    private static final int YEAR = 4;
    private static final int YEARS = Sampling.size("heraldo.regent.years", 1, 3);
    /** The last turns of a year in which governors decide blind: more and more is hidden. */
    private static final int LOOKS = Sampling.size("heraldo.regent.looks", 1, 4);

    private static final int GAMES = Sampling.size("heraldo.regent.games", 1, 6);

    static List<Strength> strengths() {
        return Sampling.some(RegentTest.class, 1, List.of(Strength.values()));
    }

    @ParameterizedTest
    @MethodSource("strengths")
    void whatEveryTemperWritesStands(Strength strength) {
        play(
                Table.realm(4),
                governors(Table.realm(4), strength),
                strength == Strength.MARSHAL ? Sampling.size("heraldo.marshal.turns", 2, 3 * YEAR) : YEARS * YEAR,
                (realm, sheets) -> sheets.forEach((seat, sheet) -> assertTrue(
                        GAME.play().check(realm, seat, sheet).stream().allMatch(Verdict::possible),
                        () -> seat + " " + sheet)));
    }

    @ParameterizedTest
    @EnumSource(Strength.class)
    void aGovernorDecidesByWhatItMaySee(Strength strength) {
        Realm realm = Table.realm(7, THREE);
        for (int turn = 0; turn < YEAR; turn++) {
            if (turn >= YEAR - LOOKS) {
                decidesBlind(realm, strength);
            }
            realm = GAME.play()
                    .resolve(realm, sheets(realm, governors(realm, Strength.APPRENTICE)), turn(realm))
                    .state();
        }
    }

    private static void decidesBlind(Realm open, Strength strength) {
        Dice whims = whims(open);
        for (Seat seat : THREE) {
            Governor governor = new Governor(Temper.RAIDER, strength);
            Realm other = GAME.play()
                    .redrawn(
                            open, Viewer.of(seat), new KeyedDice(Table.chain(99).turnSeed(1)));
            assertEquals(
                    Council.decide(GAME, open, seat, governor, whims),
                    Council.decide(GAME, other, seat, governor, whims));
        }
    }

    @Tag("long")
    @Test
    void captainsReachTheSecondEraInTheThirdYear() {
        Realm realm = Table.realm(1, THREE);
        Realm third = play(realm, governors(realm, Strength.CAPTAIN), 3 * YEAR, (open, sheets) -> {});
        assertTrue(reached(third, 2) >= 2);
    }

    @Tag("long")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void captainsReachTheSecondEraInTheThirdYearAndTheThirdInTheSeventh(long seed) {
        Realm realm = Table.realm(seed, THREE);
        SortedMap<Seat, Governor> governors = governors(realm, Strength.CAPTAIN);
        Realm third = play(realm, governors, 3 * YEAR, (open, sheets) -> {});
        assertTrue(reached(third, 2) >= 2);
        Realm seventh = play(third, governors, 4 * YEAR, (open, sheets) -> {});
        assertTrue(reached(seventh, 3) >= 2);
    }

    /** The number of provinces that have reached an era. */
    private static long reached(Realm realm, int era) {
        return realm.provinces().values().stream()
                .filter(province -> province.era() >= era)
                .count();
    }

    @ParameterizedTest
    @EnumSource(Temper.class)
    void anOfferedAgreementIsAnswered(Temper temper) {
        Realm realm = met(Table.realm(3, THREE));
        realm = realm.withPacts(Pacts.NONE.offering(Owner.P2, Owner.P1));
        SortedMap<Seat, Governor> alone = new TreeMap<>(Map.of(new Seat(1), new Governor(temper, Strength.APPRENTICE)));
        Realm later = play(realm, alone, 5 * YEAR, (open, sheets) -> {});
        assertTrue(later.pacts().allied(Owner.P1, Owner.P2));
    }

    @Tag("long")
    @Test
    void nobodyFightsAPartner() {
        Realm realm = met(Table.realm(5, THREE, "start.armies", "5"));
        Pacts pacts = Pacts.NONE;
        for (Pacts.Pair pair : List.of(
                new Pacts.Pair(Owner.P1, Owner.P2),
                new Pacts.Pair(Owner.P1, Owner.P3),
                new Pacts.Pair(Owner.P2, Owner.P3))) {
            pacts = pacts.establishing(pair.from(), pair.to(), 1);
        }
        SortedMap<Seat, Governor> raiders = new TreeMap<>();
        THREE.forEach(seat -> raiders.put(seat, new Governor(Temper.RAIDER, Strength.CAPTAIN)));
        play(
                realm.withPacts(pacts),
                raiders,
                (YEARS + 1) * YEAR,
                (open, sheets) -> sheets.values()
                        .forEach(sheet -> assertTrue(
                                sheet.orders().stream()
                                        .noneMatch(order -> order instanceof Fight fight
                                                && fight.against()
                                                        .filter(Owner::isProvince)
                                                        .isPresent()),
                                sheet::toString)));
    }

    @Test
    void everyYearHasItsStories() {
        Realm realm = Table.realm(6, THREE);
        List<Owner> tellers = new ArrayList<>();
        play(
                realm,
                governors(realm, Strength.APPRENTICE),
                YEAR,
                (open, sheets) -> sheets.forEach((seat, sheet) -> {
                    OrderSheet spoken = spoken(open, seat, sheet, Locale.of("es"));
                    assertTrue(
                            GAME.play().check(open, seat, spoken).stream().allMatch(Verdict::possible),
                            spoken::toString);
                    if (open.season() == Season.WINTER && story(spoken).isPresent()) {
                        tellers.add(Owner.of(seat));
                    }
                }));
        assertEquals(List.of(Owner.P1, Owner.P2, Owner.P3), tellers);
    }

    @Test
    void storiesAreToldInTheLanguageOfTheCampaign() {
        Realm winter = Table.realm(6, THREE);
        for (int turn = 1; turn < YEAR; turn++) {
            winter = GAME.play().resolve(winter, new TreeMap<>(), whims(winter)).state();
        }
        Seat teller = new Seat(1);
        String english = story(spoken(winter, teller, OrderSheet.of(new Pass()), Locale.ENGLISH))
                .orElseThrow();
        String spanish = story(spoken(winter, teller, OrderSheet.of(new Pass()), Locale.of("es")))
                .orElseThrow();
        assertTrue(english.startsWith("Snow falls on"), english);
        assertTrue(spanish.startsWith("Cae la nieve sobre"), spanish);
    }

    @Test
    void whoDoesNothingSaysSo() {
        Realm realm = Table.realm(6, THREE);
        Seat seat = THREE.get(0);
        Pass pass = new Pass();
        OrderSheet silent = GAME.think().mind().orElseThrow().closed(realm, seat, OrderSheet.EMPTY);
        assertEquals(OrderSheet.of(pass), silent);
        Realm winter = realm.withTurn(YEAR);
        OrderSheet told = spoken(winter, seat, silent, Locale.ENGLISH);
        assertTrue(story(told).isPresent());
        assertTrue(told.orders().contains(pass));
        assertTrue(GAME.play().check(winter, seat, told).stream().allMatch(Verdict::possible), told::toString);
    }

    private static OrderSheet spoken(Realm realm, Seat seat, OrderSheet sheet, Locale language) {
        return GAME.think().mind().orElseThrow().spoken(realm, seat, sheet, language);
    }

    private static Optional<String> story(OrderSheet sheet) {
        return sheet.orders().stream()
                .filter(Story.class::isInstance)
                .map(order -> ((Story) order).text())
                .findFirst();
    }

    @Tag("long")
    @Test
    void aCaptainLeadsTwoApprenticesInMostGames() {
        int led = 0;
        for (int game = 1; game <= GAMES; game++) {
            Realm realm = Table.realm(game, THREE);
            Seat captain = THREE.get(game % THREE.size());
            SortedMap<Seat, Governor> governors = governors(realm, Strength.APPRENTICE);
            governors.put(captain, new Governor(Temper.values()[game - 1], Strength.CAPTAIN));
            SortedMap<Seat, Integer> totals = GAME.play()
                    .standings(play(realm, governors, 10 * YEAR, (open, sheets) -> {}))
                    .totals();
            int most =
                    totals.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
            led += totals.getOrDefault(captain, 0) == most ? 1 : 0;
        }
        assertTrue(3 * led >= 2 * GAMES, "led in " + led + " of " + GAMES + " games");
    }

    /** Is told what everybody sends. */
    private interface Watcher {
        void sent(Realm open, SortedMap<Seat, OrderSheet> sheets);
    }

    private static Realm play(Realm start, SortedMap<Seat, Governor> governors, int turns, Watcher watcher) {
        Realm realm = start;
        for (int turn = 0; turn < turns && !realm.over(); turn++) {
            SortedMap<Seat, OrderSheet> sheets = sheets(realm, governors);
            watcher.sent(realm, sheets);
            realm = GAME.play().resolve(realm, sheets, turn(realm)).state();
        }
        return realm;
    }

    private static SortedMap<Seat, OrderSheet> sheets(Realm realm, SortedMap<Seat, Governor> governors) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        governors.forEach(
                (seat, governor) -> sheets.put(seat, Council.decide(GAME, realm, seat, governor, whims(realm))));
        return sheets;
    }

    /** All tempers in turn. */
    private static SortedMap<Seat, Governor> governors(Realm realm, Strength strength) {
        Collection<Owner> owners = realm.provinces().keySet();
        SortedMap<Seat, Governor> governors = new TreeMap<>();
        owners.forEach(owner ->
                governors.put(owner.seat().orElseThrow(), new Governor(Temper.values()[owner.number() - 1], strength)));
        return governors;
    }

    /** The whole land is known. */
    private static Realm met(Realm realm) {
        return realm.withAtlas(realm.atlas().change(realm.atlas().lands().keySet(), Land::revealed));
    }

    private static Dice whims(Realm realm) {
        return new KeyedDice(Table.chain(2).turnSeed(realm.turn()));
    }

    private static Dice turn(Realm realm) {
        return new KeyedDice(Table.chain(1).turnSeed(realm.turn()));
    }
}

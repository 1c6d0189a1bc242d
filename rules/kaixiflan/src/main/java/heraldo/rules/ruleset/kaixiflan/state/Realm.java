package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexMap;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Options;
import heraldo.rules.ruleset.kaixiflan.book.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;

/**
 * A game of Los Hijos de Kaixiflán while a turn is open: everything there is to know (§4.4).
 *
 * @param options the options of this game
 * @param course the progress of the game
 * @param country the map and its names
 * @param peoples the provinces, their units and the settlements
 * @param affairs the court, trade, missions and omens
 * @param annals the Fame earned and the stories told
 * @param agenda the agenda of the game master for this turn
 * @param lastTotals everybody's Fame before the last turn was played, to show the change
 */
public record Realm(
        Options options,
        @Inline Course course,
        @Inline Country country,
        @Inline Peoples peoples,
        @Inline Affairs affairs,
        @Inline Annals annals,
        Agenda agenda,
        SortedMap<Owner, Integer> lastTotals) {

    public Realm {
        lastTotals = Frozen.map(lastTotals);
    }

    /** The open turn, from 1. */
    public int turn() {
        return course.turn();
    }

    /** Returns whether the game has ended. */
    public boolean over() {
        return course.over();
    }

    public Atlas atlas() {
        return country.atlas();
    }

    /** Names of places. */
    public SortedMap<Hex, PlaceName> names() {
        return country.names();
    }

    /** The provinces that are played. */
    public SortedMap<Owner, Province> provinces() {
        return peoples.provinces();
    }

    public Muster muster() {
        return peoples.muster();
    }

    /** Every settlement, at most one in a hex. */
    public SortedMap<Hex, Town> towns() {
        return peoples.towns();
    }

    public Court court() {
        return affairs.court();
    }

    public Pacts pacts() {
        return affairs.pacts();
    }

    public Quests quests() {
        return affairs.quests();
    }

    public Omens omens() {
        return affairs.omens();
    }

    /** The Fame earned so far, in the order in which it was. */
    public List<Credit> ledger() {
        return annals.ledger();
    }

    /** The stories of this year and the last. */
    public List<ToldStory> tales() {
        return annals.tales();
    }

    /** Returns the settings in {@link #options}. */
    public Settings settings() {
        return new Settings(options);
    }

    public Season season() {
        return Season.of(turn());
    }

    public int year() {
        return Season.year(turn());
    }

    /**
     * A province that is played.
     *
     * @throws IllegalArgumentException if nobody ever played it
     */
    public Province province(Owner owner) {
        Province province = provinces().get(owner);
        if (province == null) {
            throw new IllegalArgumentException(owner + " is not played");
        }
        return province;
    }

    /** The settlement in a hex. */
    public Optional<Town> town(Hex hex) {
        return Optional.ofNullable(towns().get(hex));
    }

    /** Returns whether a province told a story last year (R78). */
    public boolean toldLastYear(Owner owner) {
        return tales().stream().anyMatch(story -> story.teller() == owner && Season.year(story.turn()) == year() - 1);
    }

    /**
     * Returns whether land, units, settlements, the court and the options are the same as in a realm of the same game.
     * Capitals never move.
     */
    public boolean hasBoardOf(Realm other) {
        return muster().equals(other.muster())
                && atlas().equals(other.atlas())
                && towns().equals(other.towns())
                && court().equals(other.court())
                && provinces().keySet().equals(other.provinces().keySet())
                && Objects.equals(options, other.options);
    }

    /** This realm with a province changed. */
    public Realm with(Owner owner, Province province) {
        return withProvinces(Frozen.with(provinces(), owner, province));
    }

    public Realm withOptions(Options options) {
        return changed(draft -> draft.options = options);
    }

    public Realm withTurn(int turn) {
        return changed(draft -> draft.turn = turn);
    }

    public Realm withOver(boolean over) {
        return changed(draft -> draft.over = over);
    }

    public Realm withAtlas(Atlas atlas) {
        return changed(draft -> draft.atlas = atlas);
    }

    public Realm withNames(SortedMap<Hex, PlaceName> names) {
        return changed(draft -> draft.names = names);
    }

    public Realm withProvinces(SortedMap<Owner, Province> provinces) {
        return changed(draft -> draft.provinces = provinces);
    }

    public Realm withMuster(Muster muster) {
        return changed(draft -> draft.muster = muster);
    }

    public Realm withTowns(SortedMap<Hex, Town> towns) {
        return changed(draft -> draft.towns = towns);
    }

    /** This realm with a settlement in a hex, in the place of any that stood there. */
    public Realm withTown(Hex hex, Town town) {
        return withTowns(HexMap.of(towns()).with(hex, town));
    }

    public Realm withCourt(Court court) {
        return changed(draft -> draft.court = court);
    }

    public Realm withPacts(Pacts pacts) {
        return changed(draft -> draft.pacts = pacts);
    }

    public Realm withQuests(Quests quests) {
        return changed(draft -> draft.quests = quests);
    }

    public Realm withOmens(Omens omens) {
        return changed(draft -> draft.omens = omens);
    }

    public Realm withLedger(List<Credit> ledger) {
        return changed(draft -> draft.ledger = ledger);
    }

    /** This realm with one more entry of Fame. */
    public Realm crediting(Credit credit) {
        List<Credit> longer = new ArrayList<>(ledger().size() + 1);
        longer.addAll(ledger());
        longer.add(credit);
        return withLedger(longer);
    }

    public Realm withTales(List<ToldStory> tales) {
        return changed(draft -> draft.tales = tales);
    }

    public Realm withAgenda(Agenda agenda) {
        return changed(draft -> draft.agenda = agenda);
    }

    public Realm withLastTotals(SortedMap<Owner, Integer> lastTotals) {
        return changed(draft -> draft.lastTotals = lastTotals);
    }

    private Realm changed(Consumer<RealmDraft> change) {
        RealmDraft draft = new RealmDraft(this);
        change.accept(draft);
        return draft.realm();
    }
}

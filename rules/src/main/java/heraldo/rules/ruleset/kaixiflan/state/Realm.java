package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A game of Los Hijos de Kaixiflán while a turn is open: everything there is to know (§4.4).
 *
 * @param options how this game is played
 * @param turn the open turn, from 1
 * @param over whether the game has ended
 * @param atlas the map
 * @param names names of places
 * @param provinces the provinces that are played
 * @param muster everybody's units
 * @param towns every settlement, at most one in a hex
 * @param court Kaixiflán and the offices
 * @param pacts trade agreements
 * @param quests missions
 * @param omens what the last turn's events left for this one
 * @param ledger the Fame earned so far, in the order in which it was
 * @param tales the stories of this year and the last
 * @param agenda what the game master has prepared for this turn
 * @param lastTotals everybody's Fame before the last turn was played, to show the change
 */
public record Realm(
        Options options,
        int turn,
        boolean over,
        Atlas atlas,
        SortedMap<Hex, PlaceName> names,
        SortedMap<Owner, Province> provinces,
        Muster muster,
        SortedMap<Hex, Town> towns,
        Court court,
        Pacts pacts,
        Quests quests,
        Omens omens,
        List<Credit> ledger,
        List<Tale> tales,
        Agenda agenda,
        SortedMap<Owner, Integer> lastTotals) {

    public Realm {
        names = Frozen.map(names);
        provinces = Frozen.map(provinces);
        towns = Frozen.map(towns);
        ledger = List.copyOf(ledger);
        tales = List.copyOf(tales);
        lastTotals = Frozen.map(lastTotals);
    }

    public Season season() {
        return Season.of(turn);
    }

    public int year() {
        return Season.year(turn);
    }

    /**
     * A province that is played.
     *
     * @throws IllegalArgumentException if nobody ever played it
     */
    public Province province(Owner owner) {
        Province province = provinces.get(owner);
        if (province == null) {
            throw new IllegalArgumentException(owner + " is not played");
        }
        return province;
    }

    /** The settlement in a hex. */
    public Optional<Town> town(Hex hex) {
        return Optional.ofNullable(towns.get(hex));
    }

    /** This realm with a province changed. */
    public Realm with(Owner owner, Province province) {
        return provinces(Frozen.with(provinces, owner, province));
    }

    public Realm options(Options options) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm turn(int turn) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm over(boolean over) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm atlas(Atlas atlas) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm names(SortedMap<Hex, PlaceName> names) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm provinces(SortedMap<Owner, Province> provinces) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm muster(Muster muster) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm towns(SortedMap<Hex, Town> towns) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm court(Court court) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm pacts(Pacts pacts) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm quests(Quests quests) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm omens(Omens omens) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm ledger(List<Credit> ledger) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm tales(List<Tale> tales) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm agenda(Agenda agenda) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }

    public Realm lastTotals(SortedMap<Owner, Integer> lastTotals) {
        return new Realm(
                options,
                turn,
                over,
                atlas,
                names,
                provinces,
                muster,
                towns,
                court,
                pacts,
                quests,
                omens,
                ledger,
                tales,
                agenda,
                lastTotals);
    }
}

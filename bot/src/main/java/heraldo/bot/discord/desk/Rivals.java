package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.Receipt.Objection;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Simulated.Misfit;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The others who may write in the open turn, and what a player has written for some of them.
 *
 * @param written by their seats
 * @param others what is simulated of them
 */
record Rivals(Bench bench, SortedMap<Seat, RivalSheet> written, Others others) {

    Rivals {
        written = Collections.unmodifiableSortedMap(new TreeMap<>(written));
    }

    static Rivals of(SortedMap<Seat, String> texts, Bench bench) {
        SortedMap<Seat, RivalSheet> written = new TreeMap<>();
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        texts.forEach((seat, text) -> written.put(seat, RivalSheet.of(text, bench)));
        written.forEach((seat, sheet) -> sheets.put(seat, sheet.sheet()));
        return new Rivals(bench, written, new KnownOthers(bench).with(sheets));
    }

    /** The rival with a number; empty if there is none. */
    static Optional<Seat> called(String number, Bench bench) {
        return all(bench).stream()
                .filter(seat -> number.equals(String.valueOf(seat.number())))
                .findFirst();
    }

    private static List<Seat> all(Bench bench) {
        return List.copyOf(Simulation.rivals(bench.position().turn(), bench.seat()));
    }

    /** All of them to choose from, each with how it is led. */
    List<MenuChoice> choices() {
        return all(bench).stream()
                .map(seat -> MenuChoice.of(
                        String.valueOf(seat.number()),
                        bench.plain().say("discord.what-if.rival", "rival", seat),
                        led(seat)))
                .toList();
    }

    private String led(Seat seat) {
        return written.containsKey(seat)
                ? bench.plain()
                        .say(
                                "discord.what-if.written",
                                "lines",
                                Known.in(written, seat).sheet().size())
                : bench.plain().say("discord.what-if." + (others.silent().contains(seat) ? "silent" : "governed"));
    }

    /** Returns whether a governor leads any rival. */
    boolean governed() {
        return all(bench).size() > written.size();
    }

    /** Returns whether a rival without a written sheet may send few orders or none. */
    boolean silent() {
        return all(bench).stream().anyMatch(seat -> others.silent().contains(seat) && !written.containsKey(seat));
    }

    /** Returns an objection for each line that could not be read or is never valid. */
    List<String> objections(List<Misfit> misfits) {
        List<String> told = new ArrayList<>();
        written.forEach((seat, sheet) -> {
            sheet.unread().forEach(each -> told.add(told(seat, each)));
            misfits.stream()
                    .filter(misfit -> misfit.rival().equals(seat))
                    .forEach(misfit -> told.add(told(seat, sheet.objection(misfit))));
        });
        return told;
    }

    private String told(Seat seat, Objection objection) {
        return bench.speech()
                .brief()
                .say(
                        "discord.what-if.objection",
                        "sign",
                        bench.context().emblems().sign("✖"),
                        "rival",
                        seat,
                        "number",
                        objection.number(),
                        "text",
                        new PlayerText(objection.text()),
                        "reason",
                        objection.reason());
    }

    @Override
    public String toString() {
        return "what is written for rivals";
    }
}

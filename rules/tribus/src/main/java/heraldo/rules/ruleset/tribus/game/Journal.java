package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Journal of a resolution: its results, sections, secrets and deeds. Lives within it and on one thread. */
final class Journal {

    private final List<LineResult> results = new ArrayList<>();
    private final List<Section> sections = new ArrayList<>();
    private final List<Entry> secrets = new ArrayList<>();
    private final List<Deed> deeds = new ArrayList<>();

    void result(LineResult result) {
        results.add(result);
    }

    void result(Seat seat, int line, Order order, Optional<Refusal> refusal) {
        String code = refusal.map(Refusal::code).orElse("OK");
        result(new LineResult(
                seat, line, code, order, refusal.map(Refusal::message).stream().toList()));
    }

    void happened(Deed deed) {
        deeds.add(deed);
    }

    /** Lists the deeds that everybody may know of, in order. */
    List<Deed> deeds() {
        return List.copyOf(deeds);
    }

    /** Something that one tribe alone is told. */
    void whisper(int tribe, Message text) {
        secrets.add(Entry.secret(new Seat(tribe), text));
    }

    /** A section that everybody may read. */
    void section(Message title, Optional<Integer> tribe, List<Message> sentences) {
        sections.add(new Section(
                title, tribe.map(Seat::new), sentences.stream().map(Entry::open).toList()));
    }

    /**
     * The open sections; then, for each tribe's eyes, its lines with their codes and what else it is told (§7).
     *
     * @param setback why a line that was played came to nothing all the same
     */
    Resolution<World> close(World world, Function<LineResult, Optional<Message>> setback) {
        results.sort(Comparator.comparing(LineResult::seat).thenComparingInt(LineResult::line));
        List<Section> all = new ArrayList<>(sections);
        world.tribes().keySet().forEach(tribe -> own(new Seat(tribe), setback, all::add));
        return new Resolution<>(world, results, new Chronicle(all));
    }

    private void own(Seat seat, Function<LineResult, Optional<Message>> setback, Consumer<Section> book) {
        List<Entry> entries = new ArrayList<>();
        results.stream()
                .filter(result -> result.seat().equals(seat))
                .forEach(result -> entries.add(entry(result, setback)));
        secrets.stream()
                .filter(entry -> entry.onlyFor().equals(Optional.of(seat)))
                .forEach(entries::add);
        if (!entries.isEmpty()) {
            book.accept(new Section(Message.of("chronicle.own", "tribe", seat), Optional.of(seat), entries));
        }
    }

    private static Entry entry(LineResult result, Function<LineResult, Optional<Message>> setback) {
        Message outcome = result.details().stream()
                .findFirst()
                .or(() -> setback.apply(result))
                .map(why -> Message.of("outcome.failed", "code", result.code(), "why", why))
                .orElseGet(() -> Message.of("outcome." + result.code()));
        return new Entry(Optional.of(result.seat()), outcome, Optional.of(result));
    }
}

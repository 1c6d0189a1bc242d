package heraldo.bot.discord.desk;

import heraldo.bot.discord.desk.Question.Blank;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The lines of a desk's menus: nothing is a bare mark, and what cannot be chosen now stands last with what it lacks. */
final class Menus {

    /** Separator of the values of a field that takes many. */
    private static final String BETWEEN = ", ";

    private static final String DASH = " — ";

    private final Bench bench;

    Menus(Bench bench) {
        this.bench = bench;
    }

    /** The kinds of orders: what a wise player would do first, what cannot stand now last. */
    List<MenuChoice> kinds() {
        List<Class<?>> wise = new ArrayList<>();
        bench.position().proposed(bench.seat()).orders().forEach(order -> wise.add(order.getClass()));
        Function<OrderType<?>, Optional<Message>> hindrances = bench.hindrances();
        return bench.game().orders().types().stream()
                .map(type -> new Kind(type, hindrances.apply(type), wise.indexOf(type.record())))
                .sorted(Comparator.comparingInt(Kind::rank))
                .limit(DiscordLimit.SELECT_OPTIONS.most())
                .map(this::kind)
                .toList();
    }

    /**
     * A kind of order.
     *
     * @param place where a wise player's sheet has it first; -1 if it has none
     */
    private record Kind(OrderType<?> type, Optional<Message> lacking, int place) {

        private static final int UNADVISED = 1_000;
        private static final int IMPOSSIBLE = 2_000;

        int rank() {
            if (lacking.isPresent()) {
                return IMPOSSIBLE;
            }
            return place >= 0 ? place : UNADVISED;
        }
    }

    private MenuChoice kind(Kind kind) {
        String about = kind.lacking()
                .map(bench.plain()::say)
                .map(bench.tongue()::capital)
                .orElseGet(() -> slash(kind.type()).about().in(bench.tongue().locale()));
        String label = name(kind.type());
        return MenuChoice.of(kind.type().key(), kind.lacking().isPresent() ? lacking(label) : label, about);
    }

    private String lacking(String label) {
        return bench.plain().say("discord.desk.not-now", "what", label);
    }

    /** Returns the name of a type of order. */
    String name(OrderType<?> type) {
        return bench.tongue().capital(bench.game().orders().name(type, bench.lexicon()));
    }

    /** The same with what is filled in already: what is named, or whence somebody moves. */
    String begun(Inquiry inquiry, Slip slip, List<Param> asked) {
        return Stream.concat(
                        Stream.of(name(inquiry.type())),
                        inquiry.fields().stream()
                                .filter(param -> !asked.contains(param))
                                .flatMap(param -> Stream.ofNullable(slip.given().get(param.name()))))
                .collect(Collectors.joining(" · "));
    }

    SlashForm slash(OrderType<?> type) {
        return bench.game().orders().slash(type);
    }

    /** The lines of the sheet; where a menu does not take them all, those that the desk shows. */
    List<MenuChoice> lines(SheetPage page) {
        boolean all = bench.sheet().size() <= DiscordLimit.SELECT_OPTIONS.most();
        return (all ? IntStream.rangeClosed(1, bench.sheet().size()) : page.lines())
                .mapToObj(line -> MenuChoice.of(
                        String.valueOf(line),
                        line + " · " + bench.named(bench.sheet().line(line)),
                        ""))
                .toList();
    }

    /**
     * The values of a field, from one page on where they are too many.
     *
     * @param page from 0
     */
    List<MenuChoice> values(OrderType<?> type, Blank blank, Slip slip, OrderSheet others, int page) {
        return MenuPages.of(values(type, blank, slip, others), page, bench.plain());
    }

    /** All values of a field. */
    List<MenuChoice> values(OrderType<?> type, Blank blank, Slip slip, OrderSheet others) {
        SortedMap<String, String> given = bench.reader().given(type, slip.given());
        ParamQuery query = bench.query(type, blank.param().name(), given, others);
        List<String> values = blank.offers().stream().map(Offer::value).toList();
        SortedMap<String, Message> glosses = bench.position().glosses(query, values);
        List<String> now = filledIn(blank.param(), slip);
        return blank.offers().stream()
                .filter(offer -> DiscordLimit.CHOICE_VALUE.holds(offer.value()))
                .map(offer -> value(blank, offer, Optional.ofNullable(glosses.get(offer.value())))
                        .withChosen(now.contains(bench.reader().spoken(blank.param(), offer.value()))))
                .toList();
    }

    /** Values filled in for a field: each of them where it takes many. */
    private static List<String> filledIn(Param param, Slip slip) {
        String text = slip.given().getOrDefault(param.name(), "");
        return param.shape() == Param.Shape.MANY ? List.of(text.split(BETWEEN)) : List.of(text);
    }

    private MenuChoice value(Blank blank, Offer offer, Optional<Message> gloss) {
        String spoken = bench.reader().spoken(blank.param(), offer.value());
        String label = spoken + gloss.map(bench.plain()::say).orElse("");
        String lacking = offer.lacking().map(bench.plain()::say).orElse("");
        String whole = lacking.isEmpty() ? label : label + DASH + lacking;
        return lacking.isEmpty() || DiscordLimit.CHOICE_NAME.holds(whole)
                ? MenuChoice.of(offer.value(), whole, "")
                : MenuChoice.of(offer.value(), lacking(label), bench.tongue().capital(lacking));
    }
}

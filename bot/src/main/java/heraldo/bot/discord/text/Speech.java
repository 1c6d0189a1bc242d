package heraldo.bot.discord.text;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Names;
import heraldo.rules.kernel.Excerpt;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Says things in one language, as the place they are shown in needs it.
 *
 * @param words the sentences
 * @param seats what the seats are called, as it was typed
 * @param literal how typed words are shown literally
 * @param dress what is put around the name of a seat
 */
public record Speech(
        Bundle words,
        Function<Seat, String> seats,
        UnaryOperator<String> literal,
        BiFunction<Seat, String, String> dress)
        implements Names {

    /** As much of somebody's words as is needed to know them again. */
    private static final int QUOTED = 200;

    /** A text that begins with a word of its own, and neither with what is filled in nor with an abbreviation. */
    private static final Pattern WORD = Pattern.compile("\\p{Lu}(?!\\p{Lu}).*", Pattern.DOTALL);

    /** Speech in which names stand as they are. */
    public Speech(Bundle words, Function<Seat, String> seats, UnaryOperator<String> literal) {
        this(words, seats, literal, (seat, name) -> name);
    }

    /** Speech for messages and embeds. */
    public static Speech inText(Bundle words, Function<Seat, String> seats) {
        return new Speech(words, seats, Literal::inText);
    }

    /** The same words for one line that Discord reads markup in: titles, topics. */
    public Speech inLine() {
        return new Speech(words, seats, Literal::inLine);
    }

    /** The same words for places where Discord reads no markup: labels, choices, alternative texts. */
    public Speech plain() {
        return new Speech(words, seats, Literal::plain);
    }

    /** The same words for the inside of a code block. */
    public Speech inCode() {
        return new Speech(words, seats, Literal::inCode);
    }

    /** The same words where players' own are only quoted: of long ones the beginning. */
    public Speech brief() {
        return brief(QUOTED);
    }

    /** The same, where there is room for so many letters of them; they are cut between two words if that can be. */
    public Speech brief(int letters) {
        return new Speech(words, seats, text -> literal.apply(Excerpt.ofLetters(text, letters)), dress);
    }

    /** The same words with the names of seats set off, each behind its sign. */
    public Speech dressed(Function<Seat, String> sign) {
        return new Speech(words, seats, literal, (seat, name) -> (sign.apply(seat) + " **" + name + "**").strip());
    }

    public String say(Message message) {
        return Typesetter.stopped(words.say(Worded.in(message, this), this));
    }

    public String say(String key, Object... namesAndValues) {
        return say(Message.of(key, namesAndValues));
    }

    /** A sentence in the middle of another one: it begins small, unless with a name. */
    public String clause(Message message) {
        String said = say(message);
        boolean word = words.text(message.key()).filter(WORD.asMatchPredicate()).isPresent();
        return word ? said.substring(0, 1).toLowerCase(words.locale()) + said.substring(1) : said;
    }

    /** Each on its own line. */
    public String lines(List<Message> messages) {
        return messages.stream().map(this::say).collect(Collectors.joining("\n"));
    }

    /** Words that were typed, shown literally. */
    public String typed(String text) {
        return literal.apply(text);
    }

    @Override
    public String of(Seat seat) {
        return dress.apply(seat, literal.apply(seats.apply(seat)));
    }

    @Override
    public String bare(Seat seat) {
        return seats.apply(seat);
    }

    @Override
    public String literal(PlayerText text) {
        return literal.apply(text.text());
    }
}

package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * A form that opens before somebody: boxes to write in and menus to choose from.
 *
 * @param title at most 45 characters; longer ones are cut
 * @param componentId what sending it means
 * @param fields at most five, words among them
 */
public record ModalForm(String title, ComponentId componentId, List<? extends Field> fields) {

    public ModalForm {
        fields = List.copyOf(fields);
    }

    /** The same form with what was written and chosen in it before, by the names of its fields. */
    ModalForm filled(SortedMap<String, String> given) {
        return new ModalForm(
                title,
                componentId,
                fields.stream().<Field>map(field -> filled(field, given)).toList());
    }

    private static Field filled(Field field, SortedMap<String, String> given) {
        return switch (field) {
            case Note note -> note;
            case Input input ->
                Optional.ofNullable(given.get(input.name())).map(input::holding).orElse(input);
            case Menu menu ->
                Optional.ofNullable(given.get(menu.name())).map(menu::chosen).orElse(menu);
        };
    }

    /** A component of a form. */
    public sealed interface Field permits Note, Input, Menu {}

    /** Words that explain the form. */
    public record Note(String text) implements Field {}

    /**
     * A place to write in.
     *
     * @param name comes back with what was written
     * @param label stands above it
     * @param about what it is for, under its label; may be empty
     * @param hint stands in it while it is empty
     * @param value what already stands in it
     * @param most how much may be written, up to 4,000 characters; where it is little, the place is one line high
     * @param needed whether it may not be left empty
     */
    public record Input(
            String name, String label, String about, String hint, Optional<String> value, int most, boolean needed)
            implements Field {

        /** A place to write in that its label explains. */
        public Input(String name, String label, String hint, Optional<String> value, int most, boolean needed) {
            this(name, label, "", hint, value, most, needed);
        }

        /** The same with words under its label, which stay there while something is written in it. */
        public Input explained(String words) {
            return new Input(name, label, words, hint, value, most, needed);
        }

        private Input holding(String text) {
            return new Input(name, label, about, hint, Optional.of(text), most, needed);
        }
    }

    /**
     * A menu to choose from; several values come back one a line.
     *
     * @param name comes back with what was chosen
     * @param label stands above it
     * @param hint what it is for, under its label
     * @param choices at least one
     * @param least how many must be chosen; 0 if it may be left open
     * @param most how many may be chosen
     */
    public record Menu(String name, String label, String hint, List<MenuChoice> choices, int least, int most)
            implements Field {
        public Menu {
            choices = List.copyOf(choices);
        }

        private Menu chosen(String values) {
            Set<String> chosen = Set.copyOf(List.of(values.split(Call.SEVERAL)));
            return new Menu(
                    name,
                    label,
                    hint,
                    choices.stream()
                            .map(choice -> choice.withChosen(chosen.contains(choice.value())))
                            .toList(),
                    least,
                    most);
        }
    }
}

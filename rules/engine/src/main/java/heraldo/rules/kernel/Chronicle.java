package heraldo.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The story of a turn, section by section, in the order of the rulebook's phases. */
public record Chronicle(List<Section> sections) {

    public Chronicle {
        sections = List.copyOf(sections);
    }

    /** This story and what came later in the same turn: what goes under a heading that is there already stands below it. */
    public Chronicle followedBy(Chronicle later) {
        List<Section> all = new ArrayList<>(sections);
        for (Section section : later.sections) {
            int at = headings(sections).indexOf(section.heading());
            if (at < 0) {
                all.add(section);
            } else {
                all.set(at, all.get(at).with(section.entries()));
            }
        }
        return new Chronicle(all);
    }

    private static List<Section> headings(List<Section> sections) {
        return sections.stream().map(Section::heading).toList();
    }

    /** Returns the part of the chronicle that a viewer may read. */
    public Chronicle seenBy(Viewer viewer) {
        return new Chronicle(sections.stream()
                .map(section -> new Section(
                        section.title,
                        section.about,
                        section.entries.stream()
                                .filter(entry ->
                                        entry.onlyFor().map(viewer::maySee).orElse(true))
                                .toList()))
                .toList());
    }

    /** Returns whether the chronicle has an entry for everybody. */
    public boolean told() {
        return entries().anyMatch(entry -> entry.onlyFor().isEmpty());
    }

    /** The seats for which there is something in it that they alone may read. */
    public SortedSet<Seat> concerned() {
        return entries().flatMap(entry -> entry.onlyFor().stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<Entry> entries() {
        return sections.stream().flatMap(section -> section.entries().stream());
    }

    /**
     * One heading and what stands below it.
     *
     * @param title the heading
     * @param about the seat it speaks of, for its colour; empty for the whole realm
     * @param entries sentences, in order
     */
    public record Section(Message title, Optional<Seat> about, List<Entry> entries) {
        public Section {
            entries = List.copyOf(entries);
        }

        private Section heading() {
            return new Section(title, about, List.of());
        }

        private Section with(List<Entry> more) {
            return new Section(
                    title, about, Stream.concat(entries.stream(), more.stream()).toList());
        }

        public static Section of(Message title, List<Message> sentences) {
            List<Entry> entries = new ArrayList<>(sentences.size());
            for (Message sentence : sentences) {
                entries.add(Entry.open(sentence));
            }
            return new Section(title, Optional.empty(), entries);
        }
    }

    /**
     * One sentence, or one order line with its outcome.
     *
     * @param onlyFor the seat that alone may read it; empty if it is public
     * @param text the sentence
     * @param result the order line whose outcome this is: it is shown in front of the sentence in canonical text
     */
    public record Entry(Optional<Seat> onlyFor, Message text, Optional<LineResult> result) {
        public static Entry open(Message text) {
            return new Entry(Optional.empty(), text, Optional.empty());
        }

        public static Entry secret(Seat seat, Message text) {
            return new Entry(Optional.of(seat), text, Optional.empty());
        }
    }
}

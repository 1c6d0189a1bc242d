package heraldo.rules.order;

import java.util.List;

/** A type under another name. */
record NamedType<T>(String name, ParamType<T> type) implements ParamType<T> {

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        return type.read(words, lexicon);
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return type.write(value, lexicon);
    }

    @Override
    public List<String> called(T value, Lexicon lexicon) {
        return type.called(value, lexicon);
    }

    @Override
    public String encode(T value) {
        return type.encode(value);
    }

    @Override
    public T decode(String text) {
        return type.decode(text);
    }

    @Override
    public Input input() {
        return type.input();
    }

    @Override
    public List<String> usual() {
        return type.usual();
    }

    @Override
    public boolean runsOn() {
        return type.runsOn();
    }
}

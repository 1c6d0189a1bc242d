package heraldo.rules.trial;

sealed interface Weather {
    record Sun() implements Weather {}

    record Rain(int drops) implements Weather {}
}

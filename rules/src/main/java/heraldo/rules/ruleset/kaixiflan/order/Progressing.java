package heraldo.rules.ruleset.kaixiflan.order;

import java.util.Optional;

/** <i>Progresar</i>: the Wonder that opens the next Era (K10). */
public record Progressing(Optional<String> name) implements Action {}

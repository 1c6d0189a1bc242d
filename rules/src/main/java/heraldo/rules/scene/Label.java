package heraldo.rules.scene;

import heraldo.rules.kernel.Message;

/**
 * Words on the board.
 *
 * @param text what they say, in the reader's language
 * @param at the middle of the text
 * @param size the height of a capital letter, in scene units
 * @param halo whether a light rim keeps them legible over lines
 */
public record Label(Message text, Point at, int size, Ink ink, boolean halo) {}

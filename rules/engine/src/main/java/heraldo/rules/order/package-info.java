/**
 * Orders, declared once: from an order type derive the line grammar in every language, the formatter, the JSON codec,
 * the help and the slash command ({@link heraldo.rules.order.OrderBook}).
 *
 * <p>The words of an order type stand in the bundles under {@code orders.<key>}: {@code command} (one or two lower-case
 * words), {@code about}, {@code line} (a template, or a list of them, the canonical one first), one template for each
 * group under the group's name, {@code options.<parameter>}, {@code hints.<parameter>} and {@code examples}; {@code name} where the command's words do not say
 * by themselves what is chosen.
 *
 * <p>Where an order is told rather than typed, it is the sentence {@code told.<key>}; see {@link heraldo.rules.order.OrderTale}.
 *
 * <p>A template is made of
 *
 * <p><ul> <li>words with synonyms, the canonical first: {@code mover|llevar}; the signs {@code = , > : +} are words of
 * their own; <li>{@code {parameter}}; of a list or group, what joins its values may follow the name: {@code {origins,
 * }}, {@code {legs + }}. Without it, lists are joined by blanks (after a sign, as in {@code en={sources}}, by commas)
 * and groups by {@code +}; <li>{@code x|×|{times}}: what the first word of the value begins with; the empty synonym
 * lets it stand alone; <li>{@code [ ]} around what may be left out; neighbouring options may come in any order;
 * <li>{@code [word:parameter]}: the word that sets a flag. </ul>
 *
 * <p>Case and accents never matter; a word of five letters or more forgives one wrong letter where nothing else is
 * meant.
 *
 * <p>May import {@code data} and {@code kernel}.
 */
package heraldo.rules.order;

/** How governors decide. */
package heraldo.rules.engine.governor;

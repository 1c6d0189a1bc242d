/** The libraries the page stands on, named in one place: lit-html draws, marked reads Markdown. */
export { html, nothing, render, svg } from '/lib/lit-html/lit-html.js';
export { AsyncDirective, directive } from '/lib/lit-html/async-directive.js';
export { guard } from '/lib/lit-html/directives/guard.js';
export { live } from '/lib/lit-html/directives/live.js';
export { ref } from '/lib/lit-html/directives/ref.js';
export { repeat } from '/lib/lit-html/directives/repeat.js';
export { Marked } from '/lib/marked/lib/marked.esm.js';

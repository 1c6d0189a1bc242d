import { Marked, html, nothing } from '../vendor.js';
import { pressed } from '../command/pressed.js';
import { nameOfChannel, nameOfRole, personOf, visit } from '../state/directory.js';
import { EXTENSIONS, STRICTER } from './dialect.js';
import './emoji.js';
import './moment.js';
import { say, spoken } from './words.js';

const parser = new Marked({ gfm: true, breaks: true });
parser.use({ extensions: EXTENSIONS, tokenizer: STRICTER });

const HEADINGS = {
  1: (text) => html`<h1 class="md-h">${text}</h1>`,
  2: (text) => html`<h2 class="md-h">${text}</h2>`,
  3: (text) => html`<h3 class="md-h">${text}</h3>`,
};

const DRAWN = {
  paragraph: (t) => html`<div class="md-p">${spans(t)}</div>`,
  space: (t) => [...t.raw.matchAll(/\n/g)].slice(1).map(() => html`<div class="md-gap"></div>`),
  heading: (t) => HEADINGS[t.depth](spans(t)),
  list: (t) => (t.ordered
    ? html`<ol class="md-list" start=${t.start}>${t.items.map(item)}</ol>`
    : html`<ul class="md-list">${t.items.map(item)}</ul>`),
  code: (t) => block(t.text),
  fence: (t) => block(t.text),
  quote: (t) => html`<blockquote class="md-quote">${spans(t)}</blockquote>`,
  subtext: (t) => html`<small class="md-sub">${spans(t)}</small>`,
  text: (t) => (t.tokens ? spans(t) : t.text),
  escape: (t) => t.text,
  br: () => html`<br>`,
  strong: (t) => html`<strong>${spans(t)}</strong>`,
  em: (t) => html`<em>${spans(t)}</em>`,
  underline: (t) => html`<u>${spans(t)}</u>`,
  del: (t) => html`<s>${spans(t)}</s>`,
  codespan: (t) => html`<code class="md-code">${t.text}</code>`,
  spoiler: (t) => html`<span class="md-spoiler" role="button" tabindex="0" aria-expanded="false"
    aria-label=${say('message.spoiler')} @click=${reveal} @keydown=${revealByKey}><span>${spans(t)}</span></span>`,
  link: (t) => (/^https?:/i.test(t.href)
    ? html`<a href=${t.href} title=${t.href} target="_blank" rel="noopener noreferrer">${spans(t)}</a>`
    : t.raw),
  moment: (t) => html`<heraldo-moment class="md-moment" unix=${t.unix} look=${t.look} tongue=${spoken()}
    ></heraldo-moment>`,
  person: (t) => mention(`@${personOf(t.id)?.name ?? say('message.unknownPerson')}`),
  role: (t) => mention(`@${nameOfRole(t.id) ?? say('message.unknownRole')}`),
  channel: (t) => html`<button type="button" class="md-mention" @click=${() => visit(t.id)}
    >#${nameOfChannel(t.id) ?? say('message.unknownChannel')}</button>`,
  emoji: (t) => html`<heraldo-emoji name=${t.name} number=${t.id}></heraldo-emoji>`,
  command: (t) => html`<button type="button" class="md-mention" @click=${() => pressed(t)}>/${t.name}</button>`,
  everyone: (t) => mention(`@${t.name}`),
};

/** A message or an embed's text, drawn. Nothing in it can become markup of the page. */
export function markdown(text) {
  return text ? parser.lexer(text).map(draw) : nothing;
}

/** One line of text (a title, a field's name): spans only. */
export function markdownLine(text) {
  return text ? parser.Lexer.lexInline(text, parser.defaults).map(draw) : nothing;
}

function draw(token) {
  return (DRAWN[token.type] ?? ((t) => t.raw))(token);
}

function spans(token) {
  return (token.tokens ?? []).map(draw);
}

function item(entry) {
  return html`<li>${spans(entry)}</li>`;
}

function block(text) {
  return html`<pre class="md-block" tabindex="0"><code>${text.replace(/\u001b\[[\d;]*m/g, '')}</code></pre>`;
}

function mention(name) {
  return html`<span class="md-mention"><bdi>${name}</bdi></span>`;
}

function reveal(event) {
  event.currentTarget.setAttribute('aria-expanded', 'true');
  event.currentTarget.removeAttribute('aria-label');
}

function revealByKey(event) {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    reveal(event);
  }
}

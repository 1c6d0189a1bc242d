/**
 * Where Discord's Markdown differs from the common one, as extensions of the marked library: underline, spoilers,
 * subtext, quotes without lazy lines, dates and mentions; no HTML, tables, images, rules or indented code.
 */
const none = () => undefined;

/** Kinds of block and span that Discord does not have. */
export const ABSENT = { html: none, tag: none, table: none, lheading: none, hr: none, code: none, def: none, reflink: none };

function inline(name, begin, pattern, token) {
  return {
    name,
    level: 'inline',
    start: (text) => text.match(begin)?.index,
    tokenizer(text) {
      const match = pattern.exec(text);
      return match ? { type: name, raw: match[0], ...token.call(this, match) } : undefined;
    },
  };
}

function nested(match) {
  return { tokens: this.lexer.inlineTokens(match[1]) };
}

/** Where a block may begin within a paragraph: marked leaves out the first character, which may have been a backslash. */
function atLine(pattern) {
  return (text) => {
    const end = text.search(pattern);
    return end < 0 ? undefined : end + 1;
  };
}

const subtext = {
  name: 'subtext',
  level: 'block',
  start: atLine(/\n-# /),
  tokenizer(text) {
    const match = /^-# ([^\n]+)(?:\n|$)/.exec(text);
    return match ? { type: 'subtext', raw: match[0], tokens: this.lexer.inlineTokens(match[1]) } : undefined;
  },
};

const quote = {
  name: 'quote',
  level: 'block',
  start: atLine(/\n>(?:>>)? /),
  tokenizer(text) {
    const rest = /^>>> ([\s\S]+)$/.exec(text);
    const lines = rest ?? /^(?:> [^\n]*(?:\n|$))+/.exec(text);
    const inside = rest ? rest[1] : lines?.[0].replace(/^> /gm, '');
    return lines ? { type: 'quote', raw: lines[0], tokens: this.lexer.blockTokens(inside) } : undefined;
  },
};

/** What only Discord has. */
export const EXTENSIONS = [
  quote,
  subtext,
  inline('underline', /__/, /^__(?=\S)([\s\S]+?)__(?!_)/, nested),
  inline('spoiler', /\|\|/, /^\|\|([\s\S]+?)\|\|/, nested),
  inline('fence', /```/, /^```(?:[a-z0-9+-]*\n)?([\s\S]+?)\n?```/i, ([, text]) => ({ text })),
  inline('moment', /<t:/, /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, unix, look]) => ({ unix, look: look ?? 'f' })),
  inline('person', /<@!?\d/, /^<@!?(\d+)>/, ([, id]) => ({ id })),
  inline('role', /<@&/, /^<@&(\d+)>/, ([, id]) => ({ id })),
  inline('channel', /<#/, /^<#(\d+)>/, ([, id]) => ({ id })),
  inline('emoji', /<a?:/, /^<a?:(\w{2,32}):(\d+)>/, ([, name, id]) => ({ name, id })),
  inline('command', /<\//, /^<\/([-_'\p{L}\p{N}]{1,32}(?: [-_'\p{L}\p{N}]{1,32}){0,2}):(\d+)>/u, ([, name, id]) => ({ name, id })),
  inline('everyone', /@(?:everyone|here)/, /^@(everyone|here)\b/, ([, name]) => ({ name })),
];

/** Rules that need a word with the common ones. */
export const STRICTER = {
  ...ABSENT,
  blockquote: none,
  del: (text) => (text.startsWith('~~') ? false : undefined),
  link: (text) => (text.startsWith('!') ? undefined : false),
  heading: (text) => (/^#{1,3} /.test(text) ? false : undefined),
};

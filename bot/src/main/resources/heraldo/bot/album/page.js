"use strict";

// One turn at a time: by slider, by buttons, by the arrow keys, by the end of the address.
const leaves = [...document.querySelectorAll(".leaf")];
const slider = document.getElementById("turn");
const back = document.getElementById("back");
const on = document.getElementById("on");
const shown = document.getElementById("shown");

function show(place) {
  const at = Math.max(0, Math.min(leaves.length - 1, place));
  leaves.forEach((leaf, i) => { leaf.hidden = i !== at; });
  slider.value = at;
  shown.textContent = leaves[at].querySelector("h2").textContent;
  slider.setAttribute("aria-valuetext", shown.textContent);
  back.disabled = at === 0;
  on.disabled = at === leaves.length - 1;
}

const place = () => Number(slider.value);
const named = () => leaves.findIndex(leaf => "#" + leaf.id === location.hash);

slider.addEventListener("input", () => show(place()));
back.addEventListener("click", () => show(place() - 1));
on.addEventListener("click", () => show(place() + 1));
addEventListener("hashchange", () => { if (named() >= 0) { show(named()); } });
addEventListener("keydown", event => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && event.target !== slider && !event.ctrlKey && !event.altKey && !event.metaKey) {
    show(place() + step);
    event.preventDefault();
  }
});
document.querySelector("nav").hidden = false;
show(named() >= 0 ? named() : leaves.length - 1);

// The dice: what docs/fair-dice.md describes, worked out here and nowhere else.
const record = JSON.parse(document.getElementById("proof").textContent);
const hex = letters => Uint8Array.from(letters.match(/../g), pair => parseInt(pair, 16));
const same = (one, other) => one.length === other.length && one.every((byte, i) => byte === other[i]);
const text = words => [...new TextEncoder().encode(words), 0];
const u32 = number => [number >>> 24 & 255, number >>> 16 & 255, number >>> 8 & 255, number & 255];
const hash = async bytes => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

async function keyed(key, bytes) {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, Uint8Array.from(bytes)));
}

// A key is right if hashing it as often as there are turns since the last right one, or the anchor, leads there.
async function leads(link, turn, known) {
  let node = hex(link);
  for (let left = turn - known.turn; left > 0; left--) {
    node = await hash(node);
  }
  return same(node, known.link);
}

async function seeded(step) {
  const bytes = [...text("heraldo/turn-seed/v1"), ...text(record.campaign), ...u32(step.turn), ...new Uint8Array(32)];
  return same(await keyed(hex(step.link), bytes), hex(step.seed));
}

function stream(seed, label) {
  const words = [];
  let blocks = 0;
  return async sides => {
    const limit = Math.floor(2 ** 32 / sides) * sides;
    for (;;) {
      if (words.length === 0) {
        const block = await keyed(seed, [...text(label), ...u32(0), ...u32(blocks++)]);
        const view = new DataView(block.buffer);
        for (let at = 0; at < 32; at += 4) {
          words.push(view.getUint32(at));
        }
      }
      const word = words.shift();
      if (word < limit) {
        return word % sides + 1;
      }
    }
  };
}

async function thrown(step) {
  const seed = hex(step.seed);
  const streams = new Map();
  for (const rolls of step.dice) {
    if (rolls.first === 0) {
      streams.set(rolls.label, { next: stream(seed, rolls.label), read: 0 });
    }
    const reader = streams.get(rolls.label);
    if (!reader || reader.read !== rolls.first) {
      return false;
    }
    for (const value of rolls.values) {
      if (await reader.next(rolls.sides) !== value) {
        return false;
      }
      reader.read++;
    }
  }
  return true;
}

async function check() {
  const found = new Map();
  let known = { turn: 0, link: hex(record.anchor) };
  for (const step of record.steps) {
    const right = await leads(step.link, step.turn, known) && await seeded(step) && await thrown(step);
    found.set(step.turn, right && found.get(step.turn) !== false);
    known = right ? { turn: step.turn, link: hex(step.link) } : known;
  }
  return found;
}

function tell(found) {
  for (const line of document.querySelectorAll(".proof")) {
    const told = line.dataset.turns.split(" ").map(turn => found.get(Number(turn)));
    const is = told.includes(false) ? "bad" : told.every(Boolean) ? "good" : "open";
    line.dataset.found = is;
    line.textContent = line.dataset[is];
  }
}

if (globalThis.crypto && crypto.subtle) {
  check().then(tell);
}

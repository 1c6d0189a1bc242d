/** Everything the page knows, in one object; what is drawn follows from it. */
export const state = {
  people: [],
  me: null,
  session: null,
  connection: 'connecting',
  guild: null,
  channel: null,
  /** Channel id → { list, complete, loading }. */
  logs: new Map(),
  /** What only one person was told: user id → messages. The server keeps none of it. */
  whispers: new Map(),
  /** Interactions on their way: nonce → { channel, label, problem }. */
  underWay: new Map(),
  /** Commands given from this page: interaction id → the command's title. */
  used: new Map(),
  /** Controls that wait for an answer: message id + custom id. */
  busy: new Map(),
  divider: null,
  composer: { texts: new Map(), draft: null, hints: null },
  modal: null,
  picture: null,
  drawer: false,
  menu: null,
  acts: [],
  notice: null,
};

let draw = () => {};
let due = false;
const afterwards = [];

/** Tells how the state is drawn. */
export function drawWith(view) {
  draw = view;
}

/** Changes the state; the page is drawn again once the present event is over. */
export function change(edit = () => {}) {
  edit(state);
  if (!due) {
    due = true;
    queueMicrotask(redraw);
  }
}

/** Does something once the next drawing stands, such as moving the focus. */
export function afterDrawing(deed) {
  afterwards.push(deed);
  change();
}

function redraw() {
  due = false;
  draw(state);
  afterwards.splice(0).forEach((deed) => deed());
}

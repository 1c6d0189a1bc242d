import { written } from './time.js';

/** `<heraldo-moment unix="…" look="R">`: a date that keeps itself current while it is on the screen. */
class Moment extends HTMLElement {
  static observedAttributes = ['unix', 'look', 'tongue'];

  connectedCallback() {
    this.write();
    if (this.getAttribute('look') === 'R') {
      this.beat = setInterval(() => this.write(), 1000);
    }
  }

  disconnectedCallback() {
    clearInterval(this.beat);
  }

  attributeChangedCallback() {
    this.write();
  }

  write() {
    const date = new Date(Number(this.getAttribute('unix')) * 1000);
    if (Number.isNaN(date.getTime())) {
      return;
    }
    const words = written(date, this.getAttribute('look') ?? 'f');
    if (this.textContent !== words) {
      this.textContent = words;
      this.title = written(date, 'F');
    }
  }
}

customElements.define('heraldo-moment', Moment);

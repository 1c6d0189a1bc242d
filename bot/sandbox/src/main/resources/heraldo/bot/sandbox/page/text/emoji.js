/** `<heraldo-emoji name="…" number="…">`: a picture of the application's own; where there is none, `:name:` is read. */
class Emoji extends HTMLElement {
  static observedAttributes = ['name', 'number'];

  connectedCallback() {
    this.draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.draw();
    }
  }

  draw() {
    const words = `:${this.getAttribute('name')}:`;
    const picture = new Image();
    picture.className = 'emoji';
    picture.alt = words;
    picture.title = words;
    picture.onerror = () => this.replaceChildren(words);
    picture.src = `/emojis/${encodeURIComponent(this.getAttribute('number'))}.png`;
    this.replaceChildren(picture);
  }
}

customElements.define('heraldo-emoji', Emoji);

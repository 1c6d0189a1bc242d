import { AsyncDirective, directive } from '../vendor.js';

/** Shows its `<dialog>` above everything and keeps the focus inside; Escape calls the deed given. */
class AsDialog extends AsyncDirective {
  render() {}

  update({ element }, [leave]) {
    if (!element.open) {
      queueMicrotask(() => element.isConnected && !element.open && element.showModal());
    }
    element.oncancel = (event) => {
      event.preventDefault();
      leave();
    };
  }
}

export const asDialog = directive(AsDialog);

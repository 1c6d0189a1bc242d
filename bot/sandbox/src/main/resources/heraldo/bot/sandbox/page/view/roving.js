/** Arrow keys go from button to button of a list; Escape leaves it. */
export function roving(leave) {
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    } else if (step) {
      event.preventDefault();
      move(event.currentTarget, step);
    }
  };
}

function move(list, step) {
  const buttons = [...list.querySelectorAll('button, summary')].filter((button) => button.checkVisibility());
  const at = buttons.indexOf(document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

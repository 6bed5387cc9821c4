import { announce } from './announcer.tsx';
import { TOAST_MS, type Toast } from './toast-message.ts';

let box: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast's text when the toaster cannot be loaded. */
export function showPlainToast({ title, description, isAnnouncedElsewhere }: Toast): void {
  const text = [title, description].filter(Boolean).join(' ');
  if (!isAnnouncedElsewhere) announce(text);
  box ??= createBox();
  box.textContent = text;
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, TOAST_MS);
}

function hide() {
  if (box) box.hidden = true;
}

/** Hidden from screen readers: the announcer reads it out. */
function createBox(): HTMLElement {
  const created = document.createElement('p');
  created.className = 'plain-toast';
  created.ariaHidden = 'true';
  return document.body.appendChild(created);
}

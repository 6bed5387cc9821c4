import 'sonner/dist/styles.css';
import './toaster.css';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import type { Toast, ToastWords } from './toast-message.ts';

const HOTKEY = ['altKey', 'KeyT'];

/** sonner's own colours, answered by ours. */
const COLOURS = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--control)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '12px',
  '--width': '356px',
} as CSSProperties;

const ICONS = {
  success: <CircleCheck aria-hidden size={18} className="text-good" />,
  error: <CircleAlert aria-hidden size={18} className="text-danger" />,
};

let root: Root | undefined;

export function showToast({ title, description, tone = 'neutral' }: Toast, words: ToastWords) {
  mount(words);
  const show = { neutral: sonner, good: sonner.success, danger: sonner.error }[tone];
  show(title, {
    id: `${title}\n${description ?? ''}`,
    description,
    duration: tone === 'danger' ? Number.POSITIVE_INFINITY : 4000,
    action: { label: words.close, onClick: () => undefined },
  });
}

function mount({ notifications }: ToastWords) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  // At once, since the toaster shows only what is said after it began to listen.
  flushSync(() =>
    root?.render(
      <Toaster
        containerAriaLabel={notifications}
        position="bottom-right"
        duration={4000}
        visibleToasts={3}
        gap={14}
        hotkey={HOTKEY}
        icons={ICONS}
        style={COLOURS}
      />,
    ),
  );
}

/** The parts that the footer's buttons open, each in its own chunk. The promises reject when offline. */

export async function loadPrivacyDialog() {
  return (await import('./privacy-dialog.tsx')).PrivacyDialog;
}

export async function loadAboutDialog() {
  return (await import('./about-dialog.tsx')).AboutDialog;
}

export async function loadFallingAnvil() {
  return (await import('./falling-anvil.tsx')).FallingAnvil;
}

export async function loadShortcutsDialog() {
  return (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;
}

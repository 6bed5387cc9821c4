import { join } from 'node:path';
import { root } from '../folders.ts';

/** The sources of the extension for Visual Studio Code. */
export const source = join(root, 'editors', 'vscode');
/** What goes into its file. */
export const assembled = join(root, '.cache', 'pack', 'vscode');
export const file = join(root, '.cache', 'pack', 'fucina.vsix');

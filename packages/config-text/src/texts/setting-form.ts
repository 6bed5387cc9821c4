/** An address, also with the path where something is saved. */
const URL = /^[a-z][a-z0-9+.-]*:\/\/\S+(?:\s+[\w.+~%-]*(?:\/[\w.+~%-]+)+)?$/i;

/** As `FORMS`: those that may have blanks inside. */
const FORMS_WITH_BLANKS: readonly RegExp[] = [
  // Numbers, ranges, coordinates, lists of numbers
  /^[-+]?\d[\d.,;:\s+\-/*%~x]*[smhdwy]?$/i,
  // Regular expressions
  /\\[dwsb][+*{?)]|\[\^|\(\?[:=!<]|\.\*\$?$|^\^.*\$$/,
  // Letters of date formats, at least two fields
  /^(?=.*(?:dd|MM|yy|HH|mm|ss))(?!.*([A-Za-z])\1{4})(?:[yMdEHhmsSazZ]|'[^']*'|[-/.:,\s])+$/,
];

/** What strings of config files are that are no texts, by their form alone. */
const FORMS: readonly RegExp[] = [
  ...FORMS_WITH_BLANKS,
  URL,
  /^jdbc:\S+$/i,
  // Materials, flags, sounds: DIAMOND_SWORD
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  // minecraft:stone
  /^[a-z0-9_.-]+:[a-z0-9_./-]+$/,
  // Permissions, classes, file names: essentials.fly.*, a.b.C
  /^[\w$-]+(?:\.[\w$*-]+)+$/,
  // Paths
  /^[\w.~%-]*(?:\/[\w.~%{}-]+)+\/?$/,
  /^[A-Za-z]:\\\S*$/,
  // Colors
  /^#[0-9a-f]{3,8}$/i,
  /^[0-9a-f]{6}$/i,
  // A placeholder and nothing else
  /^(?:%[^\s%]+%|\$?\{[^\s{}]+\})$/,
  // A command
  /^\/[\w:-]+$/,
  // Base64
  /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z0-9+/]{60,}={0,2}$/,
  // One word in lower case
  /^[a-z][a-z0-9_-]*$/,
];

/** The actions of menu plugins whose text is shown. */
const TEXT_ACTIONS: ReadonlySet<string> = new Set([
  'message',
  'broadcast',
  'title',
  'subtitle',
  'actionbar',
  'chat',
  'json',
  'minimessage',
  'minibroadcast',
]);
const OTHER_ACTIONS: ReadonlySet<string> = new Set([
  'console',
  'player',
  'commandevent',
  'sound',
  'broadcastsound',
  'broadcastsoundworld',
  'connect',
  'openguimenu',
  'close',
  'refresh',
  'takemoney',
  'givemoney',
  'takeexp',
  'giveexp',
  'takepermission',
  'givepermission',
  'placeholder',
]);
const ACTION = /^\s*\[([a-z]+)\]/i;
const COMMAND = /^\/(?:tellraw|title|give|msg|say|broadcast|bc|eco|lp|minecraft:[a-z_]+)\s/i;

export function isUrl(value: string): boolean {
  return URL.test(value.trim());
}

export function isSettingByForm(value: string): boolean {
  const text = value.trim();
  if (text === '') return true;
  const forms = /\s/.test(text) ? FORMS_WITH_BLANKS : FORMS;
  return forms.some((form) => form.test(text));
}

/** Whether a value is an action that shows nothing, or a command: a text in it is a part of the command. */
export function isCommand(value: string): boolean {
  const action = ACTION.exec(value)?.[1]?.toLowerCase();
  return (action !== undefined && OTHER_ACTIONS.has(action)) || COMMAND.test(value);
}

/** Whether a value is an action that shows a text, such as `[message] Hi`. */
export function isTextAction(value: string): boolean {
  const action = ACTION.exec(value)?.[1]?.toLowerCase();
  return (
    action !== undefined && TEXT_ACTIONS.has(action) && value.replace(ACTION, '').trim() !== ''
  );
}

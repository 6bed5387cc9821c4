import type { JsonValue } from './json-value.ts';

type Task = string | { readonly value: JsonValue };

/** Writes what `JSON.stringify` writes, however deep it is nested: that one fails at some thousand levels. */
export function stringifyJson(root: JsonValue): string {
  let text = '';
  const tasks: Task[] = [{ value: root }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === 'string') text += task;
    else if (typeof task.value !== 'object' || task.value === null) {
      text += JSON.stringify(task.value);
    } else {
      const parts = Array.isArray(task.value) ? partsOfList(task.value) : partsOfObject(task.value);
      for (let index = parts.length - 1; index >= 0; index -= 1) tasks.push(parts[index] ?? '');
    }
  }
  return text;
}

function partsOfList(list: readonly JsonValue[]): readonly Task[] {
  return ['[', ...list.flatMap((value, index) => [index === 0 ? '' : ',', { value }]), ']'];
}

function partsOfObject(object: object): readonly Task[] {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return [
    '{',
    ...fields.flatMap(([name, value], index) => [
      `${index === 0 ? '' : ','}${JSON.stringify(name)}:`,
      { value },
    ]),
    '}',
  ];
}

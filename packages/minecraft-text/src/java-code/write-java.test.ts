import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent } from '../../tests/any-component.ts';
import { readJsonValue } from '../json/index.ts';
import { readMiniMessage } from '../mini-message/index.ts';
import { writeJava } from './write-java.ts';

function java(miniMessage: string, adventure?: string) {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return writeJava(read.value, { adventure });
}

test.each([
  ['', 'Component.empty()'],
  ['Say "hi"', 'Component.text("Say \\"hi\\"")'],
  ['<gold>x', 'Component.text("x", NamedTextColor.GOLD)'],
  [
    '<#54daf4><b><i>x',
    'Component.text("x", TextColor.color(0x54daf4), TextDecoration.BOLD, TextDecoration.ITALIC)',
  ],
  [
    '<b><!i>x',
    'Component.text("x").decorate(TextDecoration.BOLD).decoration(TextDecoration.ITALIC, false)',
  ],
  ['<lang:gui.ok:a>', 'Component.translatable("gui.ok", Component.text("a"))'],
  ['<key:key.jump><red>', 'Component.keybind("key.jump")'],
  ['<red><key:key.jump>', 'Component.keybind("key.jump").color(NamedTextColor.RED)'],
  ['<shadow:#11223344>x', 'Component.text("x").shadowColor(ShadowColor.shadowColor(0x44112233))'],
  [
    "<click:run_command:'/spawn'>x",
    'Component.text("x").clickEvent(ClickEvent.runCommand("/spawn"))',
  ],
  [
    '<sprite:"minecraft:items":item/apple>',
    'Component.object(ObjectContents.sprite(Key.key("minecraft:items"), Key.key("minecraft:item/apple")))',
  ],
  ['<head:Notch>', 'Component.object(ObjectContents.playerHead().name("Notch").build())'],
])('%s', (text, expected) => expect(java(text).value).toBe(expected));

test('several runs are appended, also in hover texts', () => {
  expect(java("a<red>b</red><hover:show_text:'<b>c</b>d'>e").value).toBe(
    `Component.text()
    .append(Component.text("a"))
    .append(Component.text("b", NamedTextColor.RED))
    .append(Component.text("e").hoverEvent(HoverEvent.showText(Component.text()
            .append(Component.text("c").decorate(TextDecoration.BOLD))
            .append(Component.text("d"))
            .build())))
    .build()`,
  );
});

test('what an older Adventure does not compile is left out', () => {
  const { value, losses } = java('<shadow:#ff0000ff>a<head:Notch>', '4.17');
  expect(value).toBe('Component.text("a[Notch head]")');
  expect(losses).toMatchObject([
    { code: 'shadow', since: '4.18' },
    { code: 'head', since: '4.25' },
  ]);
});

test('what has no method is said', () => {
  const read = readJsonValue({ text: 'x', click_event: { action: 'show_dialog', dialog: 'a:b' } });
  if (!read.ok) throw new Error(read.error.code);
  const { value, losses } = writeJava(read.value);
  expect(value).toBe('Component.text("x")');
  expect(losses).toMatchObject([{ code: 'click-show_dialog' }]);
});

property.prop([anyComponent])('brackets and quotes match, whatever the text says', (component) => {
  let depth = 0;
  const bare = writeJava(component).value.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  for (const char of bare) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  expect(bare).not.toMatch(/[^\x20-\x7e\n]/);
});

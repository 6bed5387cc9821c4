import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox, Switch } from './checkbox.tsx';
import { Collapsible } from './collapsible.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { RadioGroup, SegmentedControl } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea, TextInput } from './text-input.tsx';

const choices = [
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
] as const;

function describedBy(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

test('a field names its control and tells its error before its hint', () => {
  render(
    <Field label="Username" hint="As in the game" error="Please enter a username.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(describedBy(input)).toEqual(['Please enter a username.', 'As in the game']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without an error is not invalid', () => {
  render(
    <Field label="Username">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox');
  expect([input.hasAttribute('aria-invalid'), input.hasAttribute('aria-describedby')]).toEqual([
    false,
    false,
  ]);
});

function Memory({ onChange = () => undefined }: { onChange?: (ram: number) => void }) {
  const [ram, setRam] = useState(512);
  return (
    <Slider
      label="RAM"
      numberLabel="RAM in MB"
      min={512}
      max={24_576}
      value={ram}
      describe={(value) => `${value / 1024} GiB`}
      onValueChange={(value) => {
        setRam(value);
        onChange(value);
      }}
    />
  );
}

test('slider and number field hold the same value, told in words', () => {
  render(<Memory />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'RAM' });
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'RAM in MB' });
  fireEvent.change(slider, { target: { value: '2048' } });
  expect(number.value).toBe('2048');
  fireEvent.change(number, { target: { value: '4096' } });
  expect(slider.value).toBe('4096');
  expect(slider.getAttribute('aria-valuetext')).toBe('4 GiB');
});

test('half-typed numbers are left alone, and put right on leaving', async () => {
  const onChange = vi.fn();
  render(<Memory onChange={onChange} />);
  const number = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '20');
  expect([number.value, onChange.mock.calls]).toEqual(['20', []]);
  await userEvent.type(number, '48');
  expect(onChange).toHaveBeenLastCalledWith(2048);
  await userEvent.type(number, '0000');
  await userEvent.tab();
  expect(number.value).toBe('24576');
});

function Amount() {
  const [ram, setRam] = useState(512);
  const inGigabytes = (text: string) =>
    /^\d+G$/.test(text) ? Number.parseInt(text, 10) * 1024 : Number(text);
  return (
    <Slider
      label="RAM"
      min={512}
      max={24_576}
      value={ram}
      read={inGigabytes}
      refusal="Between 512 and 24576."
      onValueChange={setRam}
    />
  );
}

test('a number is read as its field writes it, and anything else is refused in words', async () => {
  render(<Amount />);
  const number = screen.getByRole<HTMLInputElement>('spinbutton');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  await userEvent.clear(number);
  await userEvent.type(number, '4G');
  expect([slider.value, number.value]).toEqual(['4096', '4G']);
  await userEvent.tab();
  expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['4096', null]);
  for (const refused of ['100', '999999', '2,5', 'many']) {
    await userEvent.clear(number);
    await userEvent.type(number, refused);
    await userEvent.tab();
    expect([number.value, slider.value]).toEqual([refused, '4096']);
    expect(describedBy(number)).toEqual(['Between 512 and 24576.']);
  }
  fireEvent.change(slider, { target: { value: '2048' } });
  expect([number.value, describedBy(number)]).toEqual(['2048', []]);
});

test('characters that nobody sees are no part of a number', async () => {
  const onValueChange = vi.fn();
  render(<NumberInput aria-label="Left" min={0} max={5} value={5} {...{ onValueChange }} />);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '\u202a3\u200b\u202c' } });
  expect(onValueChange.mock.calls).toEqual([[3]]);
});

test('arrow keys step a number', async () => {
  const onValueChange = vi.fn();
  render(<NumberInput aria-label="Left" min={0} max={5} value={5} {...{ onValueChange }} />);
  await userEvent.type(screen.getByRole('spinbutton'), '{ArrowDown}{ArrowUp}');
  expect(onValueChange.mock.calls).toEqual([[4], [5]]);
});

test('buttons for fingers step the number and stay within its range', async () => {
  const onValueChange = vi.fn();
  render(
    <NumberInput
      aria-label="Memory"
      min={512}
      max={1300}
      value={1024}
      stride={512}
      onValueChange={onValueChange}
    />,
  );
  const [less, more] = screen.getAllByRole('button', { hidden: true });
  if (!less || !more) throw new Error('no buttons');
  await userEvent.click(less);
  await userEvent.click(more);
  expect(onValueChange.mock.calls).toEqual([[512], [1300]]);
});

test('a number that can be negative is typed on a keyboard with a minus', () => {
  const shared = { max: 9, value: 0, onValueChange: () => undefined };
  render(
    <>
      <NumberInput aria-label="Left" min={-9} {...shared} />
      <NumberInput aria-label="Count" min={0} {...shared} />
      <NumberInput aria-label="Share" min={0} step={0.1} {...shared} />
    </>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>('spinbutton');
  expect(fields.map((field) => field.getAttribute('inputmode'))).toEqual([
    null,
    'numeric',
    'decimal',
  ]);
});

test('an empty number field stands for its default', async () => {
  const onValueChange = vi.fn();
  render(
    <NumberInput
      aria-label="Pause"
      min={1}
      max={900}
      value={300}
      fallback={200}
      onValueChange={onValueChange}
    />,
  );
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pause' });
  await userEvent.clear(number);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(200);
  expect([number.value, number.placeholder]).toEqual(['', '200']);
});

test('a check box and a switch report what they became', async () => {
  const onCheckedChange = vi.fn();
  render(
    <>
      <Checkbox
        label="This is a Bedrock server"
        checked={false}
        onCheckedChange={onCheckedChange}
      />
      <Switch
        label="Refresh automatically"
        hint="Every 30 s"
        checked
        onCheckedChange={onCheckedChange}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'This is a Bedrock server' }));
  const toggle = screen.getByRole('switch', { name: 'Refresh automatically' });
  await userEvent.click(toggle);
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  expect(describedBy(toggle)).toEqual(['Every 30 s']);
});

test('a select and radio groups report the chosen value', async () => {
  const onValueChange = vi.fn();
  const shared = { choices, value: 'windows' as const, onValueChange };
  render(
    <>
      <Field label="System">
        <Select {...shared} />
      </Field>
      <RadioGroup label="Restart" {...shared} />
      <SegmentedControl label="Game" {...shared} />
    </>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'System' }), 'Linux');
  const radios = screen.getAllByRole('radio', { name: 'Linux' });
  for (const radio of radios) await userEvent.click(radio);
  expect(onValueChange.mock.calls).toEqual([['linux'], ['linux'], ['linux']]);
  expect(screen.getByRole('group', { name: 'Game' })).toBeTruthy();
});

function OutputTabs() {
  const [value, setValue] = useState<'windows' | 'linux'>('windows');
  return (
    <Tabs label="Output type" choices={choices} value={value} onValueChange={setValue}>
      text of {value}
    </Tabs>
  );
}

test('tabs show the panel of the chosen one and follow the arrow keys', async () => {
  render(<OutputTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Windows' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Linux' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Linux' }).textContent).toBe('text of linux');
});

test('a collapsible is closed until it is asked to open', async () => {
  render(<Collapsible label="Advanced settings">the ten numbers</Collapsible>);
  const button = screen.getByRole('button', { name: 'Advanced settings' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('the ten numbers').hidden).toBe(true);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('the ten numbers').hidden).toBe(false);
});

function LimitedField() {
  const [text, setText] = useState('');
  return (
    <Field label="Text" hint="As you like">
      <TextArea value={text} maxLength={1000} onValueChange={setText} />
    </Field>
  );
}

test('a field tells its limit as it nears, and refuses in words what is longer', async () => {
  const user = userEvent.setup();
  render(<LimitedField />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  field.focus();
  await user.paste('x'.repeat(899));
  expect(describedBy(field)).toEqual(['As you like']);
  await user.paste('x');
  expect(describedBy(field)).toEqual(['900 of 1,000 characters', 'As you like']);
  await user.paste('x'.repeat(200));
  expect(field.value).toHaveLength(900);
  expect(screen.getByRole('alert').textContent).toBe(
    'At most 1,000 characters fit here; this would be 1,100. Nothing was changed.',
  );
  await user.paste('x'.repeat(100));
  expect(field.value).toHaveLength(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

import type { CSSProperties, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ColourInput } from '../components/colour-input/index.js';
import { Combobox } from '../components/combobox/index.js';
import { DatePicker } from '../components/date-picker/index.js';
import { Input } from '../components/input/index.js';
import { NumberInput } from '../components/number-input/index.js';
import { PasswordInput } from '../components/password-input/index.js';
import { SearchInput } from '../components/search-input/index.js';
import { Select } from '../components/select/index.js';
import { Textarea } from '../components/textarea/index.js';
import { TimePicker } from '../components/time-picker/index.js';
import { TreeSelect } from '../components/tree-select/index.js';

const options = [{ value: 'MAEU', label: 'Maersk' }];
const controls = {
  colour: <ColourInput aria-label="Colour" />,
  combobox: <Combobox aria-label="Carrier" options={options} defaultValue="MAEU" />,
  several: <Combobox aria-label="Carriers" multiple options={options} defaultValue={['MAEU']} />,
  date: <DatePicker aria-label="Day" />,
  input: <Input aria-label="Bill" />,
  number: <NumberInput aria-label="Days" />,
  password: <PasswordInput aria-label="Password" />,
  search: <SearchInput label="Search" value="" onChange={() => undefined} />,
  select: <Select aria-label="Carrier" options={options} />,
  textarea: <Textarea aria-label="Note" />,
  time: <TimePicker aria-label="Time" />,
  tree: <TreeSelect label="Unit" nodes={[]} />,
};

/** Rows of a host that leave a control as little room as they can. */
const rows: Record<string, CSSProperties> = {
  'a flex row that is too narrow': { display: 'flex', inlineSize: 600 },
  'a flex row as wide as its content': { display: 'inline-flex' },
  'a grid cell as narrow as its content': { display: 'grid', gridTemplateColumns: 'min-content 1fr' },
  'a grid cell as wide as its content': { display: 'grid', gridTemplateColumns: 'max-content 1fr' },
};

/** Width of a control in px beside a text that does not shrink. */
async function widthIn(style: CSSProperties, control: ReactNode): Promise<number> {
  const screen = await render(
    <div style={style}>
      {control}
      <span style={{ flex: 'none', inlineSize: 580 }}>Text</span>
    </div>,
  );
  const width = screen.container.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;
  await screen.unmount();
  return width;
}

it('every control keeps a width that can be used in rows that are sized by their content', async () => {
  const failures: string[] = [];
  for (const [row, style] of Object.entries(rows)) {
    for (const [name, control] of Object.entries(controls)) {
      const width = await widthIn(style, control);
      if (width < 64) failures.push(`${name} in ${row}: ${width} px`);
    }
  }
  expect(failures).toEqual([]);
});

it('a combobox is about as wide as a text field where its content decides', async () => {
  const style = { display: 'inline-flex' };
  expect(await widthIn(style, controls.combobox)).toBeGreaterThan((await widthIn(style, controls.input)) * 0.75);
});

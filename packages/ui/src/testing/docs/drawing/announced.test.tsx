import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { announcedIn } from './announced.js';

it('lists roles with names, states and descriptions, without unnamed regions, cells and hidden elements', async () => {
  const screen = await render(
    <section>
      <header>
        <h2>Containers</h2>
      </header>
      <button type="button" aria-expanded={false} aria-describedby="why">
        Add
      </button>
      <p id="why">No berries left</p>
      <table aria-label="Boxes">
        <tbody>
          <tr>
            <th scope="row">CSNU6829160</th>
            <td>40HC</td>
          </tr>
        </tbody>
      </table>
      <span aria-hidden="true">
        <button type="button">Hidden</button>
      </span>
    </section>,
  );
  expect(announcedIn(screen.container).map(({ role, name, states, description }) => [role, name, states.join(), description])).toEqual([
    ['heading', 'Containers', '', ''],
    ['button', 'Add', 'expanded: false', 'No berries left'],
    ['table', 'Boxes', '', ''],
    ['rowheader', 'CSNU6829160', '', ''],
  ]);
});

it('lists the first two of a role that repeats, with the number of the others', async () => {
  const screen = await render(
    <p>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </p>,
  );
  expect(announcedIn(screen.container).map(({ name, more }) => [name, more])).toEqual([
    ['One', 0],
    ['Two', 2],
  ]);
});

import type { ReactNode } from 'react';

import { conformance } from '../../testing/conformance.js';
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeadCell, TableRow } from './table.js';

const head = (
  <TableHead>
    <TableRow>
      <TableHeadCell>Container</TableHeadCell>
    </TableRow>
  </TableHead>
);
const row = (
  <TableRow>
    <TableCell>MSKU6874333</TableCell>
  </TableRow>
);
const body = <TableBody>{row}</TableBody>;

conformance(
  <Table label="Containers">
    {head}
    {body}
  </Table>,
  { root: 'table', slot: 'table' },
);
conformance(
  <TableHead>
    <TableRow>
      <TableHeadCell>Container</TableHeadCell>
    </TableRow>
  </TableHead>,
  { root: 'thead', slot: 'table-head', wrap: (element) => <Table label="Containers">{element}</Table> },
);
conformance(<TableBody>{row}</TableBody>, {
  root: 'tbody',
  slot: 'table-body',
  wrap: (element) => (
    <Table label="Containers">
      {head}
      {element}
    </Table>
  ),
});
conformance(<TableFoot>{row}</TableFoot>, {
  root: 'tfoot',
  slot: 'table-foot',
  wrap: (element) => <Table label="Containers">{element}</Table>,
});
const inRow = (element: ReactNode) => (
  <table>
    <tbody>{element}</tbody>
  </table>
);
conformance(
  <TableRow selected>
    <TableCell>MSKU6874333</TableCell>
  </TableRow>,
  { root: 'tr', slot: 'table-row', wrap: inRow },
);
conformance(<TableHeadCell>Container</TableHeadCell>, {
  root: 'th',
  slot: 'table-head-cell',
  wrap: (element) => inRow(<tr>{element}</tr>),
});
conformance(<TableCell align="end">24,000</TableCell>, { root: 'td', slot: 'table-cell', wrap: (element) => inRow(<tr>{element}</tr>) });

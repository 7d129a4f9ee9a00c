'use client';

import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';

const containers = [
  { number: 'MSKU6874333', size: '40HC', kilograms: '24,310' },
  { number: 'TGHU4810624', size: '20GP', kilograms: '9,870' },
];

export function TableExample() {
  return (
    <Table label="Containers">
      <TableHead>
        <TableRow>
          <TableHeadCell>Container</TableHeadCell>
          <TableHeadCell>Size</TableHeadCell>
          <TableHeadCell align="end">Weight kg</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {containers.map(({ number, size, kilograms }) => (
          <TableRow key={number}>
            <TableHeadCell scope="row">{number}</TableHeadCell>
            <TableCell>{size}</TableCell>
            <TableCell align="end">{kilograms}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

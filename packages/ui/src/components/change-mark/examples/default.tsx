'use client';

import { Button } from '@seaberry/ui/button';
import { useChangeNews, ChangeMark } from '@seaberry/ui/change-mark';
import { Table, TableBody, TableRow, TableCell } from '@seaberry/ui/table';
import { type ReactNode, useState } from 'react';

const NONE: readonly string[] = [];

function Live(): ReactNode {
  const [day, setDay] = useState(18);
  const [news, setNews] = useState(NONE);
  useChangeNews(news);
  const change = `Expected ${day - 1} Dec → ${day} Dec`;
  return (
    <>
      <Table label="Shipments">
        <TableBody>
          <TableRow>
            <TableCell>COSU6412873350 {news.length > 0 && <ChangeMark label={change} />}</TableCell>
            <TableCell>{day} Dec</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Button
        onClick={() => {
          setDay(day + 1);
          setNews([`COSU6412873350: Expected ${day} Dec → ${day + 1} Dec`]);
        }}
      >
        Let time pass
      </Button>
    </>
  );
}

export function ChangeMarkExample() {
  return <Live />;
}

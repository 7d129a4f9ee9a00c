'use client';

import { TagList } from '@seaberry/ui/tag';
import { type ReactNode, useState } from 'react';

const PORTS = ['Shanghai', 'Ningbo', 'Yantian', 'Singapore', 'Port Klang', 'Rotterdam', 'Hamburg', 'Felixstowe'];

function Ports(): ReactNode {
  const [ports, setPorts] = useState(PORTS);
  return (
    <TagList
      label="Ports of discharge"
      max={3}
      items={ports.map((port) => ({ value: port, label: port }))}
      onRemove={(value) => setPorts(ports.filter((port) => port !== value))}
    />
  );
}

export function ListWithCountExample() {
  return <Ports />;
}

'use client';

import { Slider } from '@seaberry/ui/slider';

export function MarksExample() {
  return (
    <Slider
      label="Warn when late by"
      min={0}
      max={14}
      defaultValue={2}
      formatValue={(days) => `${days} d`}
      marks={[{ value: 0, label: 'At once' }, { value: 3 }, { value: 7, label: 'A week' }, { value: 14, label: 'Two weeks' }]}
    />
  );
}

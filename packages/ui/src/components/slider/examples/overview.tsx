'use client';

import { Slider } from '@seaberry/ui/slider';

const days = (value: number) => `${value} d`;

export function SliderOverview() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 }}>
      <Slider label="Warn when late by" min={0} max={14} defaultValue={2} formatValue={days} />
      <Slider range label="Transit time" min={10} max={60} defaultValue={[24, 42]} formatValue={days} />
      <Slider label="Alarm when late by" min={0} max={14} defaultValue={7} formatValue={days} disabledReason="Set by your company." />
    </div>
  );
}

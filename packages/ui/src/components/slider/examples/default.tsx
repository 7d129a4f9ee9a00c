'use client';

import { Slider } from '@seaberry/ui/slider';

export function SliderExample() {
  return <Slider label="Warn when late by" min={0} max={14} defaultValue={2} formatValue={(days) => `${days} d`} />;
}

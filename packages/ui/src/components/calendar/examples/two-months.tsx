'use client';

import { Calendar } from '@seaberry/ui/calendar';
import { useState } from 'react';

export function TwoMonthsExample() {
  // Swedish dates are written as the calendar reads them: 2026-11-21.
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  return <Calendar label="Estimated delivery" today={today} from="2026-11-18" to="2026-12-04" months={2} />;
}

'use client';

import { CronWords } from '@seaberry/ui/cron-input';

export function WordsExample() {
  return (
    <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
      {['*/15 * * * *', '0 9 * * 1-5', '0 0 L * *', 'every full moon'].map((value) => (
        <li key={value}>
          <CronWords value={value} timeZone="Asia/Shanghai" />
        </li>
      ))}
    </ul>
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { en } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';

const folder = new URL('texts/', import.meta.url);

// English is in the components themselves.
it.each(['zh-cn', 'zh-tw'])('every area of the texts of components is loaded with some texts of the app: %s', (locale) => {
  const loaded = readdirSync(folder)
    .filter((file) => file.startsWith(`${locale}.`))
    .flatMap((file) => /export const ui = \{([^}]*)\}/u.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1]?.split(',') ?? [])
    .map((name) => name.trim());
  expect([...new Set(loaded)].filter(Boolean).toSorted()).toEqual(Object.keys(en).toSorted());
});

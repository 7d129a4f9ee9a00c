import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkContainerNumber, isValidCheck } from '@seaberry/tracking';
import { expect, it } from 'vitest';

/* Readers copy samples, and a forwarder sees a wrong check digit. */

const src = fileURLToPath(new URL('..', import.meta.url));

/** Wrong on purpose: the samples of warnings and refusals. */
const WRONG = new Set(['CSNU6829140', 'CSNU6829161', 'MSCU1234567']);

const samples = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?:\.mdx|\.stories\.tsx|[/\\](?:examples|fixtures)[/\\][^/\\]+\.tsx?)$/.test(path),
);

it('container numbers of samples have their check digit', () => {
  const wrong = samples.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/\b[A-Z]{3}[UJZ]\d{7}\b/g)]
      .map(([number]) => number)
      .filter((number) => !WRONG.has(number) && !isValidCheck(checkContainerNumber(number)))
      .map((number) => `${path}: ${number}`),
  );
  expect(wrong).toEqual([]);
  expect(samples.length).toBeGreaterThan(200);
});

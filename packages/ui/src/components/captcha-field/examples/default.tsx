'use client';

import { CaptchaField } from '@seaberry/ui/captcha-field';
import { useState } from 'react';

/** A picture as the server sends it. */
const pictureOf = (word: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path d="M0 20q24-18 48 0t48-6" stroke="#9ab" fill="none"/><text x="14" y="24" font-size="22" font-family="serif" fill="#246" rotate="12 -8 6 -14">${word}</text></svg>`,
  )}`;

export function CaptchaFieldExample() {
  const [word, setWord] = useState('7KQ4');
  return <CaptchaField picture={pictureOf(word)} onRenew={() => setWord(word === '7KQ4' ? 'M2RX' : '7KQ4')} />;
}

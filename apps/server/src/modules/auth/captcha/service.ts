import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { captcha } from '../../../db/schema/core.ts';

export const CAPTCHA_SECONDS = 60;

/** Captcha: an arithmetic problem as a picture; its solution is stored as a keyed hash only. */
export function createCaptchas(db: Db, keyedHash: (text: string) => Buffer, now: () => number) {
  const hashed = (id: string, answer: string): string => keyedHash(`captcha:${id}:${answer.trim()}`).toString('hex');

  return {
    /** @returns the picture as base64 PNG without prefix, 150×50. Not for use in a transaction, since it renders. */
    async make(): Promise<{ id: string; img: string; expirySeconds: number }> {
      const { data, text } = svgCaptcha.createMathExpr({
        mathMin: 1,
        mathMax: 9,
        mathOperator: '+',
        width: 150,
        height: 50,
        noise: 2,
        color: true,
        background: '#f3f7f5',
      });
      const picture = await sharp(Buffer.from(data)).png().toBuffer();
      const id = uuid();
      await db.transaction('system', () =>
        db.orm
          .insert(captcha)
          .values({ id, answerHash: hashed(id, text), expiresAt: new Date(now() + CAPTCHA_SECONDS * 1000).toISOString() }),
      );
      return { id, img: picture.toString('base64'), expirySeconds: CAPTCHA_SECONDS };
    },
    /** Whether a solution is right. Removes the captcha, so that there is only one attempt. */
    async fits(id: string | number | null | undefined, answer: string | null | undefined): Promise<boolean> {
      const key = String(id ?? '');
      if (!/^[0-9a-f-]{36}$/u.test(key)) return false;
      const [row] = await db.transaction('system', () =>
        db.orm.delete(captcha).where(eq(captcha.id, key)).returning({ answerHash: captcha.answerHash, expiresAt: captcha.expiresAt }),
      );
      if (!row || !answer || Date.parse(row.expiresAt) < now()) return false;
      return timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashed(key, answer)));
    },
  };
}

export type Captchas = ReturnType<typeof createCaptchas>;

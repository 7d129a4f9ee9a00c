import { v7 as uuid } from 'uuid';
import { changeOf } from '../../../http/crud.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, Forbidden, Outdated } from '../../../http/errors.ts';
import { callerOf, outside, type CallContext, type Handlers } from '../../../http/handlers.ts';
import { publishToAll } from '../../../live/publish-to-all.ts';
import type { Auth } from '../../auth/service.ts';
import { parametersChanged, setValues } from '../parameters/handlers.ts';
import { lockSite, readLogo, readSite, writeSite, type SiteChange } from './repo.ts';
import { changesOf, enteredSite, readPicture, type SiteInput } from './service.ts';

const flagText = (on: boolean): string => (on ? 'True' : 'False');

/**
 * Parameters that the form of the origin has too; one that already has the value is unchanged, also where the operator has set it. Our own
 * form, which sends a version, does not have them.
 *
 * @throws Forbidden for a user who may not change parameters
 */
async function setFlags(auth: Auth, context: CallContext, { sysCaptcha, sysSecondVer, version }: SiteInput): Promise<void> {
  if (version != null) return;
  const { config } = context.deps;
  const items = [];
  if (sysCaptcha != null && sysCaptcha !== (config.captcha === 'always'))
    items.push({ code: 'sys_captcha', value: flagText(Boolean(sysCaptcha)) });
  if (sysSecondVer != null && sysSecondVer !== config.secondFactor)
    items.push({ code: 'sys_second_ver', value: flagText(Boolean(sysSecondVer)) });
  if (items.length === 0) return;
  if (!callerOf(context).buttons.has('sysConfig:update')) throw new Forbidden();
  await setValues(context, items);
  await parametersChanged(auth, context);
}

/** Title, logo, slogans and legal lines of the site. */
export function siteHandlers(auth: Auth): Pick<Handlers['sysSettings'], 'siteInfo' | 'saveSysInfo' | 'logo'> {
  return {
    siteInfo: async (_, { deps }) => enteredSite(await readSite(deps.db)),

    // Outside of a transaction, since drawing a picture takes time.
    saveSysInfo: outside(async (input, context) => {
      const { db } = context.deps;
      const logo = input.sysLogoBase64 ? await readPicture(input.sysLogoBase64) : null;
      await db.transaction('system', async () => {
        const row = await lockSite(db);
        if (input.version != null && input.version !== row.version) throw new Outdated(enteredSite(row), 'siteInfo');
        const changes: SiteChange = changesOf(row, input, context.locale);
        if (logo !== null) Object.assign(changes, { logo, logoId: uuid() });
        else if (input.removeLogo && row.logoId !== null) Object.assign(changes, { logo: null, logoId: null });
        if (Object.keys(changes).length > 0) await writeSite(db, changeOf(context), changes);
        await setFlags(auth, context, input);
        await publishToAll(context, 'settings');
        context.writeAuditEntry();
      });
      return null;
    }),

    async logo(_, { deps }) {
      const logo = await readLogo(deps.db);
      if (logo === null) throw new BusinessError(ERROR.notFound);
      return { kind: 'file', name: 'logo.webp', contentType: 'image/webp', body: Buffer.from(logo, 'base64'), inline: true };
    },
  };
}

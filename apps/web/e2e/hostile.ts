import type { Page } from '@playwright/test';
import { call, expect } from './journey.ts';
import type { Stack } from './stack.ts';

/** Hostile text, dangerous as markup, template, formula or bidirectional text. */
export const SVG_SCRIPT = `"><svg onload=alert(1)>{{7*7}}`;
export const IMAGE_SCRIPT = `<img src=x onerror=alert(2)>`;
const RTL = `‮gnp.exe`;
const FORMULA = `=cmd|'/c calc'!A0`;
export const REFERENCE = 'COSU6810000066';

/** Detects effects of an executed script: a dialog, a request to another host, an element. */
export async function watchEffects(page: Page, stack: Stack): Promise<() => Promise<void>> {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== stack.url) effects.push(`request: ${request.url()}`);
  });
  page.on('popup', (popup) => effects.push(`window: ${popup.url()}`));
  await page.exposeFunction('reportViolation', (line: string) => void effects.push(line));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(line: string): void };
      reportViolation(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return async () => {
    // Elements that would exist if the text were parsed as markup.
    const marks = page.locator('svg[onload], img[onerror], img[src="x"], iframe[src^="data:" i], iframe[src^="javascript:" i]');
    expect(await marks.count()).toBe(0);
    expect(await page.locator('script').filter({ hasText: 'alert(' }).count()).toBe(0);
    expect(await page.locator('a[href^="javascript:" i], a[href^="data:" i]').count()).toBe(0);
    expect(effects).toEqual([]);
  };
}

export interface Answer {
  code: number;
  message: string;
  result: unknown;
}

/** Writes hostile texts into every field that other users read. */
export async function plant(page: Page, stack: Stack): Promise<{ bill: string }> {
  const send = (path: string, body: unknown) => call<Answer>(page, stack, path, body);
  const addPlanted = async (path: string, body: unknown): Promise<string> => {
    const { code, message, result } = await send(path, body);
    expect(`${path}: ${code} ${message}`).toBe(`${path}: 200 `);
    return String(typeof result === 'object' && result !== null && 'id' in result ? result.id : result);
  };
  const long = `${'W'.repeat(20)}${RTL}${'界'.repeat(20)}`;
  const orgId = await addPlanted('/api/sysOrg/add', { pid: 0, name: SVG_SCRIPT, code: IMAGE_SCRIPT, remark: IMAGE_SCRIPT });
  await addPlanted('/api/sysOrg/add', { pid: orgId, name: long, code: 'long', remark: RTL });
  const posId = await addPlanted('/api/sysPos/add', { name: SVG_SCRIPT, code: IMAGE_SCRIPT, remark: `${IMAGE_SCRIPT}${'x'.repeat(90)}` });
  await addPlanted('/api/sysPos/add', { name: FORMULA, code: '+1', remark: '@SUM(A1)' });
  await addPlanted('/api/sysPos/add', { name: long, code: RTL });
  const roleId = await addPlanted('/api/sysRole/add', { name: SVG_SCRIPT, code: IMAGE_SCRIPT, remark: IMAGE_SCRIPT, status: 1 });
  await addPlanted('/api/sysUser/add', {
    account: 'mallory',
    realName: SVG_SCRIPT,
    nickName: IMAGE_SCRIPT,
    phone: '13900000066',
    birthday: '1990-05-01',
    orgId,
    posId,
    roleIdList: [roleId],
    jobNum: RTL,
    remark: IMAGE_SCRIPT,
    address: SVG_SCRIPT,
    emergencyContact: IMAGE_SCRIPT,
  });
  const { id } = (await send('/api/sysTenant/add', { name: SVG_SCRIPT, adminAccount: 'keeper', remark: IMAGE_SCRIPT })).result as {
    id: string;
  };
  await addPlanted('/api/sysTenant/add', { name: long, adminAccount: 'other', remark: RTL });
  await addPlanted('/api/sysMenu/add', {
    type: 2,
    title: SVG_SCRIPT,
    name: 'hostile',
    path: '/hostile',
    component: '/system/pos/index',
    icon: IMAGE_SCRIPT,
  });
  const own = (await call<{ result: { tenantId: string } }>(page, stack, '/api/sysAuth/userInfo')).result.tenantId;
  for (const tenant of [own, id]) {
    const input = { id: tenant, amount: 5, requestId: crypto.randomUUID(), remark: SVG_SCRIPT };
    expect((await send('/api/sysTenant/creditBerries', input)).code).toBe(200);
  }
  await addPlanted('/api/oceanBill/add', {
    referenceNo: REFERENCE,
    referenceType: 'BL',
    carrierCode: 'COSU',
    serviceType: 'CY-CY',
    polCode: 'CNSHA',
    polName: IMAGE_SCRIPT,
    customerService: SVG_SCRIPT,
    customer: SVG_SCRIPT,
    orderNo: FORMULA,
    remark: `${IMAGE_SCRIPT}\n${RTL}`,
    deliveryAddress: SVG_SCRIPT,
  });
  const bills = await call<{ result: { items: { id: string }[] } }>(page, stack, '/api/oceanBill/page', { page: 1, pageSize: 10 });
  const notice = await addPlanted('/api/sysNotice/add', {
    title: SVG_SCRIPT,
    type: 1,
    content: `<h1>Plan ahead${IMAGE_SCRIPT}</h1><script>alert(3)</script>`,
  });
  expect((await send('/api/sysNotice/public', { id: notice })).code).toBe(200);
  return { bill: bills.result.items[0]?.id ?? '' };
}

/** Invalid inputs that the server rejects. */
export const REFUSED: readonly [string, unknown][] = [
  ['/api/sysMenu/add', { type: 2, title: 'a', name: 'a', path: '/a', outLink: 'javascript:alert(1)' }],
  ['/api/sysMenu/add', { type: 2, title: 'b', name: 'b', path: '/b', outLink: 'data:text/html,<script>alert(1)</script>', isIframe: true }],
  ['/api/sysMenu/add', { type: 2, title: 'c', name: 'c', path: '//evil.example/c' }],
  ['/api/sysMenu/add', { type: 2, title: 'd', name: 'd', path: '/d', redirect: 'https://evil.example' }],
  ['/api/sysPos/add', { name: 'x'.repeat(10_000), code: 'e' }],
  ['/api/sysRole/add', { name: 'f', code: 'x'.repeat(10_000) }],
  ['/api/sysOrg/add', { pid: 0, name: 'x'.repeat(10_000), code: 'g' }],
  ['/api/sysTenant/add', { name: 'x'.repeat(10_000), adminAccount: 'hhh' }],
];

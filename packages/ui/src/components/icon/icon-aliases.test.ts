import { describe, expect, it } from 'vitest';

import { resolveIconName } from './icon-aliases.js';
import { icons } from './icon-map.js';

/** Icon names in the menus of existing deployments. */
const MENU = [
  'HomeFilled Bell Setting User Help OfficeBuilding Mug Medal ChatDotRound Place Menu School DocumentCopy Collection AlarmClock Monitor Loading',
  'LocationInformation Document Printer Connection Link Coin Cpu Crop Edit Notebook Sunny Promotion Position InfoFilled',
].join(' ');

describe('resolveIconName', () => {
  it('knows every icon name of the menus', () => {
    expect(MENU.split(' ').filter((name) => !((resolveIconName(`ele-${name}`) ?? 'unknown') in icons))).toEqual([]);
  });

  it('knows the names of icon fonts, with or without their prefix', () => {
    expect(resolveIconName('fa fa-ship')).toBe('ship');
    expect(resolveIconName('iconfont icon-shouye')).toBe('home');
    expect(resolveIconName('fa-cog')).toBe('settings');
  });

  it('keeps our names, in any case', () => {
    expect(resolveIconName('bell-ring')).toBe('bell-ring');
    expect(resolveIconName('ele-homefilled')).toBe('home');
  });

  it('returns nothing for an unknown name', () => {
    expect(resolveIconName('ele-Nonsense')).toBeUndefined();
    expect(resolveIconName('toString')).toBeUndefined();
    expect(resolveIconName('')).toBeUndefined();
  });
});

import { createDoubles } from '@seaberry/api-client/doubles';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';

import { isNarrowed } from '../../kit/list/list-search.ts';
import { pageOf } from '../../testing/pages.ts';
import { formatInboxSearch, pageInput, parseInboxSearch } from './inbox-search.ts';
import { newNotices, noticeOf, paragraphsOf } from './lib/notice.ts';
import { showOnce, type NoticeTabs } from './lib/show-once.ts';
import { pageQuery } from './queries.ts';

describe('the inbox URL', () => {
  test('contains the state without defaults', () => {
    const raw = { keyword: 'gate', type: 'announcement', state: 'unread', page: '2', pageSize: '50', id: '7' };
    expect(formatInboxSearch(parseInboxSearch(raw))).toEqual(raw);
    expect(Object.values(formatInboxSearch(parseInboxSearch({}))).filter(Boolean)).toEqual([]);
  });

  test('ignores invalid values', () => {
    expect(parseInboxSearch({ type: '3', state: 'x', page: '-1', pageSize: '33' })).toEqual(parseInboxSearch({}));
  });

  test('is converted to the input of the call', () => {
    const search = parseInboxSearch({ keyword: ' gate ', type: 'announcement', state: 'unread' });
    expect(pageInput(search)).toEqual({ page: 1, pageSize: 20, title: 'gate', type: 2, readStatus: 0 });
    expect(isNarrowed(search)).toBe(true);
    expect(pageInput(parseInboxSearch({}))).toEqual({ page: 1, pageSize: 20 });
  });
});

test('a page beyond the end is the last one', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: String(at), readStatus: false }));
  const { client } = createDoubles({ sysNotice: { pageReceived: (input) => pageOf(rows, input) } });
  const answer = await new QueryClient().fetchQuery(pageQuery(client, { page: 9, pageSize: 20 }));
  expect([answer.page, answer.items.length]).toEqual([2, 5]);
});

test('a text is split at empty lines, and its tags stay plain text', () => {
  expect(paragraphsOf('One\nline\n\n \r\n\r\n<b>Two</b>\n')).toEqual(['One\nline', '<b>Two</b>']);
});

test('notices of the first response are not new', () => {
  const [old, fresh] = [{ id: '1' }, { id: '2' }];
  expect(newNotices(null, [old])).toEqual([]);
  expect(newNotices(new Set(['1']), [fresh, old])).toEqual([fresh]);
});

describe('a new notice is shown once', () => {
  /** Tabs of one browser. */
  function tabs() {
    let shown: readonly string[] = [];
    let last: Promise<void> = Promise.resolve();
    const tab = (hidden: boolean): NoticeTabs => ({
      exclusive: (work) => (last = last.then(work)),
      shown: {
        read: () => shown,
        write: (ids) => {
          shown = ids;
        },
      },
      hidden: () => hidden,
      wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
    });
    return tab;
  }

  test('by the visible tab, which gets a head start', async () => {
    const tab = tabs();
    const [showInPage, showOnDesktop] = [vi.fn<(which: string) => void>(), vi.fn<(which: string) => void>()];
    const one = (which: string, hidden: boolean) =>
      showOnce(
        '7',
        tab(hidden),
        () => showInPage(which),
        () => showOnDesktop(which),
      );
    await Promise.all([one('behind', true), one('in front', false), one('also behind', true)]);
    expect(showInPage).toHaveBeenCalledExactlyOnceWith('in front');
    expect(showOnDesktop).not.toHaveBeenCalled();
  });

  test('on the desktop, by one tab, when none is visible', async () => {
    const tab = tabs();
    const showOnDesktop = vi.fn<() => void>();
    await Promise.all([showOnce('7', tab(true), () => {}, showOnDesktop), showOnce('7', tab(true), () => {}, showOnDesktop)]);
    expect(showOnDesktop).toHaveBeenCalledOnce();
    await showOnce('7', tab(true), () => {}, showOnDesktop);
    expect(showOnDesktop).toHaveBeenCalledOnce();
  });
});

test('an alert leads to the page of its shipment, whatever it travels by', () => {
  const pathOf = (orderKind?: string) => noticeOf({ id: '1', title: 'Late', billId: '7', orderKind }).path;
  expect([pathOf(), pathOf('oceanBill'), pathOf('airWaybill')]).toEqual([
    '/tracking/oceanBill/detail',
    '/tracking/oceanBill/detail',
    '/tracking/airWaybill/detail',
  ]);
});

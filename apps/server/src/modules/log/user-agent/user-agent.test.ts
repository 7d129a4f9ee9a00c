import { expect, it } from 'vitest';
import { readUserAgent } from './rules.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`, 'Chrome 129', 'Windows 10 or 11'],
  [`Mozilla/5.0 (Windows NT 6.1; WOW64) ${WEBKIT} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.78`, 'Edge 109', 'Windows 7'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`, 'Opera 106', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'Safari 17',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17',
    'iOS 17',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1',
    'Chrome 125',
    'iOS 16',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 25',
    'Android 14',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; M2102) ${WEBKIT} Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
    'WeChat 8',
    'Android 13',
  ],
  ['Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer 11', 'Windows 8.1'],
  [`Mozilla/5.0 (X11; CrOS x86_64 15633.69.0) ${WEBKIT} Chrome/119.0.0.0 Safari/537.36`, 'Chrome 119', 'ChromeOS'],
  ['curl/8.5.0', 'curl 8', null],
  ['node', 'Node.js', null],
  ['somebody’s script', null, null],
  ['', null, null],
  [null, null, null],
])('reads browser and system of %s', (text, browser, os) => {
  expect(readUserAgent(text)).toEqual({ browser, os });
});

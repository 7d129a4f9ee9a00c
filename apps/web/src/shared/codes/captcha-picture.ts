/** Prefixes of base64 by picture format. */
const KINDS: readonly (readonly [string, string])[] = [
  ['PHN2', 'image/svg+xml'],
  ['PD94', 'image/svg+xml'],
  ['R0lG', 'image/gif'],
  ['/9j/', 'image/jpeg'],
];

/** URL of a captcha picture: backends send a data URL, plain SVG, or base64 without a type. */
export function pictureAddress(img: string): string {
  if (img.startsWith('data:')) return img;
  if (img.trimStart().startsWith('<svg')) return `data:image/svg+xml,${encodeURIComponent(img)}`;
  const kind = KINDS.find(([start]) => img.startsWith(start))?.[1] ?? 'image/png';
  return `data:${kind};base64,${img}`;
}

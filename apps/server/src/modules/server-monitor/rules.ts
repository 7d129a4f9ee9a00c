const GB = 2 ** 30;

export const gigabytes = (bytes: number): number => Math.round((bytes / GB) * 100) / 100;

export const gigabyteText = (bytes: number): string => `${gigabytes(bytes)}GB`;

export const percentText = (share: number): string => `${Math.round(share * 100)}%`;

/** Length of time as the origin writes it. */
export function runTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60, whole % 60];
  const [days, hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return `${days} 天 ${hours} 小时 ${minutes} 分 ${rest} 秒`;
}

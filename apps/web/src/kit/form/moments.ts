const two = (number: number): string => String(number).padStart(2, '0');

/** Day of an instant in the device's zone, `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Time of an instant in the device's zone, `HH:mm`. */
export function timeOf(instant: string): string {
  const at = new Date(instant);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Instant of a day and time in the device's zone. A time skipped by a clock change becomes the one after it. */
export function instantOf(day: string, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, date, hours, minutes).toISOString();
}

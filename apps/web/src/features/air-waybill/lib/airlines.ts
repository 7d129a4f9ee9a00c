import { airlineByCode } from '@seaberry/tracking';

/** Name of an airline by its IATA designator; the designator when the table does not know it. */
export const airlineName = (code: string): string => airlineByCode(code)?.name ?? code;

/** Texts of fields for numbers of shipments. */
export const identifiers = {
  advice: {
    checkDigit: (expected: string, given: string) =>
      `The check digit is wrong: expected ${expected}, got ${given}. The number is accepted as it is.`,
    container: 'A container number has 4 letters and 7 digits, for example CSNU6829160. The number is accepted as it is.',
    bill: 'A bill of lading number has 4 to 20 letters and digits. The number is accepted as it is.',
    booking: 'A booking number has 4 to 35 letters and digits. The number is accepted as it is.',
    awb: 'An air waybill number has 11 digits, for example 020-12345675. The number is accepted as it is.',
    imo: 'An IMO number has 7 digits, for example 9321483. The number is accepted as it is.',
    mmsi: 'An MMSI has 9 digits and begins with 2 to 7. The number is accepted as it is.',
    useExpected: (value: string) => `Use ${value}`,
  },
  kinds: {
    container: 'Container',
    awb: 'Air waybill',
    bill: 'Bill of lading',
    booking: 'Booking',
    imo: 'IMO number',
    mmsi: 'MMSI',
  },
  list: {
    found: (value: string, kind: string) => `${value} · ${kind}`,
    named: (value: string, kind: string, issuer: string) => `${value} · ${kind} · ${issuer}`,
    placeholder: 'One number per line, or separated by commas',
    duplicate: (line: number) => `Duplicate of line ${line}.`,
    unknown: 'Not a shipment number.',
    otherKind: (kind: string) => `This number is of another type: ${kind}.`,
    tooMany: (limit: string) => `At most ${limit} numbers at once.`,
  },
};

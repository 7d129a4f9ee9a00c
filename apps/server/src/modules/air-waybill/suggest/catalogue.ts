import type { Parsed } from '@seaberry/api-client/schemas';
import { AIRLINES, airlineByCode, normaliseIdentifier } from '@seaberry/tracking';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import type { SuggestedKind } from '../../order/suggest/service.ts';
import { airportName, airportsContaining } from '../../place/airports/catalogue.ts';
import { airWaybills } from '../polled/service.ts';

type Coded = SuggestedKind<string>['suggested'][string]['coded'];

const airports: Coded = {
  containing: airportsContaining,
  ranked: true,
  of: (value, locale) => ({ value, label: airportName(value, locale) ?? value }),
};

const airlines: Coded = {
  containing: (text) =>
    AIRLINES.filter(({ code, name }) => code.includes(text) || normaliseIdentifier(name).includes(text)).map(({ code }) => code),
  of: (value) => ({ value, label: airlineByCode(value)?.name ?? value }),
};

/** Fields of waybills with values to pick from. */
export const SUGGESTED_OF_WAYBILLS: SuggestedKind<Parsed<'airWaybill', 'suggest'>['field']> = {
  table: airWaybills.table,
  suggested: {
    airlineCode: { column: airWaybill.carrierCode, coded: airlines },
    originCode: { column: airWaybill.originCode, coded: airports },
    destinationCode: { column: airWaybill.destinationCode, coded: airports },
    customer: { column: airWaybill.customer },
    customerService: { column: airWaybill.customerService },
    ownerId: { column: airWaybill.ownerId },
  },
};

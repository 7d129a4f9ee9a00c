import type { Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas/company';

import { valuesSchema, missing } from '../../../kit/form/values-schema.ts';
import type { Company } from '../queries.ts';

export interface CompanyValues {
  name: string;
  abbreviation: string;
  number: string;
}

export const companyValues = ({ name, abbreviation, number }: Company): CompanyValues => ({
  name,
  abbreviation: abbreviation ?? '',
  number: number ?? '',
});

/** Input of the call; an emptied field is null, which clears it. */
export const companyInput = ({ name, abbreviation, number }: CompanyValues): Input<'company', 'update'> => ({
  name: name.trim(),
  abbreviation: abbreviation.trim() || null,
  number: number.trim() || null,
});

export const companySchema = valuesSchema<CompanyValues>(schemas.update.input, companyInput, (values) => missing(values, ['name']));

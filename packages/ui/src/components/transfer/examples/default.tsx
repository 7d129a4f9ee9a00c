'use client';

import { Transfer } from '@seaberry/ui/transfer';

const carriers = ['COSCO', 'MSC', 'Maersk', 'CMA CGM', 'Hapag-Lloyd', 'ONE', 'Evergreen', 'OOCL', 'HMM', 'Yang Ming'].map((label) => ({
  id: label,
  label,
  disabled: label === 'HMM',
}));

export function TransferExample() {
  return <Transfer label="Carriers of the customer" items={carriers} defaultValue={['MSC', 'ONE']} />;
}

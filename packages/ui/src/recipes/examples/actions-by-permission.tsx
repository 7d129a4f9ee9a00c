'use client';

import { PermissionButton } from '@seaberry/ui/button';
import { Checkbox } from '@seaberry/ui/checkbox';
import { PageHeader } from '@seaberry/ui/page-header';
import { PermissionProvider } from '@seaberry/ui/permission';
import { toast, Toaster } from '@seaberry/ui/toaster';
import { useState } from 'react';

const ALL = { 'shipment:export': 'May export', 'shipment:add': 'May track shipments', 'shipment:delete': 'May delete' };
type Code = keyof typeof ALL;
const codes = Object.keys(ALL) as Code[];

// The server decides: it refuses a call without its permission. The browser only hides what would be refused.
export function ActionsByPermissionExample() {
  const [granted, setGranted] = useState<readonly Code[]>(['shipment:export']);
  const change = (code: Code, on: boolean) => setGranted(on ? [...granted, code] : granted.filter((one) => one !== code));
  return (
    <PermissionProvider has={new Set(granted)}>
      <PageHeader
        title="Shipments"
        actions={
          <>
            <PermissionButton code="shipment:delete" variant="danger" disabledReason="Choose a shipment first.">
              Delete
            </PermissionButton>
            <PermissionButton code="shipment:export" onClick={() => toast({ tone: 'success', title: 'The file is ready.' })}>
              Export
            </PermissionButton>
            <PermissionButton code="shipment:add" variant="primary">
              Track a shipment
            </PermissionButton>
          </>
        }
      />
      <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: 16, border: 0, padding: 0 }}>
        <legend style={{ padding: 0 }}>Permissions of the user</legend>
        {codes.map((code) => (
          <Checkbox
            key={code}
            label={ALL[code]}
            checked={granted.includes(code)}
            onChange={(event) => change(code, event.target.checked)}
          />
        ))}
      </fieldset>
      <Toaster />
    </PermissionProvider>
  );
}

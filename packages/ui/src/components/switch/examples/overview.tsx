import { Switch } from '@seaberry/ui/switch';

export function SwitchOverview() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch label="Arrival reminder" description="By email, two days before." defaultChecked />
      <Switch label="Weekly report" />
      <Switch label="Share with the consignee" loading />
      <Switch label="Customs holds" disabledReason="Not in your plan." />
    </div>
  );
}

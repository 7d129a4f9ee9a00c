import { CopyableId } from '@seaberry/ui/copyable-id';

export function CopyableIdOverview() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' }}>
      <CopyableId value="COSU6412873350" />
      <CopyableId value="CSNU6829160">CSNU 682 916 0</CopyableId>
      <CopyableId value="PO-26-10428" overlay />
    </div>
  );
}

import { PlanActual } from '@seaberry/ui/plan-actual';

export function PlanActualExample() {
  return <PlanActual planned="2026-11-26T05:00:00.000Z" estimated="2026-12-01T05:00:00.000Z" timeZone="Europe/Amsterdam" />;
}

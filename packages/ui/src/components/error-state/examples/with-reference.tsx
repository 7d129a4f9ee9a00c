import { ErrorState } from '@seaberry/ui/error-state';

export function WithReferenceExample() {
  return (
    <ErrorState
      title="Failed to obtain waybill details!"
      description="The server did not answer within ten seconds."
      reference="504 · 7f3a-91c2"
    />
  );
}

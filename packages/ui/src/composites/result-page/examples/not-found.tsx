import { Button } from '@seaberry/ui/button';
import { ResultPage } from '@seaberry/ui/result-page';

export function NotFoundExample() {
  return (
    <ResultPage
      title="This page does not exist"
      code="404"
      description="The address leads nowhere. It may have been mistyped, or the page has moved."
      action={
        <Button variant="primary" asChild>
          <a href="#/">Back to the start</a>
        </Button>
      }
    />
  );
}

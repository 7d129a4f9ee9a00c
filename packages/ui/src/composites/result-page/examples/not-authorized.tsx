import { Button } from '@seaberry/ui/button';
import { ResultPage } from '@seaberry/ui/result-page';

export function NotAuthorizedExample() {
  return (
    <ResultPage
      title="You may not see this page"
      code="401"
      description="Ask your administrator, or sign in again if your role has changed."
      action={<Button variant="primary">Sign in again</Button>}
    />
  );
}

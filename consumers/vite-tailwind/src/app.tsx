import { Badge } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';

export function App() {
  return (
    <main className="min-h-screen bg-canvas p-8 text-text">
      <h1 className="text-2xl font-semibold">Quayside</h1>
      {/* Placement is up to the application: a class passed to a component overrides its own. */}
      <Card className="mt-10 max-w-md">
        <CardHeader>
          <CardTitle>MSC Oscar</CardTitle>
        </CardHeader>
        <CardBody>
          <p className="mb-4 text-muted">Two days late at Rotterdam.</p>
          <Badge tone="warning">Delayed</Badge>
          <Button variant="primary" className="ms-4 px-10">
            Tell the customer
          </Button>
        </CardBody>
      </Card>
    </main>
  );
}

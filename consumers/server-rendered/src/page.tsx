import '@seaberry/ui/styles.css';

import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { CopyableId } from '@seaberry/ui/copyable-id';

import { Follow } from './follow';

/** Server component: renders parts of the library without sending code to the browser. */
export function Page() {
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Quayside</title>
      </head>
      <body>
        <Card>
          <CardHeader>
            <CardTitle>Ever Ace</CardTitle>
          </CardHeader>
          <CardBody>
            <CopyableId value="EGHU9031453" /> <Badge tone="success">As scheduled</Badge> <Follow />
          </CardBody>
        </Card>
      </body>
    </html>
  );
}

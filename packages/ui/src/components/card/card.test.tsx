import { conformance } from '../../testing/conformance.js';
import { Card, CardBody, CardHeader, CardTitle } from './index.js';

conformance(<Card>Text</Card>, { root: 'section', slot: 'card' });
conformance(<CardHeader>Text</CardHeader>, { root: 'header', slot: 'card-header', wrap: (element) => <Card>{element}</Card> });
conformance(<CardTitle>Anomalies</CardTitle>, { root: 'h2', slot: 'card-title', disabledRules: ['heading-order'] });
conformance(<CardBody>Text</CardBody>, { root: 'div', slot: 'card-body' });

import { conformance } from '../../testing/conformance.js';
import { ResultPage } from './index.js';

conformance(<ResultPage code="404" title="This page does not exist" description="Check the address." />, {
  root: 'section',
  slot: 'result-page',
});

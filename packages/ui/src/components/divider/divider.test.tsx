import { conformance } from '../../testing/conformance.js';
import { Divider } from './index.js';

conformance(<Divider />, { root: 'div', slot: 'divider' });
conformance(<Divider label="or" />, { root: 'div', slot: 'divider' });
conformance(<Divider orientation="vertical" />, { root: 'div', slot: 'divider' });

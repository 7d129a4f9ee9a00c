import { conformance } from '../../testing/conformance.js';
import { Kbd } from './index.js';

conformance(<Kbd>Esc</Kbd>, { root: 'kbd', slot: 'kbd' });

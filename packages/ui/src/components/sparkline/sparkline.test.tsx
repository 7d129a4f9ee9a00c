import { conformance } from '../../testing/conformance.js';
import { Sparkline } from './sparkline.js';

conformance(<Sparkline label="Orders" values={[1, 3, 2]} />, { root: 'svg', slot: 'sparkline' });

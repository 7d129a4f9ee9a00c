import { conformance } from '../../testing/conformance.js';
import { BrandMark } from './index.js';

conformance(<BrandMark />, { root: 'svg', slot: 'brand-mark' });
conformance(<BrandMark label="Seaberry" />, { root: 'svg', slot: 'brand-mark' });

import { conformance } from '../../testing/conformance.js';
import { VisuallyHidden } from './index.js';

conformance(<VisuallyHidden>of 214</VisuallyHidden>, { root: 'span', slot: 'visually-hidden' });

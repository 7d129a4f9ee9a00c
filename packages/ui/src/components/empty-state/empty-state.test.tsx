import { conformance } from '../../testing/conformance.js';
import { EmptyState } from './index.js';

conformance(<EmptyState title="No messages" description="They arrive here." />, { root: 'div', slot: 'empty-state' });

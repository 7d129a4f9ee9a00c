import { vi } from 'vitest';

import { conformance } from '../../testing/conformance.js';
import { Pagination } from './index.js';

conformance(<Pagination page={2} pageSize={20} total={214} onPageChange={vi.fn()} onPageSizeChange={vi.fn()} />, {
  root: 'nav',
  slot: 'pagination',
});

'use client';

import { Pagination } from '@seaberry/ui/pagination';
import { useState } from 'react';

export function PaginationExample() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={20} total={214} onPageChange={setPage} />;
}

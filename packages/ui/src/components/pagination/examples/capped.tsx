'use client';

import { Pagination } from '@seaberry/ui/pagination';
import { useState } from 'react';

export function CappedExample() {
  const [page, setPage] = useState(500);
  return <Pagination page={page} pageSize={20} total={10_000} capped onPageChange={setPage} />;
}

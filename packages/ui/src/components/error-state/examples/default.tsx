'use client';

import { ErrorState } from '@seaberry/ui/error-state';
import { useState } from 'react';

export function ErrorStateExample() {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    // Load the content again here.
    setTimeout(() => setRetrying(false), 1000);
  };
  return <ErrorState retrying={retrying} onRetry={retry} />;
}

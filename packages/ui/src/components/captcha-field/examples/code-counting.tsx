'use client';

import { CodeField } from '@seaberry/ui/captcha-field';
import { useState } from 'react';

export function CodeCountingExample() {
  const [resendAt, setResendAt] = useState(() => Date.now() + 58_000);
  return <CodeField resendAt={resendAt} defaultValue="40" onSend={() => setResendAt(Date.now() + 60_000)} />;
}

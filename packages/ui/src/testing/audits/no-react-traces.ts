import * as React from 'react';

/* Setup file: React in development keeps traces for tools, which no test reads and no warning prints. */

/** React takes a stack of calls for each element, and from 10,000 in a second on one for all: here it begins with that. */
const internals = Object.getOwnPropertyDescriptor(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  ?.value as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  // React counts on, and begins again each second.
  set() {},
  configurable: true,
});

// Entries of each component for the browser's profiler. React looks for this method once, when it loads.
Reflect.deleteProperty(console, 'timeStamp');

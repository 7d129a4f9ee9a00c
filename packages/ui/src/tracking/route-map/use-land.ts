import { useEffect, useState } from 'react';

import type { View } from './projection.logic.js';

type LandPath = (view: View) => string;
let loaded: LandPath | null = null;

/** Draws the land, once its outline is loaded: it is most of what a map weighs. */
export function useLand(): LandPath | null {
  // A state that is a function is set by a function.
  const [land, setLand] = useState<LandPath | null>(() => loaded);
  useEffect(() => {
    if (land) return undefined;
    let left = false;
    void import('./land.logic.js').then(({ landPath }) => {
      loaded = landPath;
      if (!left) setLand(() => landPath);
    });
    return () => {
      left = true;
    };
  }, [land]);
  return land;
}

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

import type { Moment } from '../data.ts';
import { mountReact } from './mount.tsx';

function Timeline({ moments }: { moments: Moment[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count: moments.length, getScrollElement: () => scroller.current, estimateSize: () => 40 });
  return (
    <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
      <ol style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const moment = moments[item.index];
          return moment ? (
            <li key={moment.id} style={{ position: 'absolute', transform: `translateY(${item.start}px)` }}>
              <b>{moment.title}</b> <span>{moment.place}</span> <time dateTime={moment.at}>{moment.at}</time>
            </li>
          ) : null;
        })}
      </ol>
    </div>
  );
}

export const mount = mountReact(Timeline);

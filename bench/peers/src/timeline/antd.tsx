import { Timeline } from 'antd';

import { mountReact } from './mount.tsx';

export const mount = mountReact(({ moments }) => (
  <Timeline
    items={moments.map((moment) => ({
      key: moment.id,
      title: moment.title,
      content: (
        <>
          {moment.place} <time dateTime={moment.at}>{moment.at}</time>
        </>
      ),
    }))}
  />
));

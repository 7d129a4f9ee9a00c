import '@mantine/core/styles.css';

import { MantineProvider, Timeline } from '@mantine/core';

import { mountReact } from './mount.tsx';

export const mount = mountReact(({ moments }) => (
  <MantineProvider>
    <Timeline active={moments.length}>
      {moments.map((moment) => (
        <Timeline.Item key={moment.id} title={moment.title}>
          {moment.place} <time dateTime={moment.at}>{moment.at}</time>
        </Timeline.Item>
      ))}
    </Timeline>
  </MantineProvider>
));

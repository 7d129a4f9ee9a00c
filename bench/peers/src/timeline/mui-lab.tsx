import { Timeline, TimelineConnector, TimelineContent, TimelineDot, TimelineItem, TimelineSeparator } from '@mui/lab';

import { mountReact } from './mount.tsx';

export const mount = mountReact(({ moments }) => (
  <Timeline>
    {moments.map((moment) => (
      <TimelineItem key={moment.id}>
        <TimelineSeparator>
          <TimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>
          {moment.title} {moment.place} <time dateTime={moment.at}>{moment.at}</time>
        </TimelineContent>
      </TimelineItem>
    ))}
  </Timeline>
));

import { ChakraProvider, defaultSystem, Timeline } from '@chakra-ui/react';

import { mountReact } from './mount.tsx';

export const mount = mountReact(({ moments }) => (
  <ChakraProvider value={defaultSystem}>
    <Timeline.Root>
      {moments.map((moment) => (
        <Timeline.Item key={moment.id}>
          <Timeline.Connector>
            <Timeline.Separator />
            <Timeline.Indicator />
          </Timeline.Connector>
          <Timeline.Content>
            <Timeline.Title>{moment.title}</Timeline.Title>
            {moment.place} <time dateTime={moment.at}>{moment.at}</time>
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  </ChakraProvider>
));

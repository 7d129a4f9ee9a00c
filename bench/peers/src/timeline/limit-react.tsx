import { mountReact } from './mount.tsx';

/** Lower bound of React: a list. */
export const mount = mountReact(({ moments }) => (
  <ol>
    {moments.map((moment) => (
      <li key={moment.id}>
        <b>{moment.title}</b> <span>{moment.place}</span> <time dateTime={moment.at}>{moment.at}</time>
      </li>
    ))}
  </ol>
));

import { mountReact } from './mount.tsx';

/** The least React could do: a list. */
export const mount = mountReact(({ moments }) => (
  <ol>
    {moments.map((moment) => (
      <li key={moment.id}>
        <b>{moment.title}</b> <span>{moment.place}</span> <time dateTime={moment.at}>{moment.at}</time>
      </li>
    ))}
  </ol>
));

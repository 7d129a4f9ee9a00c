/** A message as the bell shows it. */
export interface BellMessage {
  id: string;
  title: string;
  /** Name of its type, in the language of the user: “Notice”. */
  type: string;
  /** Formatted time of receipt. */
  time: string;
  read: boolean;
}

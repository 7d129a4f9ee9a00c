export interface BellMessage {
  id: string;
  title: string;
  /** Its kind, in the reader's words: “Notice”. */
  type: string;
  /** When it came, as it is to be read. */
  time: string;
  read: boolean;
}

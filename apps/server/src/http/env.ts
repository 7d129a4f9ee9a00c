/** What middleware leaves for those after it. */
export interface AppEnv {
  Variables: {
    correlationId: string;
    /** The answer that was made with all headers that every answer has. */
    complete?: Response;
  };
}

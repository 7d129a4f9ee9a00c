/** Variables that middleware sets for the handlers after it. */
export interface AppEnv {
  Variables: {
    correlationId: string;
    /** The response with all common headers set. */
    complete?: Response;
  };
}

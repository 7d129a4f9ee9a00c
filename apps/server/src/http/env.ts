/** What middleware leaves for those after it. */
export interface AppEnv {
  Variables: { correlationId: string };
}

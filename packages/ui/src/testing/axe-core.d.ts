/** The part of axe-core that conformance and audits use; the module itself comes with Storybook's accessibility addon. */
declare module 'axe-core' {
  interface Result {
    id: string;
    help: string;
    nodes: { html: string; failureSummary?: string }[];
  }
  const axe: {
    run(
      context: Element | { include: Element[] },
      options?: { rules?: Record<string, { enabled: boolean }>; runOnly?: string[]; resultTypes?: 'violations'[] },
    ): Promise<{ violations: Result[] }>;
  };
  export default axe;
}

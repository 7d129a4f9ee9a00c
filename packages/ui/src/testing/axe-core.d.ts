/** The part of axe-core that conformance uses; the module itself comes with Storybook's accessibility addon. */
declare module 'axe-core' {
  interface Result {
    id: string;
    help: string;
    nodes: { html: string; failureSummary?: string }[];
  }
  const axe: {
    run(root: Element, options?: { rules?: Record<string, { enabled: boolean }> }): Promise<{ violations: Result[] }>;
  };
  export default axe;
}

/** Static files in `dist`; a server of Next.js works as well. `tsc` checks the types, since Next.js cannot load TypeScript 7. */
export default { output: 'export', distDir: 'dist', typescript: { ignoreBuildErrors: true } };

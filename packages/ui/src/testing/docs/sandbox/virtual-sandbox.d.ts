declare module 'virtual:seaberry-sandbox-frame' {
  const script: string;
  export default script;
}
declare module 'virtual:seaberry-sandbox-modules' {
  export const modules: Readonly<Record<string, object>>;
}

export { PeekLayout, PeekPanel, type PeekLayoutProps, type PeekPanelProps } from './peek-panel.js';
export { usePeek, type Peek } from './use-peek.js';

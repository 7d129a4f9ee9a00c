export { JsonViewer, type JsonViewerProps } from './json-viewer.js';

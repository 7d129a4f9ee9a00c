export { RecordDrawer, type RecordDrawerProps, type RecordGroup, type RecordItem } from './record-drawer.js';

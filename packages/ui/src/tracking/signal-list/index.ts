export { SignalList, type SignalListProps } from './signal-list.js';

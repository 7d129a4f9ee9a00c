export { RawEventList, type RawEvent, type RawEventListProps } from './raw-event-list.js';

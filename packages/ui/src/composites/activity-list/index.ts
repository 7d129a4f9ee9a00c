export { ActivityList, type ActivityEntry, type ActivityListProps } from './activity-list.js';

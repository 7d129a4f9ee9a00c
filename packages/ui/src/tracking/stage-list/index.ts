export { StageList, type StageListProps } from './stage-list.js';

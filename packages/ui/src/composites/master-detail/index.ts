export { MasterDetail, type MasterDetailProps } from './master-detail.js';

export { OutlookStatement, type OutlookStatementProps } from './outlook-statement.js';

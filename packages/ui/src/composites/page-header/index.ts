// Re-export of the former location; the module is `breadcrumb` now.
export * from '../../components/breadcrumb/index.js';
export { PageHeader, type PageHeaderProps } from './page-header.js';

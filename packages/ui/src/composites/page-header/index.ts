// They lived here first; their home is `breadcrumb` now.
export * from '../../components/breadcrumb/index.js';
export { PageHeader, type PageHeaderProps } from './page-header.js';

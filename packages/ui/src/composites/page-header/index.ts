export { Breadcrumb, Breadcrumbs, type BreadcrumbProps, type BreadcrumbsProps } from './breadcrumbs.js';
export { PageHeader, type PageHeaderProps } from './page-header.js';

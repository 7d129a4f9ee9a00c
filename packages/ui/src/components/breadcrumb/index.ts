export { Breadcrumb, Breadcrumbs, type BreadcrumbProps, type BreadcrumbsProps } from './breadcrumb.js';

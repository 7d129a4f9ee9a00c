import { Breadcrumbs, Breadcrumb } from '@seaberry/ui/breadcrumb';

const children = [
  <Breadcrumb key="1">Tracking</Breadcrumb>,
  <Breadcrumb key="2" href="#/tracking/oceanBill">
    Ocean bills
  </Breadcrumb>,
  <Breadcrumb key="3" href="#/tracking/oceanBill/COSU6412873350">
    COSU6412873350
  </Breadcrumb>,
  <Breadcrumb key="4" current>
    Containers
  </Breadcrumb>,
];

export function BreadcrumbsExample() {
  return <Breadcrumbs>{children}</Breadcrumbs>;
}

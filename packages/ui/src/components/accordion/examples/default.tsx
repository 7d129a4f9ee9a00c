import { Accordion, AccordionItem } from '@seaberry/ui/accordion';

const children = [
  <AccordionItem key="sea" value="sea" title="Sea leg">
    Shanghai to Rotterdam on CSCL Globe, voyage 041W.
  </AccordionItem>,
  <AccordionItem key="land" value="land" title="Inland leg">
    Rotterdam to Duisburg by rail.
  </AccordionItem>,
  <AccordionItem key="papers" value="papers" title="Papers" disabled>
    None yet.
  </AccordionItem>,
];

export function AccordionExample() {
  return <Accordion>{children}</Accordion>;
}

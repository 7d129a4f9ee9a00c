import { changeOf, crudOver } from '../../http/crud.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { printTemplate } from '@seaberry/api-client/contract';
import { copyTemplate, offeredTemplates, previewTemplate, renderBill, templateByName, templates } from './service.ts';

export const printHandlers: Handlers['sysPrint'] = {
  ...crudOver<typeof printTemplate>(templates),
  print: ({ name }, context) => templateByName(name, context),
  copy: ({ id }, context) => copyTemplate(id, context, changeOf(context)),
  preview: previewTemplate,
  offered: (_, context) => offeredTemplates(context),
  render: renderBill,
};

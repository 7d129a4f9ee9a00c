import { enCron, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

export function useCronText(): UiMessages['cron'] {
  return use(UiContext).messages.cron ?? enCron;
}

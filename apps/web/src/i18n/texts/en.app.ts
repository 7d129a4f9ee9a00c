// What every signed-in page says.
import { errors } from '@seaberry/i18n/messages/en/errors';
import { shell } from '@seaberry/i18n/messages/en/shell';
import { enLayout as layout, enOverlays as overlays, enTracking as tracking } from '@seaberry/i18n/ui';

export const messages = { errors, shell };
export const ui = { layout, overlays, tracking };

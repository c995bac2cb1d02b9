// Written by scripts/generate.ts from apps/server/src/features/notifications/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getPushSettingsRoute } from './push/routes/get-push-settings.ts'
import { getSettingsRoute } from './routes/get-settings.ts'
import { setPushRoute } from './push/routes/set-push.ts'
import { updateSettingsRoute } from './routes/update-settings.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['notifications.getPushSettings', getPushSettingsRoute],
  ['notifications.getSettings', getSettingsRoute],
  ['notifications.setPush', setPushRoute],
  ['notifications.updateSettings', updateSettingsRoute],
]

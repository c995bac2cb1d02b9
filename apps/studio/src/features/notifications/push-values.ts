import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

type Settings = OutputFor<'notifications.getPushProviders'>

/** The typed push providers; an empty key leaves the stored one. */
export type PushValues = {
  readonly is_expo: boolean
  readonly expo_token: string
  readonly fcm_account: string
  readonly pusher_instance_id: string
  readonly pusher_secret: string
}

/** Returns the initial values of the form. */
export function toPushValues({ is_expo, pusher_instance_id }: Settings): PushValues {
  return { is_expo, expo_token: '', fcm_account: '', pusher_instance_id, pusher_secret: '' }
}

/** Validates the form on the client: Pusher needs both of its fields. */
export function validatePush(t: Translate, values: PushValues, has_pusher_secret: boolean): FieldErrors {
  const errors: Record<string, string> = {}
  const has_instance = values.pusher_instance_id.trim() !== ''
  const has_secret = has_pusher_secret || values.pusher_secret.trim() !== ''
  if (has_instance && !has_secret) errors['pusher_secret'] = t('errors.field_required')
  if (!has_instance && has_secret) errors['pusher_instance_id'] = t('errors.field_required')
  return errors
}

/** What is sent. Call it only without errors. */
export function toPushInput({
  is_expo,
  pusher_instance_id,
  ...keys
}: PushValues): InputFor<'notifications.setPushProviders'> {
  const entered = Object.entries(keys).flatMap(([name, key]) =>
    key.trim() === '' ? [] : [[name, key.trim()] as const],
  )
  return { is_expo, pusher_instance_id: pusher_instance_id.trim(), ...Object.fromEntries(entered) }
}

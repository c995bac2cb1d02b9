import type { User } from '@foyer/contract/identity/shapes'
import { toTimeZone } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { useToastedCall } from '#platform/use-toasted-call.ts'
import { deviceTimeZone } from '../device-time-zone.ts'

/** Offers the device's time zone when it differs from the member's stored one. */
export function TimeZoneOffer({
  member,
  onAccepted,
}: {
  member: User
  onAccepted: (zone: string) => void
}): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const store = useSessionStore()
  const { is_busy, send } = useToastedCall()
  const offer = timeZoneToOffer(member.timezone, deviceTimeZone())
  if (!offer) return null
  const accept = (): Promise<boolean> =>
    send(async () => {
      const { user } = await api('identity.updateUser', { timezone: offer.zone })
      store.patchUser(user)
      onAccepted(offer.zone)
      toast(t('common.saved'))
    })
  return (
    <Notice
      tone="accent"
      icon={<MapPin />}
      action={
        <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void accept()}>
          {t('sessions.zone.use')}
        </Button>
      }
    >
      {t('sessions.zone.offer', { place: offer.place })}
    </Notice>
  )
}

/** A zone to offer, and the place by which people know it. */
type OfferedTimeZone = { zone: string; place: string }

/**
 * The device's zone when it differs from the stored one; null when they are equal, differ only in spelling, or the
 * device's is not a place, such as UTC.
 */
export function timeZoneToOffer(stored: string, device: string | null): OfferedTimeZone | null {
  if (device === null || !device.includes('/') || device.startsWith('Etc/')) return null
  if (toTimeZone(device) === toTimeZone(stored)) return null
  return { zone: device, place: (device.split('/').at(-1) ?? device).replaceAll('_', ' ') }
}

import type { User } from '@foyer/contract/identity/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { useToldCall } from '../../platform/use-told-call.ts'
import { deviceZone } from './device-zone.ts'

/** Offers the zone of the device where the member is somewhere else than their stored one says. */
export function ZoneOffer({ member, onTaken }: { member: User; onTaken: (zone: string) => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const store = useSessionStore()
  const { is_busy, send } = useToldCall()
  const offer = zoneToOffer(member.timezone, deviceZone())
  if (!offer) return null
  const take = (): Promise<boolean> =>
    send(async () => {
      const { user } = await api('identity.updateUser', { timezone: offer.zone })
      store.patchUser(user)
      onTaken(offer.zone)
      toast(t('common.saved'))
    })
  return (
    <Notice
      tone="accent"
      icon={<MapPin />}
      action={
        <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void take()}>
          {t('sessions.zone.use')}
        </Button>
      }
    >
      {t('sessions.zone.offer', { place: offer.place })}
    </Notice>
  )
}

/** A zone to offer, and the place by which people know it. */
type OfferedZone = { zone: string; place: string }

/**
 * The zone of the device where it differs from the stored one; null where they are the same or one of them is no place,
 * such as UTC. Names of one zone that differ in spelling alone count as the same.
 */
export function zoneToOffer(stored: string, device: string | null): OfferedZone | null {
  if (device === null || !device.includes('/') || device.startsWith('Etc/')) return null
  if (device === stored || canonical(device) === canonical(stored)) return null
  return { zone: device, place: (device.split('/').at(-1) ?? device).replaceAll('_', ' ') }
}

function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}

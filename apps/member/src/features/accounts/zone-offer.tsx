import type { User } from '@foyer/contract/accounts/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import { useToldCall } from '../../platform/use-told-call.ts'
import { deviceZone } from './device-zone.ts'
import { zoneToOffer } from './zone-to-offer.ts'

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
      const { user } = await api('accounts.updateUser', { timezone: offer.zone })
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

import type { Diagnostics } from '@foyer/contract/team/ask-support'
import { lastServerErrorId } from '../../platform/api/last-error.ts'
import { device } from '../../platform/device.ts'
import { deviceTimeZone } from './device-time-zone.ts'

/** The technical details sent with a support request; nothing else is sent. */
export function collectDiagnostics({
  language,
  is_online,
}: Pick<Diagnostics, 'language' | 'is_online'>): Diagnostics {
  return {
    app_version: appVersion(document),
    browser: navigator.userAgent.slice(0, 300),
    screen: device.client_size(),
    is_online,
    language,
    time_zone: deviceTimeZone() ?? 'UTC',
    last_error_id: lastServerErrorId(),
  }
}

/** The name of the first script that this document loads, which is another one in every version. */
export function appVersion(from: Pick<Document, 'querySelector'>): string {
  const [address = ''] =
    from.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? []
  const name = address.split('/').at(-1) ?? ''
  return name.replace(/\.[a-z]+$/, '').slice(0, 60) || 'development'
}

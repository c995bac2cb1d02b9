import { embedAddress, isOnHost } from '@foyer/domain/addresses'
import type { HostEmbeds } from '../../host.ts'

/** The address that a frame may load: never one of our own hosts, and none in the studio, which has no `embeds`. */
export function frameSource(typed: string, embeds: HostEmbeds | undefined): string | null {
  const address = embedAddress(typed)
  return address !== null && embeds && !isOnHost(address, embeds.base_host) ? address : null
}

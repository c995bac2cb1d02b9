/** A zone to offer, and the place by which people know it. */
export type OfferedZone = { zone: string; place: string }

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

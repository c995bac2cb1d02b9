/** A place on a map, in degrees. */
export type MapPosition = { lat: number; lng: number }

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
/** How positions are written: as two numbers, in links of map services, and in a `geo:` address. */
const FORMS = [
  new RegExp(String.raw`^\(?${NUMBER}°?\s*[,;\s]\s*${NUMBER}°?\)?$`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|center)=${NUMBER}(?:,|%2C)${NUMBER}(?:&|$)`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
]

/** Reads the position that an owner pastes: `52.5109, 13.4596`, or a link of a map service. Null for anything else. */
export function parseMapPosition(typed: string): MapPosition | null {
  const text = typed.trim()
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(text) ?? []
    if (lat === undefined || lng === undefined) continue
    const position = { lat: Number(lat), lng: Number(lng) }
    return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null
  }
  return null
}

/** The address of a place on openstreetmap.org, by its position or else by its name; null without both. */
export function mapLink(position: MapPosition | null, name: string, zoom: number): string | null {
  const site = 'https://www.openstreetmap.org'
  if (position) {
    const { lat, lng } = position
    return `${site}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`
  }
  const query = name.replaceAll(/\s+/g, ' ').trim()
  return query === '' ? null : `${site}/search?query=${encodeURIComponent(query)}`
}

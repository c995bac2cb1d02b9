/**
 * Names that engines still use for zones which the IANA database has renamed, with their present names. Both stay
 * valid; people see, and the database gets, the present one.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const AREAS =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)\//i
/** The names of the IANA database without an area. */
const SINGLE =
  /^(CET|CST6CDT|Cuba|EET|Egypt|Eire|EST|EST5EDT|GB|GB-Eire|GMT|GMT[+-]?0|Greenwich|Hongkong|HST|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|Navajo|NZ|NZ-CHAT|Poland|Portugal|PRC|PST8PDT|ROC|ROK|Singapore|Turkey|UCT|Universal|UTC|W-SU|WET|Zulu)$/i

/**
 * Whether a text is the name of a zone in the IANA database. Engines also take offsets (`+05:30`) and abbreviations
 * (`IST`), which PostgreSQL reads as other times.
 */
export function isTimeZone(name: string): boolean {
  if (!AREAS.test(name) && !SINGLE.test(name)) return false
  return resolveZone(name) !== null
}

/** The present name of a zone, however it is spelt (`asia/calcutta`); null for what is no IANA name. */
export function toTimeZone(name: string | null | undefined): string | null {
  if (!name || !isTimeZone(name)) return null
  const resolved = resolveZone(name)
  return resolved && (RENAMED[resolved] ?? resolved)
}

/** The zones to choose from by their present names, sorted: UTC, those that the engine lists, and the current one. */
export function listTimeZones(current: string): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name)
  return [...new Set(['UTC', ...names, toTimeZone(current) ?? current])].toSorted((a, b) => (a < b ? -1 : 1))
}

function resolveZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

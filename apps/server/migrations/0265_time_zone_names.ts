import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Stored offsets (`+05:30`, which SQL read west of Greenwich) become the zone of that offset without summer time, or
 * UTC where none exists. Abbreviations (`IST`) become the zone that Intl took them for, former names the present ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceZones(db, 'apps', 'time_zone')
  await acrossApps(db, 'users', () => replaceZones(db, 'users', 'timezone'))
}

async function replaceZones(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [target, zone] = [sql.table(table), sql.ref(column)]
  const { rows } = await sql<{ zone: string }>`select distinct ${zone} as zone from ${target}`.execute(db)
  for (const { zone: before } of rows) {
    const name = toName(before)
    if (name !== before)
      await sql`update ${target} set ${zone} = ${name} where ${zone} = ${before}`.execute(db)
  }
}

function toName(zone: string): string {
  const offset = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  if (!offset) {
    const resolved = ABBREVIATION.test(zone) ? resolveAbbreviation(zone) : zone
    return RENAMED[resolved] ?? resolved
  }
  const [, sign = '+', hours = '00', minutes = '00'] = offset
  const half = HALF_HOURS[`${sign}${hours}:${minutes}`]
  if (half || minutes !== '00') return half ?? 'UTC'
  const count = Number(hours)
  // In the names of these zones, west of Greenwich is positive.
  return count === 0 || count > (sign === '+' ? 14 : 12)
    ? 'UTC'
    : `Etc/GMT${sign === '+' ? '-' : '+'}${count}`
}

function resolveAbbreviation(zone: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return timeZone.includes('/') && !timeZone.startsWith('SystemV/') ? timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

const ABBREVIATION =
  /^(?:ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST|SystemV\/.+)$/i

const HALF_HOURS: Readonly<Record<string, string>> = {
  '-09:30': 'Pacific/Marquesas',
  '+03:30': 'Asia/Tehran',
  '+04:30': 'Asia/Kabul',
  '+05:30': 'Asia/Kolkata',
  '+05:45': 'Asia/Kathmandu',
  '+06:30': 'Asia/Yangon',
  '+08:45': 'Australia/Eucla',
  '+09:30': 'Australia/Darwin',
}

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

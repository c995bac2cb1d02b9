import { formatClock, type WorkoutSet } from '@foyer/content/definitions'
import { readNumber, writeNumber } from '@foyer/domain/numbers'

/** The columns of the table of sets, in their order on the screen. */
export const SET_COLUMNS = ['kind', 'amount', 'percent', 'weight', 'rest', 'rpe', 'tempo'] as const
export type SetColumn = (typeof SET_COLUMNS)[number]

/** What cells are read and written with. */
export type CellText = {
  readonly locale: string
  /** The symbol of a unit, such as "s"; empty for reps. */
  readonly symbol: (unit: WorkoutSet['unit'] | WorkoutSet['weight_unit']) => string
  /** What stands for a warm-up set. */
  readonly warm_up: string
}

/** The parts of a set that a column shows; the load is either a share or a weight. */
export type SetChange = Partial<WorkoutSet>

type Unit = WorkoutSet['unit']

/** How units are typed, besides the symbols of the language. */
const unitNames: Readonly<Record<Unit, readonly string[]>> = {
  reps: ['rep', 'reps', 'x'],
  cals: ['cal', 'cals', 'kcal', 'calories'],
  secs: ['s', 'sec', 'secs', 'second', 'seconds', '"', '″'],
  mins: ['min', 'mins', 'minute', 'minutes', "'", '′'],
  hours: ['h', 'hr', 'hrs', 'hour', 'hours'],
  breaths: ['breath', 'breaths'],
  meters: ['m', 'meter', 'meters', 'metre', 'metres'],
  feet: ['ft', 'foot', 'feet'],
  kilometers: ['km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  miles: ['mi', 'mile', 'miles'],
  laps: ['lap', 'laps'],
}

/** A cell without its unit, as it is shown; empty for no value. */
export function formatCellValue(set: WorkoutSet, column: SetColumn, text: CellText): string {
  const format = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : writeNumber(String(value), text)
  switch (column) {
    case 'kind':
      return set.is_warm_up ? text.warm_up : ''
    case 'amount':
      return `${set.amount === 0 && !set.is_amrap ? '' : format(set.amount)}${set.is_amrap ? '+' : ''}`
    case 'percent':
      return format(set.percent_1rm)
    case 'weight':
      return format(set.weight)
    case 'rest':
      return typeof set.rest_seconds === 'number' ? formatClock(set.rest_seconds) : ''
    case 'rpe':
      return format(set.rpe)
    default:
      return set.tempo ?? ''
  }
}

/** The unit that stands after the value of a cell. */
export function getCellUnit(set: WorkoutSet, column: SetColumn, text: CellText): string {
  if (column === 'amount') return text.symbol(set.unit)
  if (column === 'weight') return text.symbol(set.weight_unit)
  return column === 'percent' ? '%' : ''
}

/** A cell as it is copied and edited: reading it again gives the same set. */
export function formatCell(set: WorkoutSet, column: SetColumn, text: CellText): string {
  const value = formatCellValue(set, column, text)
  const unit = getCellUnit(set, column, text)
  if (value === '' || unit === '') return value
  return column === 'percent' ? `${value}%` : `${value} ${unit}`
}

/** Reads what was typed or pasted into a cell. Null: it is no value of this column. */
export function readCell(typed: string, column: SetColumn, text: CellText): SetChange | null {
  const trimmed = typed.trim()
  if (trimmed === '' || /^[-–—]$/u.test(trimmed)) return getEmptyCell(column)
  switch (column) {
    case 'kind':
      return readKind(trimmed, text)
    case 'amount':
      return readAmount(trimmed, text)
    case 'percent':
      return readPercent(trimmed, text)
    case 'weight':
      return readWeight(trimmed, text)
    case 'rest':
      return readRest(trimmed, text)
    case 'rpe':
      return readRpe(trimmed, text)
    default:
      return readTempo(trimmed)
  }
}

/** What an emptied cell leaves. */
export function getEmptyCell(column: SetColumn): SetChange {
  switch (column) {
    case 'kind':
      return { is_warm_up: false }
    case 'amount':
      return { amount: 0, is_amrap: false }
    case 'percent':
      return { percent_1rm: null }
    case 'weight':
      return { weight: null }
    case 'rest':
      return { rest_seconds: null }
    case 'rpe':
      return { rpe: null }
    default:
      return { tempo: '' }
  }
}

/** The parts of a set that belong to a column, as they are. */
export function pickCell(set: WorkoutSet, column: SetColumn): SetChange {
  switch (column) {
    case 'kind':
      return { is_warm_up: set.is_warm_up ?? false }
    case 'amount':
      return { amount: set.amount, unit: set.unit, is_amrap: set.is_amrap ?? false }
    case 'percent':
      return set.percent_1rm ? { percent_1rm: set.percent_1rm, weight: null } : { percent_1rm: null }
    case 'weight':
      return set.weight === null
        ? { weight: null }
        : { weight: set.weight, weight_unit: set.weight_unit, percent_1rm: null }
    case 'rest':
      return { rest_seconds: set.rest_seconds ?? null }
    case 'rpe':
      return { rpe: set.rpe ?? null }
    default:
      return { tempo: set.tempo ?? '' }
  }
}

/** How much one step changes a cell; null where nothing can be counted. */
export function getStep(set: WorkoutSet, column: SetColumn): number | null {
  switch (column) {
    case 'amount':
      return AMOUNT_STEPS[set.unit]
    case 'percent':
      return 2.5
    case 'weight':
      return set.weight_unit === 'kg' ? 2.5 : 5
    case 'rest':
      return 15
    case 'rpe':
      return 0.5
    default:
      return null
  }
}

/** A cell one step up or down, within its bounds; null where nothing can be counted. */
export function stepCell(set: WorkoutSet, column: SetColumn, direction: 1 | -1): SetChange | null {
  const by = (getStep(set, column) ?? 0) * direction
  const move = (value: number | null | undefined, min: number, max: number): number =>
    Math.min(Math.max(Math.round(((value ?? 0) + by) * 1000) / 1000, min), max)
  switch (column) {
    case 'amount':
      return { amount: move(set.amount, 0, 100_000) }
    case 'percent':
      return { percent_1rm: move(set.percent_1rm, 2.5, 200), weight: null }
    case 'weight':
      return { weight: move(set.weight, 0, 2000), percent_1rm: null }
    case 'rest':
      return { rest_seconds: move(set.rest_seconds, 0, 3600) }
    case 'rpe':
      return { rpe: move(set.rpe ?? 5.5, 1, 10) }
    default:
      return null
  }
}

/** How much of a unit one step is. */
const AMOUNT_STEPS: Readonly<Record<Unit, number>> = {
  reps: 1,
  cals: 1,
  secs: 15,
  mins: 1,
  hours: 0.5,
  breaths: 1,
  meters: 50,
  feet: 50,
  kilometers: 0.5,
  miles: 0.5,
  laps: 1,
}

function readKind(typed: string, text: CellText): SetChange | null {
  const lower = typed.toLowerCase()
  if (lower === 'w' || lower === 'warm-up' || lower === text.warm_up.toLowerCase())
    return { is_warm_up: true }
  return toNumber(typed, text) === null ? null : { is_warm_up: false }
}

function readAmount(typed: string, text: CellText): SetChange | null {
  const lower = typed.toLowerCase()
  if (lower === 'amrap' || lower === 'max' || lower === '+') return { amount: 0, is_amrap: true }
  const [number, rest] = splitNumber(typed)
  const amount = toNumber(number, text)
  if (amount === null || amount > 100_000) return null
  const unit_name = rest.replaceAll('+', '').trim().toLowerCase()
  const change = { amount, is_amrap: rest.includes('+') }
  if (unit_name === '') return change
  const unit = findUnit(unit_name, text)
  return unit ? { ...change, unit } : null
}

function findUnit(name: string, text: CellText): Unit | null {
  const units = Object.keys(unitNames) as Unit[]
  const by_symbol = units.find((unit) => text.symbol(unit).toLowerCase() === name)
  return by_symbol ?? units.find((unit) => unitNames[unit].includes(name)) ?? null
}

function readPercent(typed: string, text: CellText): SetChange | null {
  const percent = toNumber(typed.replace(/[%٪]/u, ''), text)
  if (percent === null || percent <= 0 || percent > 200) return null
  return { percent_1rm: percent, weight: null }
}

function readWeight(typed: string, text: CellText): SetChange | null {
  const [number, rest] = splitNumber(typed)
  const weight = toNumber(number, text)
  if (weight === null || weight > 2000) return null
  const change = { weight, percent_1rm: null }
  const unit = rest.trim().toLowerCase().replace(/\.$/u, '')
  if (unit === '') return change
  if (['kg', 'kgs', text.symbol('kg').toLowerCase()].includes(unit)) return { ...change, weight_unit: 'kg' }
  if (['lb', 'lbs', '#', text.symbol('lb').toLowerCase()].includes(unit))
    return { ...change, weight_unit: 'lb' }
  return null
}

function readRest(typed: string, text: CellText): SetChange | null {
  const [minutes, seconds, more] = typed.split(':')
  const [number, name] = splitNumber(minutes ?? '')
  const value = toNumber(number, text)
  if (value === null || more !== undefined) return null
  if (seconds !== undefined) {
    const rest = toNumber(seconds, text)
    if (name.trim() !== '' || rest === null || rest > 59) return null
    return toRest(value * 60 + rest)
  }
  const unit =
    name.trim() === '' ? 'secs' : name.trim() === 'm' ? 'mins' : findUnit(name.trim().toLowerCase(), text)
  if (unit === 'secs') return toRest(value)
  return unit === 'mins' ? toRest(value * 60) : null
}

function toRest(seconds: number): SetChange | null {
  return Number.isInteger(seconds) && seconds <= 3600 ? { rest_seconds: seconds } : null
}

function readRpe(typed: string, text: CellText): SetChange | null {
  const rpe = toNumber(typed.replace(/^rpe/iu, '').replace(/^@/u, ''), text)
  return rpe !== null && rpe >= 1 && rpe <= 10 && Number.isInteger(rpe * 2) ? { rpe } : null
}

/** Four parts with any marks between them, or four signs without: "3-1-1-0", "3/1/X/0", "31X0". */
function readTempo(typed: string): SetChange | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
  const parts = /^[\dX]{4}$/u.test(plain) ? plain.split('') : plain.split(/[\s\-–—/.:,]+/u)
  const is_tempo = parts.length === 4 && parts.every((part) => /^(\d{1,2}|X)$/u.test(part))
  return is_tempo ? { tempo: parts.join('-') } : null
}

/** Sets as coaches write them, such as "5x5", "3 × 8+ @ 80%" or "4x30s @ 20 kg": how many, and what each is. */
export function readPrescription(
  typed: string,
  text: CellText,
): { readonly count: number; readonly change: SetChange } | null {
  const [, count = '', amount = '', load = ''] =
    /^\s*(\d{1,2})\s*[x×*]\s*([^@]+?)\s*(?:@\s*(.+?))?\s*$/iu.exec(typed) ?? []
  const amount_change = amount === '' ? null : readAmount(amount, text)
  if (!amount_change || Number(count) === 0) return null
  if (load === '') return { count: Number(count), change: amount_change }
  const load_change = /[%٪]/u.test(load)
    ? readPercent(load, text)
    : /^rpe/iu.test(load)
      ? readRpe(load, text)
      : readWeight(load, text)
  return load_change && { count: Number(count), change: { ...amount_change, ...load_change } }
}

/** Splits a text after the number at its start. */
function splitNumber(typed: string): [number: string, rest: string] {
  const found = /^[\p{Nd}.,٫٬' ]+/u.exec(typed)?.[0] ?? ''
  return [found, typed.slice(found.length)]
}

/** A number of at least 0; null where the text is none or may be two. */
function toNumber(typed: string, { locale }: CellText): number | null {
  const read = readNumber(typed.trim(), { locale, decimals: 4 })
  if (!read.ok) return null
  const value = Number(read.decimal)
  return value >= 0 ? value : null
}

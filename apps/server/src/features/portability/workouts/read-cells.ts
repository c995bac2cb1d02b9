import type { GroupKind, WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type {
  WorkoutImportField,
  WorkoutImportProblem,
} from '@foyer/contract/portability/workout-import-shapes'
import type { WorkoutSet } from '@foyer/contract/workouts/prescription'
import { toPlainDigits } from '@foyer/domain/numbers'
import { foldText } from '@foyer/domain/search'
import { readDuration } from '@foyer/domain/training'

/** The cells of a row by field; empty texts where the file has none. */
export type Cells = Readonly<Partial<Record<WorkoutImportField, string>>>

/** Reports something about a cell; it blocks the workout unless it is a remark. */
export type Report = (
  field: WorkoutImportField,
  code: WorkoutImportProblem['code'],
  is_remark?: 'remark',
) => null

/** What a row prescribes for its exercise. */
export type Prescription = { sets: WorkoutSet[]; rest_seconds: number; note: string }

const MAX_SETS = 30
const MAX_AMOUNT = 100_000
const MAX_WEIGHT = 2_000
const MAX_REST = 3_600
const MAX_NOTE = 300
/** The rest of an exercise whose row names none, as in the editor. */
const USUAL_REST = 90

const AMOUNT_UNITS: Readonly<Record<WorkoutUnit, string>> = {
  reps: 'rep reps x times wdh تكرار تكرارات',
  cals: 'cal cals kcal calories',
  secs: 's sec secs second seconds sek " ث ثانية ثوان',
  mins: "min mins minute minutes ' د دقيقة دقائق",
  hours: 'h hr hrs hour hours std',
  breaths: 'breath breaths',
  meters: 'm meter meters metre metres م متر',
  feet: 'ft foot feet',
  kilometers: 'km kms kilometer kilometers kilometre kilometres كم',
  miles: 'mi mile miles',
  laps: 'lap laps',
}
const WEIGHT_NAMES: Readonly<Record<WeightUnit, string>> = {
  kg: 'kg kgs kilo kilos kilogram kilograms كجم كغ كيلو',
  lb: 'lb lbs pound pounds #',
}
const KIND_NAMES: Readonly<Record<GroupKind, string>> = {
  single: 'single straight straightsets normal regular سلسلة',
  superset: 'superset supersets ss biset triset giantset سوبرست',
  circuit: 'circuit circuits rounds zirkel دائري',
  interval: 'interval intervals hiit tabata فترات',
  emom: 'emom everyminuteontheminute',
  amrap: 'amrap asmanyroundsaspossible',
  for_time: 'fortime time rft ضدالوقت',
}

/** Reads the sets of a row. A cell that cannot be read is reported, and the row is null. */
export function readPrescription(cells: Cells, weight_unit: WeightUnit, report: Report): Prescription | null {
  const problems = { count: 0 }
  const fail: Report = (field, code, is_remark) => {
    if (!is_remark) problems.count += 1
    return report(field, code, is_remark)
  }
  for (const [field, cell] of Object.entries(cells) as [WorkoutImportField, string][])
    if (isFormula(cell)) fail(field, 'formula')
  if (problems.count > 0) return null
  const units = readUnit(cells.unit ?? '', fail)
  // `3x10` may stand in the column of sets too.
  const has_both = (cells.reps ?? '') === '' && FACTOR.test(toPlainDigits(cells.sets ?? ''))
  const amounts = has_both
    ? readAmounts(cells.sets ?? '', units.amount, (_, ...problem) => fail('sets', ...problem))
    : readAmounts(cells.reps ?? '', units.amount, fail)
  const count = readSetCount(has_both ? '' : (cells.sets ?? ''), amounts, fail)
  const loads = readLoads(cells, units.weight ?? weight_unit, fail)
  const rest = readRest(cells.rest ?? '', fail)
  const rpe = readRpe(cells.rpe ?? '', fail)
  const tempo = readTempo(cells.tempo ?? '', fail)
  const note = [amounts?.note, cells.note].filter(Boolean).join('. ')
  if (note.length > MAX_NOTE) fail('note', 'name_too_long')
  if (problems.count > 0 || !amounts || !loads) return null
  const length = Math.max(count, amounts.list.length, loads.length)
  if (length > MAX_SETS) return report('sets', 'out_of_range')
  const sets = Array.from({ length }, (_, index): WorkoutSet => {
    const amount = amounts.list[index] ?? amounts.list.at(-1) ?? { amount: 0, unit: 'reps', is_amrap: false }
    const load = loads[index] ?? loads.at(-1) ?? { weight: null, weight_unit, percent_1rm: null }
    return {
      amount: amount.amount,
      unit: amount.unit,
      weight: load.weight,
      weight_unit: load.weight_unit,
      ...(amount.is_amrap && { is_amrap: true }),
      ...(load.percent_1rm !== null && { percent_1rm: load.percent_1rm }),
      ...(rpe !== null && { rpe }),
      ...(tempo !== '' && { tempo }),
    }
  })
  return { sets, rest_seconds: rest ?? USUAL_REST, note }
}

/** The kind of a group by its name; null for an empty cell. */
export function readKind(cell: string, report: Report): GroupKind | null {
  if (cell === '') return null
  return findName(KIND_NAMES, cell) ?? report('kind', 'unknown_kind')
}

/** The kind that the title of a group names, such as "Superset B"; null for none. */
export function findKindInTitle(title: string): GroupKind | null {
  const words = foldText(title).split(/[^\p{L}]+/u)
  return words.map((word) => findName(KIND_NAMES, word)).find((kind) => kind && kind !== 'single') ?? null
}

/** Rounds of a group; null for an empty cell. */
export function readRounds(cell: string, report: Report): number | null {
  return cell === '' ? null : readWhole('rounds', cell, { min: 1, max: 99 }, report)
}

/** What a spreadsheet computes, or failed to compute, instead of a value. */
function isFormula(cell: string): boolean {
  return /^[=＝]/u.test(cell) || /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)/.test(cell)
}

type Amount = Pick<WorkoutSet, 'amount' | 'unit'> & { is_amrap: boolean }
/** Sets times an amount, such as `3x10`. */
const FACTOR = /^(\d{1,3}) ?[x×*] ?(.+)$/i

type Amounts = { list: Amount[]; count: number | null; note: string }

/** Reads `10`, `3x10`, `8-12`, `30s`, `1:30`, `10/8/6`, `5+`, `AMRAP`, `400 m`, `10 each side`. */
function readAmounts(cell: string, unit: WorkoutUnit | null, report: Report): Amounts | null {
  const text = toPlainDigits(cell).toLowerCase()
  const [, factor, rest = text] = FACTOR.exec(text) ?? []
  const count = factor === undefined ? null : Number(factor)
  if (looksLikeDate(text)) return report('reps', 'looks_like_date')
  const range = /^(\d+) ?(?:-|to|bis|a) ?(\d+) ?(\D*)$/.exec(rest)
  if (range) {
    const [, low = '', high = '', name = ''] = range
    const amount = readAmount(`${low}${name}`, unit, report)
    if (!amount) return null
    report('reps', 'range_in_note', 'remark')
    return { list: [amount], count, note: `${low}–${high}${name === '' ? '' : ` ${name}`}` }
  }
  const parts = /^\d+(?: ?[,/;+] ?\d+)+$/.test(rest) ? rest.split(/[,/;+]/) : [rest]
  const side = /^(\S+) ?(?:(?:each|per|\/|e\.?) ?(?:side|leg|arm|hand))$/.exec(rest)
  const list = (side ? [side[1] ?? ''] : parts).map((part) => readAmount(part.trim(), unit, report))
  const note = side ? rest.slice((side[1] ?? '').length).trim() : ''
  return list.every((amount) => amount !== null) ? { list, count, note } : null
}

function readAmount(text: string, unit: WorkoutUnit | null, report: Report): Amount | null {
  if (text === '' || text === '-') return { amount: 0, unit: unit ?? 'reps', is_amrap: false }
  if (/^(?:amrap|max|max reps|failure|to failure|as many as possible|أقصى|الحد الأقصى)$/.test(text))
    return { amount: 0, unit: unit ?? 'reps', is_amrap: true }
  if (text.includes(':')) {
    const seconds = readDuration(text, 'en')
    return seconds === null
      ? report('reps', 'not_a_time')
      : { amount: seconds, unit: 'secs', is_amrap: false }
  }
  const [, digits = '', more = '', name = ''] = /^(-?[\d.,٫]+) ?(\+?) ?(.*)$/.exec(text) ?? []
  const found = name === '' ? (unit ?? 'reps') : findName(AMOUNT_UNITS, name)
  if (digits === '' || found === null) return report('reps', digits === '' ? 'not_a_number' : 'unknown_unit')
  if (/^\d{1,3}[.,]\d{3}$/.test(digits)) return report('reps', 'ambiguous_number')
  const amount = toNumber('reps', digits, { min: 0, max: MAX_AMOUNT }, report)
  if (amount === null) return null
  if (found === 'reps' && !Number.isInteger(amount)) return report('reps', 'not_a_number')
  return { amount, unit: found, is_amrap: more === '+' }
}

/** What spreadsheets make of `8-12`. */
function looksLikeDate(text: string): boolean {
  return (
    /^\d{1,2}[-. /]?(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)/.test(text) ||
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]\d/.test(text) ||
    /^\d{4}-\d{1,2}-\d{1,2}/.test(text) ||
    /^\d{1,2}[./]\d{1,2}[./]\d{4}/.test(text)
  )
}

function readSetCount(cell: string, amounts: Amounts | null, report: Report): number {
  const text = toPlainDigits(cell)
    .toLowerCase()
    .replace(/^(\d+) ?(?:sets?|x|×)$/, '$1')
  const in_reps = amounts?.count ?? null
  if (in_reps !== null && (in_reps < 1 || in_reps > MAX_SETS)) report('reps', 'out_of_range')
  if (text === '') return in_reps ?? 1
  if (looksLikeDate(text)) {
    report('sets', 'looks_like_date')
    return 1
  }
  const count = readWhole('sets', text, { min: 1, max: MAX_SETS }, report) ?? 1
  if (in_reps !== null && in_reps !== count) report('sets', 'sets_differ')
  return count
}

type Load = { weight: number | null; weight_unit: WeightUnit; percent_1rm: number | null }

/** Reads `60`, `82,5 kg`, `135 lb`, `60/65/70`, `70%` and `bodyweight`. */
function readLoads(cells: Cells, weight_unit: WeightUnit, report: Report): Load[] | null {
  const text = toPlainDigits(cells.weight ?? '').toLowerCase()
  const percent = toPlainDigits(cells.percent ?? '')
  if (percent !== '' && text === '') {
    const share = toNumber('percent', percent.replace(/ ?%.*$/, ''), { min: 1, max: 200 }, report)
    return share === null ? null : [{ weight: null, weight_unit, percent_1rm: share }]
  }
  const loads = text.split(/ ?[/;] ?/).map((part) => readLoad(part, weight_unit, report))
  return loads.every((load) => load !== null) ? loads : null
}

function readLoad(text: string, weight_unit: WeightUnit, report: Report): Load | null {
  const none = { weight: null, weight_unit, percent_1rm: null }
  if (text === '' || text === '-' || /^(?:bw|body ?weight|body|none|وزن الجسم)$/.test(text)) return none
  const [, digits = '', name = ''] = /^(-?[\d.,٫]+) ?(.*)$/.exec(text) ?? []
  if (digits === '') return report('weight', 'not_a_number')
  if (name.startsWith('%') || name.startsWith('٪')) {
    const share = toNumber('weight', digits, { min: 1, max: 200 }, report)
    return share === null ? null : { ...none, percent_1rm: share }
  }
  const unit = name === '' ? weight_unit : findName(WEIGHT_NAMES, name)
  if (unit === null) return report('weight', 'unknown_unit')
  const weight = toNumber('weight', digits, { min: 0, max: MAX_WEIGHT }, report)
  return weight === null ? null : { weight, weight_unit: unit, percent_1rm: null }
}

function readUnit(cell: string, report: Report): { weight: WeightUnit | null; amount: WorkoutUnit | null } {
  if (cell === '') return { weight: null, amount: null }
  const weight = findName(WEIGHT_NAMES, cell)
  const amount = weight ? null : findName(AMOUNT_UNITS, cell)
  if (!weight && !amount) report('unit', 'unknown_unit')
  return { weight, amount }
}

function readRest(cell: string, report: Report): number | null {
  if (cell === '' || cell === '-') return null
  const seconds = readDuration(cell, 'en')
  if (seconds === null) return report('rest', /^[-−]/u.test(cell) ? 'out_of_range' : 'not_a_time')
  return seconds > MAX_REST ? report('rest', 'out_of_range') : seconds
}

function readRpe(cell: string, report: Report): number | null {
  const text = toPlainDigits(cell).replace(/^(?:rpe|@) ?/i, '')
  if (text === '' || text === '-') return null
  const rpe = toNumber('rpe', text, { min: 1, max: 10 }, report)
  return rpe !== null && !Number.isInteger(rpe * 2) ? report('rpe', 'out_of_range') : rpe
}

/** Three or four parts with any marks between them, or signs without: `3-1-1-0`, `3/1/X`, `31X0`. */
function readTempo(cell: string, report: Report): string {
  const text = toPlainDigits(cell).toUpperCase()
  if (text === '' || text === '-') return ''
  const parts = /^[\dX]{3,4}$/.test(text) ? text.split('') : text.split(/[^\dX]+/)
  const are_valid =
    parts.length >= 3 && parts.length <= 4 && parts.every((part) => /^(?:\d{1,2}|X)$/.test(part))
  if (!are_valid) {
    report('tempo', 'tempo_invalid')
    return ''
  }
  return [...parts, '0'].slice(0, 4).join('-')
}

type Bounds = { min: number; max: number }

function readWhole(field: WorkoutImportField, text: string, bounds: Bounds, report: Report): number | null {
  const number = toNumber(field, toPlainDigits(text), bounds, report)
  return number !== null && !Number.isInteger(number) ? report(field, 'not_a_number') : number
}

/** A number whose lone mark is the decimal mark, as weights are written; two marks are none. */
function toNumber(
  field: WorkoutImportField,
  text: string,
  { min, max }: Bounds,
  report: Report,
): number | null {
  if (!/^-?\d+(?:[.,٫]\d+)?$/.test(text)) return report(field, 'not_a_number')
  const number = Number(text.replace(/[,٫]/, '.'))
  return number < min || number > max ? report(field, 'out_of_range') : number
}

function findName<Name extends string>(names: Readonly<Record<Name, string>>, text: string): Name | null {
  const wanted = foldText(text).replaceAll(/[\s.\-_]+/g, '')
  const found = (Object.entries(names) as [Name, string][]).find(([, list]) =>
    list.split(' ').some((name) => foldText(name) === wanted),
  )
  return found?.[0] ?? null
}

import { truncate } from '@foyer/domain/text'
import type { importRowCodes } from '@foyer/contract'
import { cleanText, INVISIBLE_CHARACTERS } from './clean-text.ts'

/** A foreign exercise as our page type has it. */
export type Exercise = {
  name: string
  instructions: string[]
  primary_muscles: string[]
  secondary_muscles: string[]
  equipment: string[]
  level: string
  category: string
  force: string
  mechanic: string
  images: string[]
}

export type RowProblem = { path: string; code: (typeof importRowCodes)[number] }

/** A parsed row. Without an exercise it is refused. */
export type ReadRow = { source_id: string; name: string; exercise: Exercise | null; problems: RowProblem[] }

const MAX_PICTURES = 12

/** Reads a row of a library; odd fields are left out and named, and only one without a name is refused. */
export function readExercise(row: unknown): ReadRow {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return { source_id: '', name: '', exercise: null, problems: [{ path: '', code: 'invalid_type' }] }
  }
  const problems: RowProblem[] = []
  const fields: Record<string, unknown> = { ...row }
  const cleaned = (path: string, texts: readonly string[]): string[] => {
    if (texts.some((one) => INVISIBLE_CHARACTERS.test(one)))
      problems.push({ path, code: 'characters_removed' })
    return texts.map(cleanText)
  }
  const text = (path: string, max: number): string => {
    const value = fields[path]
    if (value === undefined || value === null) return ''
    if (typeof value !== 'string') problems.push({ path, code: 'invalid_type' })
    const clean = typeof value === 'string' ? cleaned(path, [value]).join('') : ''
    if (clean.length > max) problems.push({ path, code: 'too_big' })
    return truncate(clean, max)
  }
  const list = (path: string, { max_items, max }: { max_items: number; max: number }): string[] => {
    const value = fields[path]
    if (value === undefined || value === null || value === '') return []
    const values_input: unknown[] = Array.isArray(value) ? value : [value]
    const texts = values_input.filter((one) => typeof one === 'string')
    if (texts.length < values_input.length) problems.push({ path, code: 'invalid_type' })
    const clean = cleaned(path, texts).filter(Boolean)
    if (clean.length > max_items || clean.some((one) => one.length > max))
      problems.push({ path, code: 'too_big' })
    return clean.slice(0, max_items).map((one) => truncate(one, max))
  }
  const choice = (path: string, values: readonly string[]): string => {
    const value = text(path, 60).toLowerCase()
    if (value === '' || values.includes(value)) return value
    problems.push({ path, code: 'invalid_value' })
    return ''
  }

  const name = text('name', 120)
  const source_id = typeof fields['id'] === 'number' ? String(fields['id']) : text('id', 200)
  if (name === '') problems.push({ path: 'name', code: 'name_missing' })
  const exercise: Exercise = {
    name,
    instructions: list('instructions', { max_items: 40, max: 2000 }),
    primary_muscles: list('primaryMuscles', { max_items: 20, max: 60 }),
    secondary_muscles: list('secondaryMuscles', { max_items: 20, max: 60 }),
    equipment: list('equipment', { max_items: 20, max: 60 }),
    level: choice('level', ['beginner', 'intermediate', 'expert']),
    category: text('category', 60),
    force: choice('force', ['push', 'pull', 'static']),
    mechanic: choice('mechanic', ['compound', 'isolation']),
    images: list('images', { max_items: MAX_PICTURES, max: 400 }),
  }
  return { source_id: source_id || name, name, exercise: name === '' ? null : exercise, problems }
}

/** Extracts the rows of a library: a list, or an object with one under `exercises`; null for anything else. */
export function extractRows(library: unknown): readonly unknown[] | null {
  if (Array.isArray(library)) return library
  if (typeof library !== 'object' || library === null || !('exercises' in library)) return null
  return Array.isArray(library.exercises) ? library.exercises : null
}

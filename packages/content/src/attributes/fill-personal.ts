import type { RichText } from '@foyer/contract/pages/shapes'
import { getFirstName } from '@foyer/contract/rules/attributes'
import { isRecord, richTextToPlain } from '../rich-text.ts'
import type { PersonalText } from './resolve-texts.ts'
import { fillParts } from './tokens.ts'

/** What a device knows of its member. */
type Member = { name: string; attributes: Readonly<Record<string, unknown>> }

/** Fills the values of the member in the texts of a page; on their device only. */
export function fillPersonal<Page extends object>(
  page: Page,
  texts: readonly PersonalText[],
  member: Member,
): Page {
  const getValue = (slug: string): string =>
    slug === 'member.first_name' ? getFirstName(member.name) : toPlain(member.attributes[slug])
  return texts.reduce((filled, { path, parts }) => setAt(filled, path, fillParts(parts, getValue)), page)
}

function toPlain(value: unknown): string {
  if (isRecord(value)) return value['type'] === 'doc' ? richTextToPlain(value as RichText) : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Sets a text by its path; where the page has none, it stays as it is. */
function setAt<Value>(value: Value, path: readonly string[], text: string): Value {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'string' ? (text as Value) : value
  if (Array.isArray(value)) {
    const index = Number(step)
    return index < value.length ? (value.with(index, setAt(value[index], rest, text)) as Value) : value
  }
  return isRecord(value) && Object.hasOwn(value, step)
    ? ({ ...value, [step]: setAt(value[step], rest, text) } as Value)
    : value
}

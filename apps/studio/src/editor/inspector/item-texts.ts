import { formatClock, type Field, type ListField, type WorkoutSet } from '@foyer/content/definitions'
import { formatPrescription } from '@foyer/content/views'
import type { Format, Translate } from '@foyer/i18n'
import type { TreeNode } from '../types.ts'
import { isFieldVisible } from './field-rules.ts'
import { getItemText } from './list-items.ts'

type Item = Readonly<Record<string, unknown>>

/** Returns the page that an item refers to. */
export function findItemPage(pages: readonly TreeNode[], item: Item): TreeNode | undefined {
  const id = Object.entries(item).find(([name]) => name.endsWith('page_id'))?.[1]
  return typeof id === 'string' ? pages.find((page) => page.page_id === id) : undefined
}

type NamedItem = { readonly item: Item; readonly at: number; readonly label: string }

/** Returns the name of an item: the page that it refers to, its own text, or its place in the list. */
export function getItemName(
  t: Translate,
  pages: readonly TreeNode[],
  { item, at, label }: NamedItem,
): string {
  const title = findItemPage(pages, item)?.title ?? getItemText(item)
  return title ?? t('editor.field.item', { label, number: at + 1 })
}

const MAX_PARTS = 3

/** Returns one line about an item: its sets, choices, numbers, and how many items its lists hold. */
export function summarizeItem(
  t: Translate,
  format: Format,
  list: ListField,
  item: Item,
  name: string,
): string {
  const parts = Object.entries<Field>(list.fields).flatMap(([prop, field]) => {
    const value = item[prop]
    if (!isFieldVisible(field, item) || value === list.item[prop]) {
      // The kind of an item says what it is, also where it is the initial one.
      if (field.kind !== 'choice') return []
    }
    const text = summarizeField(t, format, field, value)
    return text === '' || text === name ? [] : [text]
  })
  return parts.slice(0, MAX_PARTS).join(' · ')
}

function summarizeField(t: Translate, format: Format, field: Field, value: unknown): string {
  switch (field.kind) {
    case 'sets':
      return formatSets(t, format, value)
    case 'list':
    case 'pages':
      return Array.isArray(value) && value.length > 0
        ? t('editor.level.amount', { label: t(field.label), count: value.length })
        : ''
    case 'choice': {
      const option = field.options.find((one) => one.value === value)
      return option && option.value !== '' ? t(option.label) : ''
    }
    case 'boolean':
      return value === true ? t(field.label) : ''
    case 'number':
      return typeof value === 'number' && value !== 0
        ? t('editor.level.value', {
            label: t(field.label),
            value: field.is_clock
              ? formatClock(value)
              : `${format.number(value)}${field.unit ? ` ${field.unit}` : ''}`,
          })
        : ''
    case 'text':
    case 'long_text':
      return typeof value === 'string' ? (value.trim().split('\n')[0] ?? '') : ''
    default:
      return ''
  }
}

/** Formats sets as members read them; stored sets may be invalid. */
function formatSets(t: Translate, format: Format, value: unknown): string {
  if (!Array.isArray(value) || !value.every(isSet)) return ''
  const item = { uid: '', exercise_page_id: null, sets: value, rest_seconds: 0, note: '' }
  return formatPrescription(t, format, item, false)
}

function isSet(value: unknown): value is WorkoutSet {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value
}

import type { ChoiceField, ContentRuleField } from '@foyer/content/definitions'
import { newContentRule } from '@foyer/content/definitions'
import type { ReactNode } from 'react'
import type { FieldProps } from '../field-props.ts'
import { ChoiceInput } from './choice.tsx'

const options: ChoiceField['options'] = [
  { value: 'program', label: 'blocks.page_types.program' },
  { value: 'pack', label: 'blocks.page_types.pack' },
  { value: 'workout', label: 'blocks.page_types.workout' },
  { value: 'article', label: 'blocks.page_types.article' },
  { value: 'meal', label: 'blocks.page_types.meal' },
  { value: 'exercise', label: 'blocks.page_types.exercise' },
  { value: 'event_occurrence', label: 'blocks.page_types.event_occurrence' },
  { value: 'stream', label: 'blocks.page_types.stream' },
  { value: 'collection', label: 'blocks.page_types.collection' },
  { value: 'form', label: 'blocks.page_types.form' },
  { value: 'generic', label: 'blocks.page_types.generic' },
]

/** The rule of a collection: the type of the pages that it finds. */
export function ContentRuleInput({
  value,
  onChange,
  label,
  ...rest
}: FieldProps<ContentRuleField>): ReactNode {
  const rule = { ...newContentRule('workout'), ...(value as object | null) }
  return (
    <ChoiceInput
      {...rest}
      field={{ kind: 'choice', label: 'blocks.collection.rule', options }}
      label={label}
      value={rule.content_type}
      onChange={(content_type) => onChange({ ...rule, content_type })}
    />
  )
}

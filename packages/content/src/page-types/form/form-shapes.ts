import {
  validateAnswer,
  FIELD_TYPES,
  FORM_LIMITS,
  allowsDefault,
  type AnswerableField,
} from '@foyer/domain/forms'
import { z } from 'zod'
import { requiredLine } from '@foyer/contract/shapes'
import { hasVisibleText } from '@foyer/contract/rules/text'

/** One question. Its id is stable across edits because answers refer to it. */
const formField = z
  .strictObject({
    id: z.uuid(),
    field_type: z.enum(FIELD_TYPES),
    label: z.string().max(300).refine(hasVisibleText, { error: 'required' }),
    is_required: z.boolean(),
    /** What can be chosen; counts for `multi_select` only. */
    options: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[^\r\n]*$/)
          .pipe(requiredLine(FORM_LIMITS.option)),
      )
      .max(FORM_LIMITS.options),
    /** The initial value of the field; used where something is typed. */
    default_value: z.string().max(FORM_LIMITS.short_answer),
  })
  .refine(({ field_type, options }) => field_type !== 'multi_select' || options.length > 0, {
    path: ['options'],
    error: 'required',
  })
  .refine(({ default_value, ...field }) => isValidDefault(field, default_value), {
    path: ['default_value'],
    error: 'invalid',
  })

/** A group of related questions. */
export const formGroup = z.strictObject({
  id: z.uuid(),
  title: z.string().max(200),
  description: z.string().max(2000),
  form_fields: z.array(formField).max(FORM_LIMITS.fields_of_group),
})

export type FormFieldProps = z.infer<typeof formField>
export type FormGroupProps = z.infer<typeof formGroup>

function isValidDefault(field: Omit<AnswerableField, 'id'>, value: string): boolean {
  return !allowsDefault(field.field_type) || validateAnswer({ ...field, is_required: false }, value) === null
}

import { formPage, pageTraits, parsePageFields, type FormPageFields } from '@foyer/content/definitions'
import type { Form } from '@foyer/contract/forms/shapes'
import { allowsDefault, VALUE_TYPES, type AnswerableField } from '@foyer/domain/forms'
import type { Ctx } from '../../platform/context.ts'
import { findLocalizedFields } from '../pages/index.ts'

/** A published form: the questions as its owner wrote them, and the localized form. */
export type PublishedForm = { title: string; questions: FormQuestion[]; form: Form }

/** A question as it is validated, and as it is stored with an answer. */
export type FormQuestion = AnswerableField & { label: string }

/** Whether a page, if it exists, takes answers. */
export function isForm(page: { content_type: string } | null | undefined): boolean {
  return page ? pageTraits(page.content_type).takes_answers : false
}

/** A form as it is published now; null where there is none. Whether a viewer may read it was decided by the caller. */
export async function loadPublishedForm(
  ctx: Ctx,
  form_id: string,
  lang: string | null = null,
): Promise<PublishedForm | null> {
  const found = await findLocalizedFields(ctx, form_id, lang)
  if (!found) return null
  const original = parseFields(found.fields)
  if (!original) return null
  const { locale, title, localized_title } = found
  const fields = original.form_groups.flatMap((group) => group.form_fields)
  return {
    title,
    questions: fields.map(({ id, field_type, label, is_required, options }) => ({
      id,
      field_type,
      label,
      is_required,
      options: [...new Set(options)],
    })),
    form: present(form_id, {
      locale,
      title: localized_title,
      original,
      localized: parseFields(found.localized_fields) ?? original,
    }),
  }
}

/** Parses stored form fields; null if they were published by an incompatible version of Foyer. */
function parseFields(stored: Record<string, unknown>): FormPageFields | null {
  const { fields, problems, is_unknown } = parsePageFields(formPage.type, stored)
  return is_unknown || problems.length > 0 ? null : (fields as FormPageFields)
}

type FormTexts = { locale: string; title: string; original: FormPageFields; localized: FormPageFields }

function present(id: string, { locale, title, original, localized }: FormTexts): Form {
  const { show_intro_screen } = original
  const { intro_heading, intro_description, submit_text, done_text } = localized
  return {
    id,
    title,
    locale,
    show_intro_screen,
    intro_heading,
    intro_description,
    submit_text,
    done_text,
    form_groups: original.form_groups.map((group, index) => {
      const texts = localized.form_groups[index] ?? group
      return {
        uid: group.id,
        title: texts.title,
        description: texts.description,
        form_fields: group.form_fields.map((field, at) =>
          presentField(field, texts.form_fields[at] ?? field),
        ),
      }
    }),
  }
}

type Field = FormPageFields['form_groups'][number]['form_fields'][number]
type FormField = Form['form_groups'][number]['form_fields'][number]

function presentField({ id, field_type, is_required, options }: Field, localized: Field): FormField {
  const labels = new Map(options.map((value, index) => [value, localized.options[index] ?? value]))
  return {
    id,
    field_type,
    is_required,
    value_type: VALUE_TYPES[field_type],
    label: localized.label,
    default_value: allowsDefault(field_type) ? localized.default_value : '',
    options: field_type === 'multi_select' ? Array.from(labels, ([value, label]) => ({ value, label })) : [],
  }
}

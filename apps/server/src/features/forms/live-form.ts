import { parsePageFields, type FormPageFields } from '@foyer/content/definitions'
import type { Form } from '@foyer/contract/forms/shapes'
import { takesDefault, VALUE_TYPES, type AskedField } from '@foyer/domain/forms'
import type { Ctx } from '../../platform/context.ts'
import { saidFieldsOf } from '../pages/index.ts'

/** The type of page that is a form. */
export const FORM_TYPE = 'form'

/** A published form: what it asks as its owner wrote it, and how it says so in the language asked for. */
export type LiveForm = { title: string; asked: AskedForm[]; form: Form }

/** A question as it is judged, and as it is kept with an answer. */
export type AskedForm = AskedField & { label: string }

/** A form as it is published now; null where there is none. Whether a viewer may read it was decided by the caller. */
export async function liveForm(
  ctx: Ctx,
  form_id: string,
  lang: string | null = null,
): Promise<LiveForm | null> {
  const found = await saidFieldsOf(ctx, form_id, lang)
  if (!found) return null
  const own = fieldsOf(found.fields)
  if (!own) return null
  const { locale, title, said_title } = found
  const fields = own.form_groups.flatMap((group) => group.form_fields)
  return {
    title,
    asked: fields.map(({ id, field_type, label, is_required, options }) => ({
      ...{ id, field_type, label, is_required },
      options: [...new Set(options)],
    })),
    form: present(form_id, { locale, title: said_title, own, said: fieldsOf(found.said) ?? own }),
  }
}

/** What was published by us is sound; null for what is of another release of ours. */
function fieldsOf(stored: Record<string, unknown>): FormPageFields | null {
  const { fields, problems, is_unknown } = parsePageFields(FORM_TYPE, stored)
  return is_unknown || problems.length > 0 ? null : (fields as FormPageFields)
}

type Words = { locale: string; title: string; own: FormPageFields; said: FormPageFields }

function present(id: string, { locale, title, own, said }: Words): Form {
  const { show_intro_screen } = own
  const { intro_heading, intro_description, submit_text, done_text } = said
  return {
    ...{ id, title, locale, show_intro_screen, intro_heading, intro_description, submit_text, done_text },
    form_groups: own.form_groups.map((group, place) => {
      const words = said.form_groups[place] ?? group
      return {
        ...{ uid: group.id, title: words.title, description: words.description },
        form_fields: group.form_fields.map((field, at) =>
          presentField(field, words.form_fields[at] ?? field),
        ),
      }
    }),
  }
}

type Field = FormPageFields['form_groups'][number]['form_fields'][number]
type FormField = Form['form_groups'][number]['form_fields'][number]

function presentField({ id, field_type, is_required, options }: Field, said: Field): FormField {
  const labels = new Map(options.map((value, place) => [value, said.options[place] ?? value]))
  return {
    ...{ id, field_type, is_required, value_type: VALUE_TYPES[field_type], label: said.label },
    default_value: takesDefault(field_type) ? said.default_value : '',
    options: field_type === 'multi_select' ? Array.from(labels, ([value, label]) => ({ value, label })) : [],
  }
}

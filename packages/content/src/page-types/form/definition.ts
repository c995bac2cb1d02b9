import { imageRef } from '@foyer/contract/pages/shapes'
import { FORM_LIMITS } from '@foyer/domain/forms'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { definePageType, type PropsOf } from '../../define.ts'
import { formGroup, type FormFieldProps, type FormGroupProps } from './form-shapes.ts'

const newField: FormFieldProps = {
  id: blankId,
  field_type: 'short_answer',
  label: '',
  is_required: false,
  options: [],
  default_value: '',
}
const newGroup: FormGroupProps = { id: blankId, title: '', description: '', form_fields: [] }

/** Members see the intro on its own screen only. */
const with_intro = { prop: 'show_intro_screen', is: [true] }

/** Questions to members, in groups. Who may answer is the decision about the page, as for any page. */
export const formPage = definePageType({
  type: 'form',
  version: 1,
  props: z.strictObject({
    cover: imageRef,
    show_intro_screen: z.boolean(),
    intro_heading: z.string().max(200),
    intro_description: z.string().max(2000),
    /** Empty: the app's own word. */
    submit_text: z.string().max(60),
    /** Empty: the app's default text. */
    done_text: z.string().max(1000),
    form_groups: z.array(formGroup).max(FORM_LIMITS.groups),
  }),
  fields: {
    form_groups: {
      kind: 'list',
      label: 'blocks.form.groups',
      add: 'blocks.form.add_group',
      max: FORM_LIMITS.groups,
      item: newGroup,
      fields: {
        title: { kind: 'text', label: 'blocks.form.group_title', max: 200 },
        description: { kind: 'long_text', label: 'blocks.form.group_description', max: 2000 },
        form_fields: {
          kind: 'list',
          label: 'blocks.form.fields',
          add: 'blocks.form.add_field',
          max: FORM_LIMITS.fields_of_group,
          is_sequence: true,
          item: newField,
          fields: {
            field_type: {
              kind: 'choice',
              label: 'blocks.form.field_type',
              options: [
                { value: 'short_answer', label: 'blocks.form.short_answer' },
                { value: 'long_answer', label: 'blocks.form.long_answer' },
                { value: 'number', label: 'blocks.form.number' },
                { value: 'date', label: 'blocks.form.date' },
                { value: 'multi_select', label: 'blocks.form.multi_select' },
                { value: 'acceptance', label: 'blocks.form.acceptance' },
              ],
            },
            label: { kind: 'text', label: 'blocks.form.label', max: 300 },
            is_required: { kind: 'boolean', label: 'blocks.form.is_required' },
            options: {
              kind: 'lines',
              label: 'blocks.form.options',
              max: FORM_LIMITS.options,
              when: { prop: 'field_type', is: ['multi_select'] },
            },
            default_value: {
              kind: 'text',
              label: 'blocks.form.default_value',
              max: FORM_LIMITS.short_answer,
              when: { prop: 'field_type', is: ['short_answer', 'long_answer', 'number', 'date'] },
            },
          },
        },
      },
    },
    show_intro_screen: { kind: 'boolean', label: 'blocks.form.show_intro_screen' },
    intro_heading: { kind: 'text', label: 'blocks.form.intro_heading', max: 200, when: with_intro },
    intro_description: {
      kind: 'long_text',
      label: 'blocks.form.intro_description',
      max: 2000,
      when: with_intro,
    },
    submit_text: {
      kind: 'text',
      label: 'blocks.form.submit_text',
      help: 'blocks.form.submit_text_help',
      max: 60,
    },
    done_text: {
      kind: 'long_text',
      label: 'blocks.form.done_text',
      help: 'blocks.form.done_text_help',
      max: 1000,
    },
    cover: { kind: 'image', label: 'blocks.page.cover' },
  },
  defaults: {
    cover: null,
    show_intro_screen: false,
    intro_heading: '',
    intro_description: '',
    submit_text: '',
    done_text: '',
    form_groups: [],
  },
  picker: { category: 'general', icon: 'clipboard-list', label: 'blocks.page_types.form' },
  traits: {
    takes_answers: true,
    default_actions: [],
    opens_with: 'optional_cover',
    cover_motifs: ['strata', 'strobe'],
  },
  suggested_blocks: () => [],
  cover: (fields) => fields.cover,
  facts: () => ({}),
})

/** The fields of a form page. */
export type FormPageFields = PropsOf<typeof formPage>

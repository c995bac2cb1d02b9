import { useT } from '@foyer/i18n/react'
import { Button, IconButton, TextField } from '@foyer/ui'
import { Trash2 } from 'lucide-react'
import { PagePicker, PictureField } from '../../pages/index.ts'
import { Section } from '#platform/parts/page.tsx'
import type { Form } from '#platform/use-form.ts'
import { MAX_BENEFITS, MAX_CONTENTS, type ProductValues } from '../product-values.ts'
import styles from '../screens/product-screen.module.css'
import { EditableListSection } from './product-rows.tsx'

type PitchFieldsProps = { readonly form: Form<ProductValues> }

/** What locked pages and the checkout say about the product: benefits, contents, teacher and a sample page. */
export function PitchFields({ form }: PitchFieldsProps) {
  const t = useT()
  const { values } = form
  return (
    <>
      <LinesField
        form={form}
        name="benefits"
        title={t('studio_products.benefits')}
        text={t('studio_products.benefits_text')}
        max={MAX_BENEFITS}
      />
      <LinesField
        form={form}
        name="contents"
        title={t('studio_products.contents')}
        text={t('studio_products.contents_text')}
        max={MAX_CONTENTS}
      />
      <Section title={t('studio_products.teacher.title')} text={t('studio_products.teacher.text')}>
        <TextField
          label={t('studio_products.teacher.name')}
          note={t('common.optional')}
          maxLength={120}
          value={values.teacher_name}
          error={form.errorOf('teacher.name')}
          onChange={(event) => form.set('teacher_name', event.target.value)}
        />
        <TextField
          label={t('studio_products.teacher.line')}
          note={t('common.optional')}
          maxLength={300}
          value={values.teacher_line}
          error={form.errorOf('teacher.line')}
          onChange={(event) => form.set('teacher_line', event.target.value)}
        />
        <PictureField
          label={t('studio_products.teacher.photo')}
          help={t('studio_products.teacher.text')}
          value={values.teacher_photo}
          asset={values.teacher_photo_asset}
          error={form.errorOf('teacher.photo')}
          onChange={(teacher_photo, teacher_photo_asset) =>
            form.change({ ...values, teacher_photo, teacher_photo_asset })
          }
        />
      </Section>
      <Section title={t('studio_products.sample.title')} text={t('studio_products.sample.text')}>
        <PagePicker
          label={t('studio_products.sample.page')}
          value={values.sample_page_id}
          error={form.errorOf('sample_page_id') ?? ''}
          onChange={(page_id) => form.set('sample_page_id', page_id)}
        />
        {values.sample_page_id !== null && (
          <Button kind="outline" size="small" onClick={() => form.set('sample_page_id', null)}>
            {t('studio_products.sample.remove')}
          </Button>
        )}
      </Section>
    </>
  )
}

type LinesFieldProps = PitchFieldsProps & {
  readonly name: 'benefits' | 'contents'
  readonly title: string
  readonly text: string
  readonly max: number
}

function LinesField({ form, name, title, text, max }: LinesFieldProps) {
  const t = useT()
  const lines = form.values[name]
  return (
    <EditableListSection
      title={title}
      text={text}
      add_label={t('studio_products.add_benefit')}
      can_add={lines.length < max}
      onAdd={() => form.set(name, [...lines, ''])}
    >
      <ul className={styles.benefits}>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of text have no identity but their place
          <li key={i} className={styles.benefit}>
            <TextField
              label={t('studio_products.benefit_n', { n: i + 1 })}
              maxLength={160}
              value={line}
              error={form.errorOf(`${name}.${i}`)}
              onChange={(event) => form.set(name, lines.with(i, event.target.value))}
              onBlur={() => form.touch(`${name}.${i}`)}
            />
            <IconButton
              label={t('studio_products.remove_benefit', { n: i + 1 })}
              icon={<Trash2 />}
              onClick={() => form.set(name, lines.toSpliced(i, 1))}
            />
          </li>
        ))}
      </ul>
    </EditableListSection>
  )
}

import type { Field } from '@foyer/content/definitions'
import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { useT } from '@foyer/i18n/react'
import { FieldInput } from '../inspector/field-input.tsx'
import styles from '../inspector/inspector.module.css'
import { useTextAttributes, type TextAttribute } from '../services.tsx'
import type { PageDraft } from '../types.ts'

type PageAttributes = NonNullable<PageDraft['attributes']>

type PageAttributesFieldsProps = {
  readonly values: PageAttributes
  readonly onChange: (values: PageAttributes) => void
}

/** The values of the app's page attributes on this page; nothing where the app has none. */
export function PageAttributesFields({ values, onChange }: PageAttributesFieldsProps) {
  const t = useT()
  const attributes = (useTextAttributes() ?? []).filter(({ slug }) => !isPersonalAttribute(slug))
  if (attributes.length === 0) return null
  const set = ({ slug, type }: TextAttribute, value: unknown): void => {
    const others = values.filter((one) => one.slug !== slug)
    // The inputs return what the types of their attributes take.
    const next = isBlank(value) ? others : [...others, { slug, type, value } as PageAttributes[number]]
    onChange(next)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('editor.attributes.title')}</legend>
      <div className={styles.attributes}>
        {attributes.map((attribute) => (
          <FieldInput
            key={attribute.slug}
            field={toField(attribute)}
            label={attribute.name}
            value={getValue(values, attribute)}
            errors={{}}
            is_optional
            onChange={(value) => set(attribute, value)}
          />
        ))}
      </div>
      <p className={styles.help}>{t('editor.attributes.help')}</p>
    </fieldset>
  )
}

function toField({ type }: TextAttribute): Field {
  const label = 'editor.attributes.title' as const
  switch (type) {
    case 'rich_text':
      return { kind: 'rich_text', label }
    case 'image':
      return { kind: 'image', label }
    case 'video':
    case 'audio':
      return { kind: 'video', label }
    default:
      return { kind: 'text', label, max: 500, is_address: true }
  }
}

/** A value of another type than the attribute has now is not shown. */
function getValue(values: PageAttributes, { slug, type }: TextAttribute): unknown {
  const found = values.find((one) => one.slug === slug && one.type === type)
  if (found) return found.value
  if (type === 'rich_text') return { type: 'doc', content: [] }
  return type === 'string' ? '' : null
}

function isBlank(value: unknown): boolean {
  return value === null || value === ''
}

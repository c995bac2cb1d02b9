import { blockDefinitions, pageTypeDefinitions, type Field } from '@foyer/content/definitions'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EditorServicesProvider, NO_PAGES, type EditorServices } from '../services.tsx'
import { aMediaLibrary } from '../testing/media-library.ts'
import { FieldInput } from './field-input.tsx'
import { FieldList } from './field-list.tsx'

const services: EditorServices = {
  app: { slug: 'ironwood', name: 'Ironwood', theme: DEFAULT_THEME, locale: 'en', time_zone: 'UTC' },
  ...NO_PAGES,
  products: [{ id: 'platinum', title: 'Platinum' }],
  ...aMediaLibrary(),
}

function render(node: ReactNode): string {
  const messages = getMessages('en', ['common', 'errors', 'editor', 'blocks', 'pages'])
  return renderToStaticMarkup(
    <I18nProvider locale="en" messages={messages}>
      <EditorServicesProvider services={services}>{node}</EditorServicesProvider>
    </I18nProvider>,
  )
}

type FieldCase = { value?: unknown; error?: string; is_optional?: boolean }
const renderField = (field: Field, { value = null, error, is_optional = false }: FieldCase = {}): string =>
  render(
    <FieldInput
      field={field}
      label="Height"
      value={value}
      error={error}
      errors={{}}
      is_optional={is_optional}
      onChange={() => undefined}
    />,
  )

describe('FieldInput', () => {
  it('ties a number to its label, bounds and error', () => {
    const field: Field = { kind: 'number', label: 'blocks.hero.height', min: 10, max: 300, unit: '%' }
    const html = renderField(field, { value: 900, error: 'Ratio Out Of Range' })
    expect(html).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Height<\/label>.*<input[^>]*id="\1"/)
    for (const part of [
      'aria-valuemax="300"',
      'value="900"',
      'aria-invalid="true"',
      'Ratio Out Of Range',
      '%',
    ]) {
      expect(html).toContain(part)
    }
  })

  it('counts the letters of a text that has a limit', () => {
    expect(
      renderField({ kind: 'text', label: 'blocks.hero.title', max: 120 }, { value: 'Base Camp' }),
    ).toContain('9 of 120')
  })

  it('shows the controls of a picture field, with and without a picture', () => {
    const field: Field = { kind: 'image', label: 'blocks.hero.image' }
    expect(renderField(field)).toContain('Choose an image')
    const html = renderField(field, { value: { art: 'ridge.clay.5', alt: 'Mountains' } })
    for (const part of ['Replace', 'value="Mountains"', '<img']) expect(html).toContain(part)
  })

  it('offers nothing only where nothing is a sound answer', () => {
    const field: Field = { kind: 'action', label: 'blocks.button.action' }
    const action = { id: 'a', type: 'share' }
    expect(renderField(field, { value: action })).not.toContain('Nothing')
    expect(renderField(field, { value: action, is_optional: true })).toContain('Nothing')
  })

  it('shows the products of the app', () => {
    expect(renderField({ kind: 'product', label: 'blocks.hero.title' })).toContain('Platinum')
  })

  it('names a deleted product instead of hiding it', () => {
    expect(renderField({ kind: 'product', label: 'blocks.hero.title' }, { value: 'gone' })).toContain(
      'No longer available',
    )
  })
})

describe('FieldList', () => {
  const definitions = [...Object.values(blockDefinitions), ...Object.values(pageTypeDefinitions)]
  const without_rich_text = definitions.filter(({ type }) => type !== 'text')

  it.each(without_rich_text.map(({ type, fields, defaults }) => ({ type, fields, defaults })))(
    'draws every field of $type with a label of its own',
    ({ fields, defaults }) => {
      const html = render(
        <FieldList
          fields={fields}
          values={defaults}
          defaults={defaults}
          errors={{}}
          onChange={() => undefined}
        />,
      )
      expect(html).not.toMatch(/(blocks|editor)\.[a-z_]+\.[a-z_]+/)
      const shown = Object.values<Field>(fields).filter((field) => !field.when)
      expect((html.match(/<label|<legend|<span[^>]*>/g) ?? []).length).toBeGreaterThanOrEqual(shown.length)
    },
  )

  it('omits fields that belong to another choice', () => {
    const { fields, defaults } = blockDefinitions.collection
    const manual = render(
      <FieldList
        fields={fields}
        values={defaults}
        defaults={defaults}
        errors={{}}
        onChange={() => undefined}
      />,
    )
    const rule_based = render(
      <FieldList
        fields={fields}
        values={{ ...defaults, source: 'children' }}
        defaults={defaults}
        errors={{}}
        onChange={() => undefined}
      />,
    )
    expect(manual).toContain('Add page')
    expect(rule_based).not.toContain('Add page')
  })
})

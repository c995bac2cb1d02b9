import { newContentRule } from '@foyer/content/definitions'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { DEFAULT_THEME } from '@foyer/domain/theme'
import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EditorServicesProvider, NO_PAGES } from '../../../services.tsx'
import { aMediaLibrary } from '../../../testing/media-library.ts'
import { ContentRuleInput } from './content-rule.tsx'
import { PropertyFields } from './property-fields.tsx'

const tags = Array.from({ length: 31 }, (_, at) => ({ id: crypto.randomUUID(), name: `Tag ${at}` }))

function render(node: ReactNode): string {
  const app = { slug: 'ironwood', name: 'Ironwood', theme: DEFAULT_THEME, locale: 'en', time_zone: 'UTC' }
  return renderToStaticMarkup(
    <I18nProvider
      locale="en"
      messages={getMessages('en', ['common', 'content_rule', 'editor', 'blocks', 'pages'])}
    >
      <EditorServicesProvider services={{ app, ...NO_PAGES, ...aMediaLibrary(), tags }}>
        {node}
      </EditorServicesProvider>
    </I18nProvider>,
  )
}

const renderRule = (part: Partial<ContentRule> = {}): string =>
  render(
    <ContentRuleInput
      field={{ kind: 'content_rule', label: 'blocks.collection.rule' }}
      label="Rule"
      value={{ ...newContentRule('workout'), ...part }}
      errors={{}}
      error={undefined}
      is_optional={false}
      onChange={() => undefined}
    />,
  )

describe('the rule of a collection', () => {
  it('has a name for every order', () => {
    expect(renderRule({ order_by: 'starts_at', direction: 'desc' })).toContain(
      '<option value="starts_desc" selected="">Starts latest</option>',
    )
  })

  it('has the levels that pages have', () => {
    const html = renderRule({ with_property: [{ field: 'level', value: 'expert' }] })
    expect(html).toContain('<option value="expert" selected="">Advanced</option>')
    expect(html).not.toContain('For everyone')
  })

  it('measures programs in weeks, and other pages in minutes', () => {
    expect(renderRule()).toContain('At most, in minutes')
    const duration = { min_seconds: null, max_seconds: 8 * 604_800 }
    const html = renderRule({ content_type: 'program', duration })
    expect(html).toContain('At most, in weeks')
    expect(html).toContain('aria-valuenow="8"')
    expect(renderRule({ content_type: 'any' })).toContain('A program is as long as its weeks.')
  })

  it('tells the owner that it has all the tags it can have', () => {
    expect(renderRule({ with_tags: tags.slice(0, 29).map(({ id }) => id) })).not.toContain('At most 30 tags')
    const html = renderRule({ with_tags: tags.slice(0, 30).map(({ id }) => id) })
    expect(html).toContain('At most 30 tags. Remove one to add another.')
    expect(html).toMatch(/<input(?=[^>]*disabled)[^>]*role="combobox"/)
    expect(html).toContain('Remove Tag 29')
  })

  it('shows its equipment and its muscles as fields with choices', () => {
    const html = renderRule({ with_property: [{ field: 'equipment', value: 'Barbell' }] })
    expect(html).toMatch(/<details[^>]* open=""/)
    expect(html).toContain('<bdi>Barbell</bdi>')
    expect(html.match(/role="combobox"/g)).toHaveLength(5)
  })
})

describe('the properties of a rule', () => {
  const fields = [
    { field: 'equipment', name: null, values: [{ value: 'Band', count: 2 }] },
    { field: 'page.place', name: 'Place', values: [{ value: 'Gym', count: 3 }] },
    { field: 'page.mood', name: 'Mood', values: [] },
  ]
  const renderFields = (part: Partial<ContentRule>): string =>
    render(
      <PropertyFields
        rule={{ ...newContentRule('workout'), ...part }}
        fields={fields}
        onChange={() => undefined}
      />,
    )

  it('offer the attributes that the rule does not have yet', () => {
    const html = renderFields({ with_property: [{ field: 'page.place', value: 'Gym' }] })
    expect(html).toContain('Place is one of')
    expect(html).toContain('<option value="page.mood">Mood</option>')
    expect(html).not.toContain('<option value="page.place">')
  })

  it('name an attribute that no longer exists, so that it can be removed', () => {
    const html = renderFields({ with_property: [{ field: 'page.gone', value: 'x' }] })
    expect(html).toContain('Deleted attribute is one of')
    expect(html).toContain('Remove filter')
  })
})

import { testId } from '@foyer/content/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import { FormSteps } from './form-steps.tsx'
import { aField, aForm } from './testing.ts'

const name = aField(10, { label: 'What shall we call you?', is_required: true })
const sports = aField(11, {
  field_type: 'multi_select',
  value_type: 'options',
  label: 'What do you like?',
  options: [
    { value: 'Run', label: 'Laufen' },
    { value: 'Row', label: 'Rudern' },
  ],
})
const health = aField(12, {
  field_type: 'acceptance',
  value_type: 'boolean',
  label: 'I am well',
  is_required: true,
})
const latest = { id: testId(90), submitted_at: '2026-11-20T09:00:00.000Z' }

type Given = Omit<Partial<ComponentProps<typeof FormSteps>>, 'draft'> & {
  typed?: Record<string, string>
  locale?: string
}

/** The rendered form, of a member unless given otherwise. */
function pane({ typed, locale = 'en', form = aForm([name, sports, health]), ...given }: Given = {}): string {
  const draft = { answers: typed ?? null, save: async () => {} }
  const props = { form, draft, member_id: testId(80), latest: null, onOutdated: () => {}, ...given }
  return renderMarkup(within(<FormSteps {...props} />), { texts: ['forms'], locale })
}

function within(node: ReactNode): ReactNode {
  return <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
}

describe('the form of a page', () => {
  it('renders each question with the control for its kind', () => {
    const markup = pane()
    expect(markup).toMatch(/<label[^>]*>What shall we call you\?<\/label>/)
    expect(markup.match(/type="checkbox"/g)).toHaveLength(3)
    expect(markup).toMatch(/<legend[^>]*>What do you like\?/)
    expect(textOf(markup)).toContain('Laufen Rudern')
    expect(textOf(markup)).toMatch(/Send$/)
  })

  it('marks the optional questions', () => {
    expect(textOf(pane()).split('Optional')).toHaveLength(2)
  })

  it('shows the submit label of the owner, and asks a guest to sign in instead', () => {
    const form = aForm([name], { submit_text: 'Off it goes' })
    expect(textOf(pane({ form }))).toContain('Off it goes')
    expect(textOf(pane({ form, member_id: null }))).toMatch(/Log in to send$/)
  })

  it('starts with the intro when the form has one', () => {
    const form = aForm([name], { show_intro_screen: true, intro_heading: 'Welcome' })
    expect(textOf(pane({ form }))).toBe('Welcome Start')
  })

  it('shows that it was answered before instead of an empty form', () => {
    const markup = pane({ latest })
    expect(textOf(markup)).toContain('You answered on November 20, 2026')
    expect(textOf(markup)).toContain('Submit again')
    expect(markup).toContain(`href="/me/forms/${testId(1)}/submissions/${latest.id}"`)
    expect(markup).not.toContain('<form')
  })

  it('continues an unsent draft, and mentions earlier answers', () => {
    const form = aForm([name], { show_intro_screen: true, intro_heading: 'Welcome' })
    const markup = pane({ form, latest, typed: { [name.id]: 'Dana' } })
    expect(markup).toContain('value="Dana"')
    expect(textOf(markup)).toContain('You answered on')
    expect(textOf(markup)).not.toContain('Welcome')
  })

  it('is translated into Arabic', () => {
    expect(textOf(pane({ locale: 'ar', latest }))).toContain('إرسال إجابة جديدة')
  })
})

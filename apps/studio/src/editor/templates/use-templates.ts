import { pageTypeDefinition } from '@foyer/content/definitions'
import {
  templates,
  type StartingDraft,
  type Template,
  type TemplateCategory,
} from '@foyer/content/ready-made'
import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { usePatterns } from '../patterns/use-patterns.ts'
import { useFillInput } from '../patterns/use-fill-input.ts'
import type { Pattern } from '../services.tsx'
import type { StudioPage } from '../types.ts'

/** A template as the gallery lists it; `own` is one that the team has saved. */
export type TemplateEntry = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly words: string
  readonly category: TemplateCategory | 'own'
  readonly content_type: string
  readonly draft: StartingDraft
  /** The saved one; absent for those that are ready-made. */
  readonly pattern?: Pattern
}

/** The ready-made pages, filled with what the app has, and the team's own, with what views need to draw them. */
export function useTemplates(): {
  readonly entries: readonly TemplateEntry[]
  readonly media: StudioPage['media']
  readonly files: StudioPage['files']
  readonly error: unknown
  readonly reload: () => void
} {
  const t = useT()
  const input = useFillInput()
  const { patterns, error, reload } = usePatterns()
  const entries = useMemo(() => {
    const nameType = (content_type: string): string => {
      const label = pageTypeDefinition(content_type)?.picker.label
      return label ? t(label) : content_type
    }
    const ready_made = Object.entries<Template>(templates).map(
      ([id, { category, content_type, label, about, create }]): TemplateEntry => ({
        id,
        name: t(label),
        about: t(about),
        words: nameType(content_type),
        category,
        content_type,
        draft: create(input),
      }),
    )
    const own = (patterns?.items ?? []).flatMap((pattern): TemplateEntry[] => {
      const { id, name, content_type, author, draft } = pattern
      if (content_type === null) return []
      const about = `${nameType(content_type)} · ${t('editor.patterns.by', { name: author })}`
      return [{ id, name, about, words: '', category: 'own', content_type, draft, pattern }]
    })
    return [...own, ...ready_made]
  }, [t, input, patterns])
  return { entries, media: patterns?.media ?? NONE, files: patterns?.files ?? NONE, error, reload }
}

const NONE = {}

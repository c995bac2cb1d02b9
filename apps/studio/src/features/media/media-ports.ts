import { normalizeTheme } from '@foyer/domain/theme'
import { useMemo } from 'react'
import type { EditorServices } from '#editor/services.tsx'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../apps/index.ts'
import { createLibraryPorts, type LibraryPorts } from './library-ports.ts'

/** What fields for pictures and files, and patterns, need of the app. */
export function useMediaPorts(): LibraryPorts & Pick<EditorServices, 'app'> {
  const slug = useSlug()
  const { name, theme, default_locale, time_zone } = useStudioApp()
  return useMemo(
    () => ({
      app: { slug, name, theme: normalizeTheme({ theme }), locale: default_locale, time_zone },
      ...createLibraryPorts(slug),
    }),
    [slug, name, theme, default_locale, time_zone],
  )
}

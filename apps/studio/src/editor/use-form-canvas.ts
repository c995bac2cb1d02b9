import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { toasts } from '../platform/toasts.ts'
import { useAnnounce } from './announce.tsx'
import { addQuestion, getQuestionPath } from './form-canvas.ts'
import type { useLevelState } from './inspector/use-levels.ts'
import type { FormCanvas } from './puck/frame-document.tsx'
import type { EditorAction } from './state/actions.ts'
import type { PageDraft } from './types.ts'
import type { Panels } from './use-panels.ts'

type FormCanvasInput = {
  readonly draft: PageDraft
  readonly levels: ReturnType<typeof useLevelState>
  readonly panels: Pick<Panels, 'setHeight'>
  readonly dispatch: (action: EditorAction) => void
}

/** Opens questions of a form in the inspector from the canvas, and adds them there. */
export function useFormCanvas({ draft, levels, panels, dispatch }: FormCanvasInput): FormCanvas {
  const t = useT()
  const announce = useAnnounce()
  const { path, openIn } = levels
  const { setHeight } = panels
  const { form_groups } = draft.fields
  return useMemo(() => {
    const open = (to: FormCanvas['path'], opening: 'shown' | 'added'): void => {
      dispatch({ type: 'select', block_id: null })
      openIn(null, to, opening)
      setHeight('half')
    }
    return {
      path,
      onOpen: (group_id, question_id) => open(getQuestionPath(group_id, question_id), 'shown'),
      onAdd: (group_id, below) => {
        const added = addQuestion(form_groups, { group_id, below }, () => crypto.randomUUID())
        if (!added) {
          toasts.add({ text: t('editor.form.full') })
          return
        }
        dispatch({ type: 'set_field', field: 'form_groups', value: added.groups })
        open(added.path, 'added')
        announce(t('editor.announce.added', { name: t('blocks.form.label') }))
      },
    }
  }, [path, openIn, setHeight, form_groups, dispatch, t, announce])
}

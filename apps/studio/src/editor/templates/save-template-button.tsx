import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { SavePatternDialog } from '../patterns/save-pattern-dialog.tsx'
import type { PageDraft } from '../types.ts'

type SaveTemplateButtonProps = { readonly content_type: string; readonly draft: PageDraft }

/** Saves the page as a template for new pages, without the texts of its share card. */
export function SaveTemplateButton({ content_type, draft }: SaveTemplateButtonProps) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  if (pageTraits(content_type).is_overlay_only) return null
  const { title, og_title: _og_title, og_description: _og_description, ...rest } = draft
  return (
    <div>
      <Button kind="outline" size="small" icon={<LayoutTemplate />} onClick={() => setOpen(true)}>
        {t('editor.templates.save')}
      </Button>
      {is_open && (
        <SavePatternDialog
          subject={{ template: { title, content_type, draft: rest } }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

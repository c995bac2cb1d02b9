import { fitRichText, formatToken, type RichTextField } from '@foyer/content/definitions'
import { richTextLimits } from '@foyer/contract/rules/rich-text-limits'
import type { RichText } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { EditorContent, useEditor, useEditorState, type Editor, type JSONContent } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, TextQuote, Underline } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { AttributeMenu } from '../../attributes/attribute-menu.tsx'
import { useChipOptions } from '../../attributes/use-chip-options.ts'
import { listTokenPlaces } from '../../rich-text/attribute-chips.ts'
import { createRichTextExtensions } from '../../rich-text/extensions.ts'
import type { LimitNotice } from '../../rich-text/limits.ts'
import { normalizePastedHtml } from '../../rich-text/paste-html.ts'
import { assertNever } from '../../assert-never.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import rich_styles from '../rich-text.module.css'
import { LinkBar } from '../link-bar.tsx'

/** Formatted text, stored as the editor's JSON and synchronized with undo and the page. */
export function RichTextInput({ value, onChange, label, help, error }: FieldProps<RichTextField>) {
  const t = useT()
  const id = useId()
  const [is_linking, setLinking] = useState(false)
  const { notices, addNotice, endEdit } = useEditNotices()
  const chips = useChipOptions()
  const extensions = useMemo(() => createRichTextExtensions(addNotice, chips), [addNotice, chips])
  const editor = useEditor({
    extensions,
    content: toContent(fitRichText(value)),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: rich_styles.prose ?? '',
      },
      transformPastedHTML: (pasted) => {
        const { html, picture_count } = normalizePastedHtml(pasted)
        if (picture_count > 0) addNotice('pictures', picture_count)
        return html
      },
    },
    onUpdate: ({ editor: current }) => {
      endEdit()
      onChange(fitRichText(current.getJSON()))
    },
  })

  useEffect(() => {
    const fitted = fitRichText(value)
    if (JSON.stringify(fitRichText(editor.getJSON())) === JSON.stringify(fitted)) return
    editor.commands.setContent(toContent(fitted), { emitUpdate: false })
  }, [editor, value])

  const is_refused = notices.some(({ kind }) => kind === 'too_long' || kind === 'too_many_parts')
  return (
    <div className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={rich_styles.rich} data-invalid={error !== undefined}>
        <FormatToolbar editor={editor} onLink={() => setLinking(true)} />
        {is_linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
      <output className={is_refused ? styles.error : styles.help}>
        {notices.map((notice) => formatNotice(t, notice)).join(' ')}
      </output>
      {help && <p className={styles.help}>{help}</p>}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

type Format = { name: string; icon: ReactNode; is_on: boolean; run: () => void }

function FormatToolbar({ editor, onLink }: { readonly editor: Editor; readonly onLink: () => void }) {
  const t = useT()
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
    }),
  })
  const startCommand = () => editor.chain().focus()
  const formats: Format[] = [
    {
      name: t('editor.rich.bold'),
      icon: <Bold />,
      is_on: on.bold,
      run: () => startCommand().toggleBold().run(),
    },
    {
      name: t('editor.rich.italic'),
      icon: <Italic />,
      is_on: on.italic,
      run: () => startCommand().toggleItalic().run(),
    },
    {
      name: t('editor.rich.underline'),
      icon: <Underline />,
      is_on: on.underline,
      run: () => startCommand().toggleUnderline().run(),
    },
    { name: t('editor.rich.link'), icon: <Link />, is_on: on.link, run: onLink },
    {
      name: t('editor.rich.heading'),
      icon: <Heading2 />,
      is_on: on.h2,
      run: () => startCommand().toggleHeading({ level: 2 }).run(),
    },
    {
      name: t('editor.rich.subheading'),
      icon: <Heading3 />,
      is_on: on.h3,
      run: () => startCommand().toggleHeading({ level: 3 }).run(),
    },
    {
      name: t('editor.rich.bullets'),
      icon: <List />,
      is_on: on.bullets,
      run: () => startCommand().toggleBulletList().run(),
    },
    {
      name: t('editor.rich.numbers'),
      icon: <ListOrdered />,
      is_on: on.numbers,
      run: () => startCommand().toggleOrderedList().run(),
    },
    {
      name: t('editor.rich.quote'),
      icon: <TextQuote />,
      is_on: on.quote,
      run: () => startCommand().toggleBlockquote().run(),
    },
  ]
  return (
    <div role="toolbar" aria-label={t('editor.rich.formats')} className={rich_styles.formats}>
      {formats.map(({ name, icon, is_on, run }) => (
        <IconButton
          key={name}
          size="small"
          icon={icon}
          label={name}
          title={name}
          is_pressed={is_on}
          onClick={run}
        />
      ))}
      <AttributeMenu onInsert={(slug) => insertChip(t, editor, slug)} />
    </div>
  )
}

/** Inserts a token and selects its fallback text, once the menu has given the focus back. */
function insertChip(t: ReturnType<typeof useT>, editor: Editor, slug: string): void {
  const fallback = t(slug === 'member.first_name' ? 'editor.attributes.there' : 'editor.attributes.nothing')
  const token = formatToken(slug, fallback)
  const cursor = editor.state.selection.from
  const around = listTokenPlaces(editor.state.doc).find((place) => place.from < cursor && cursor < place.to)
  const from = around?.to ?? cursor
  setTimeout(() => {
    const to = from + token.length - 1
    editor
      .chain()
      .focus()
      .setTextSelection(around ? from : editor.state.selection)
      .insertContent({ type: 'text', text: token })
      .setTextSelection({ from: to - fallback.length, to })
      .run()
  }, 50)
}

/** The editor's type of a document does not name its nodes. */
function toContent(text: RichText): JSONContent {
  return text as JSONContent
}

type EditNotice = { kind: LimitNotice | 'pictures'; count: number }

function formatNotice(t: ReturnType<typeof useT>, { kind, count }: EditNotice): string {
  switch (kind) {
    case 'too_long':
      return t('editor.rich.too_long', { max: richTextLimits.characters })
    case 'too_many_parts':
      return t('editor.rich.too_many_parts')
    case 'flattened':
      return t('editor.rich.flattened', { max: richTextLimits.depth })
    case 'pictures':
      return t('editor.rich.pictures', { count })
    default:
      return assertNever(kind)
  }
}

/** What happened to the last edit or paste, until the next edit. */
function useEditNotices() {
  const [notices, setNotices] = useState<readonly EditNotice[]>([])
  const is_new = useRef(false)
  const [actions] = useState(() => ({
    addNotice: (kind: EditNotice['kind'], count = 0): void => {
      const is_first = !is_new.current
      is_new.current = true
      setNotices((known) => [
        ...(is_first ? [] : known.filter((notice) => notice.kind !== kind)),
        { kind, count },
      ])
    },
    endEdit: (): void => {
      if (!is_new.current) setNotices((known) => (known.length === 0 ? known : []))
      is_new.current = false
    },
  }))
  return { notices, ...actions }
}

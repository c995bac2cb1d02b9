import { emptyRichText, type RichTextField } from '@foyer/content/definitions'
import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, TextQuote, Underline } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { LinkBar } from '../link-bar.tsx'

/** The formatting allowed by the contract: no code blocks, headings 2 to 4, safe links without attributes. */
const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
]

/** Formatted text, stored as the editor's JSON and synchronized with undo and the page. */
export function RichTextInput({ value, onChange, label, help, error }: FieldProps<RichTextField>) {
  const id = useId()
  const [is_linking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: isDocument(value) ? value : emptyRichText,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: styles.prose ?? '',
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.getJSON()),
  })

  useEffect(() => {
    if (!isDocument(value) || JSON.stringify(editor.getJSON()) === JSON.stringify(value)) return
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.rich} data-invalid={error !== undefined}>
        <FormatToolbar editor={editor} onLink={() => setLinking(true)} />
        {is_linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
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
    <div role="toolbar" aria-label={t('editor.rich.formats')} className={styles.formats}>
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
    </div>
  )
}

function isDocument(value: unknown): value is { type: 'doc' } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

import type { AppTheme } from '@foyer/domain/theme'
import { FONTS } from '@foyer/domain/theme'

/** A selector and the classes that an element must have for it. */
type Selector = { text: string; classes: readonly string[] }

/** A rule with selectors, a font, a movement, a block of rules under a condition, or a statement without a block. */
export type CssNode =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'block'; head: string; nodes: CssNode[] }
  | { kind: 'font'; family: string; is_arabic: boolean; text: string }
  | { kind: 'movement'; name: string; text: string }
  | { kind: 'raw'; text: string }
  | { kind: 'statement'; text: string }

/** The order of the layers, which minifiers leave to the first rule of each. */
const LAYERS = '@layer reset,tokens,base,parts,blocks,screens;'

const ARABIC_FAMILY = 'Noto Sans Arabic Variable'
const ARABIC_LETTERS = /unicode-range:\s*U\+0?6/i

/** Blocks whose content are rules again. */
const NESTED = /^@(layer|media|supports|container|scope|starting-style)\b/

const COMMENT = /\/\*[\s\S]*?\*\//g

/** Reads a sheet that a build has written; strings may hold braces, and what a comment says before a rule is left out. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let at = 0
  while (at < css.length) {
    const end = seek(css, at, '{;')
    if (end < 0) break
    const head = css.slice(at, end).replaceAll(COMMENT, '').trim()
    if (css[end] === ';') {
      if (head !== '') nodes.push({ kind: 'statement', text: `${head};` })
      at = end + 1
      continue
    }
    const close = closingBrace(css, end)
    const body = css.slice(end + 1, close)
    nodes.push(nodeOf(head, body))
    at = close + 1
  }
  return nodes
}

function nodeOf(head: string, body: string): CssNode {
  if (NESTED.test(head)) return { kind: 'block', head, nodes: parseCss(body) }
  const text = `${head}{${body}}`
  if (head === '@font-face') {
    const family = familyOf(body)
    const is_arabic = family === ARABIC_FAMILY && ARABIC_LETTERS.test(body)
    return { kind: 'font', family, is_arabic, text }
  }
  const movement = /^@keyframes ([\w-]+)$/.exec(head)?.[1]
  if (movement !== undefined) return { kind: 'movement', name: movement, text }
  if (head.startsWith('@')) return { kind: 'raw', text }
  const selectors = splitSelectors(head).map((selector) => ({ text: selector, classes: classesOf(selector) }))
  return { kind: 'rule', selectors, body }
}

function familyOf(body: string): string {
  return /font-family:\s*(["']?)([^;"']+)\1/.exec(body)?.[2]?.trim() ?? ''
}

/** Classes that a selector asks for; those inside of `:not()` are no condition for a rule to count. */
function classesOf(selector: string): string[] {
  const asked = selector.replaceAll(/:(not|has|is|where)\([^()]*\)/g, '')
  return Array.from(asked.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name)
}

/** The place of the first of some characters outside of strings and brackets. */
function seek(css: string, from: number, wanted: string): number {
  let quote = ''
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const char = css[at] ?? ''
    if (char === '\\') at += 1
    else if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (depth === 0 && wanted.includes(char)) return at
  }
  return -1
}

function closingBrace(css: string, open: number): number {
  let depth = 1
  let at = open
  while (depth > 0) {
    at = seek(css, at + 1, '{}')
    if (at < 0) throw new Error('A block of the sheet is not closed.')
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

function splitSelectors(head: string): string[] {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const comma = seek(head, from, ',')
    parts.push(head.slice(from, comma < 0 ? undefined : comma).trim())
    if (comma < 0) return parts
    from = comma + 1
  }
}

/** The parts of the theme that choose fonts. */
type Look = { app: { theme: Pick<AppTheme, 'heading_font' | 'body_font'> }; dir: 'ltr' | 'rtl' }

/**
 * The part of the sheet that a document needs: rules whose classes it has, fonts that its theme shows, movements that
 * its rules name. Rules without a class always count.
 */
export function criticalCss(sheet: readonly CssNode[], html: string, look: Look): string {
  const classes = new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  const families = new Set<string>(
    [look.app.theme.heading_font, look.app.theme.body_font].flatMap((id) => [
      FONTS[id].family,
      `${FONTS[id].name} Fallback`,
    ]),
  )
  if (look.dir === 'rtl') families.add(ARABIC_FAMILY)

  const wanted = { classes, families, movements: new Set<string>() }
  const still = sheet.map((node) => keep(node, wanted)).join('')
  for (const [value] of still.matchAll(/animation(?:-name)?:[^;}]*/g))
    for (const [word] of value.matchAll(/[\w-]+/g)) wanted.movements.add(word)
  return LAYERS + (wanted.movements.size === 0 ? still : sheet.map((node) => keep(node, wanted)).join(''))
}

/** What of a sheet counts. */
type Wanted = {
  classes: ReadonlySet<string>
  families: ReadonlySet<string>
  movements: ReadonlySet<string>
}

function keep(node: CssNode, wanted: Wanted): string {
  switch (node.kind) {
    case 'statement':
      return node.text
    case 'raw':
      return node.text
    case 'font':
      return node.is_arabic || wanted.families.has(node.family) ? node.text : ''
    case 'movement':
      return wanted.movements.has(node.name) ? node.text : ''
    case 'rule': {
      const selectors = node.selectors.filter(({ classes }) =>
        classes.every((name) => wanted.classes.has(name)),
      )
      return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${node.body}}`
    }
    default: {
      const inner = node.nodes.map((child) => keep(child, wanted)).join('')
      return inner === '' ? '' : `${node.head}{${inner}}`
    }
  }
}
